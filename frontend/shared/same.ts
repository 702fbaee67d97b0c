// What comes anew from the server and says the same stays the very object that it was, so that the page touches only what
// has changed: one table out of a hundred, one name out of a thousand.

/** `fresh`, with every part of it that equals the same part of `old` replaced by that part. */
export function same<T>(old: unknown, fresh: T): T {
  if (old === fresh || typeof old !== "object" || typeof fresh !== "object" || !old || !fresh) return fresh;
  if (Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const before = old as Record<string, unknown>;
  const after = fresh as Record<string, unknown>;
  const names = Object.keys(after);
  let equal = names.length === Object.keys(before).length;
  for (const name of names) {
    after[name] = same(before[name], after[name]);
    equal &&= after[name] === before[name] && name in before;
  }
  return equal ? (old as T) : fresh;
}
