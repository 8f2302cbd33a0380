/**
 * How well typed words fit a text; 0 for not at all, higher for better. Every word typed must be
 * found: whole words first, then beginnings, then letters in order within one word.
 */
export function rateMatch(typed: string, text: string): number {
  const wanted = wordsIn(typed)
  const words = wordsIn(text)
  const whole = words.join(' ').startsWith(wanted.join(' ')) ? 2 : 0
  let sum = 1 + whole
  for (const part of wanted) {
    const best = Math.max(0, ...words.map((word, index) => rateWord(part, word) - index * 0.01))
    if (best <= 0) {
      return 0
    }
    sum += best
  }
  return sum
}

function rateWord(part: string, word: string): number {
  if (word === part) {
    return 4
  }
  if (word.startsWith(part)) {
    return 3
  }
  if (part.length > 2 && word.includes(part)) {
    return 2
  }
  return part.length > 2 && isSubsequence(part, word) ? 1 : 0
}

function isSubsequence(part: string, word: string): boolean {
  if (part[0] !== word[0]) {
    return false
  }
  let found = 0
  for (const letter of word) {
    found += letter === part[found] ? 1 : 0
  }
  return found === part.length
}

/** Lower-case words without accents. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{Mark}/gu, '')
  return plain
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
}
