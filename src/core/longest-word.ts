/** Where a line may break: at spaces, behind hyphens, and anywhere in scripts that write no spaces. */
const breaks = /\s|(?<=[-‐–—/\u200b])|(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])/u

/** How many letters the longest part of a text has that stands on one line; 0 for none. */
export function longestWord(text: string): number {
  const lengths = text.split(breaks).map((word) => [...word.replace(/\p{M}/gu, '')].length)
  return Math.max(0, ...lengths)
}
