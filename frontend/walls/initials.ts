/** The letters on the face of somebody of whom there is no picture: of his first and his last name. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/u).filter((word) => /^\p{L}/u.test(word));
  const [first, last] = [words[0] ?? name, words.length > 1 ? words.at(-1)! : ""];
  return [first, last].map((word) => [...word][0] ?? "").join("").toUpperCase();
}
