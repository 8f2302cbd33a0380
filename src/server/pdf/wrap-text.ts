type Measure = (text: string) => number

/** What has no look, or turns the direction of others. */
const unseen = /[\p{Cc}\p{Cf}]/gu

/** A text as it is drawn: letters composed, line breaks of one kind, nothing that has no look. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .split(/\r?\n|\r/)
    .map((line) => line.replaceAll('\t', ' ').replaceAll(unseen, ''))
    .join('\n')
}

/**
 * The lines of a text that are no wider than `width`. Breaks at spaces, and inside of what is too long by
 * itself, as an address of a page is.
 */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  return plainText(text)
    .split('\n')
    .flatMap((line) => wrapLine(line, width, measure))
}

function wrapLine(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line) {
      lines.push(line)
    }
    const pieces = measure(word) > width ? cut(word, width, measure) : [word]
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  return [...lines, line]
}

/** A word in pieces of at least one letter. */
function cut(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece && measure(piece + letter) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}
