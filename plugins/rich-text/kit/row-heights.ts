import styles from '@/src/rich-text/nodes/table/table.module.css'

/**
 * How high the rows of large tables stand, which are laid out only in sight (`.large`). Drawn anew, each would be as high
 * as is guessed until it is seen again, and what is below it stands elsewhere than where it was clicked.
 */
export function readRowHeights(words: Element | null): readonly string[] {
  return rowsOf(words).map((row) => getComputedStyle(row).height)
}

/** Gives the same rows, drawn anew, the room that they had. */
export function keepRowHeights(words: Element, heights: readonly string[]): void {
  const rows = rowsOf(words)
  if (rows.length === heights.length) {
    for (const [at, row] of rows.entries()) {
      row.style.containIntrinsicBlockSize = `auto ${heights[at]}`
    }
  }
}

const rowsOf = (words: Element | null) => [
  ...(words?.querySelectorAll<HTMLElement>(`.${styles.large} tr`) ?? []),
]
