// Lists of numbers as people write them: `1-12, 20`.

/** The numbers of such a list, in order and once each; null for what is no list. */
export function numbersOf(text: string): number[] | null {
  const found = new Set<number>();
  for (const part of text.split(/[\s,;]+/).filter(Boolean)) {
    const range = /^(\d{1,4})(?:[-–](\d{1,4}))?$/.exec(part);
    if (!range) return null;
    const [first, last] = [Number(range[1]), Number(range[2] ?? range[1])];
    if (first < 1 || last < first || last - first > 999) return null;
    for (let number = first; number <= last; number++) found.add(number);
  }
  return [...found].sort((one, other) => one - other);
}

/** Numbers as such a list. */
export function listText(numbers: number[]): string {
  const parts: [number, number][] = [];
  for (const number of numbers) {
    const last = parts.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else parts.push([number, number]);
  }
  return parts.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(", ");
}
