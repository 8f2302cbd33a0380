import type { Values } from '@/src/admin/autosave/form-values'
import { typingIn } from '@/src/admin/autosave/typing-in'

/** As long as somebody pauses who has finished a sentence. */
const textMs = 700

/**
 * When a change is saved: a choice at once, a text after a pause, a line once it is left. A new row has nothing to
 * save before something is written in it.
 */
export function pauseAfter(
  focused: Element | null,
  change: Values,
  before: Values,
): number | 'left' {
  const typing = typingIn(focused)
  const hasEmptyRow = Object.entries(change).some(([key, rows]) => isStarted(rows, before[key]))
  if (typing === 'line' || hasEmptyRow) {
    return 'left'
  }
  return typing === 'text' ? textMs : 0
}

function isStarted(rows: unknown, before: unknown): boolean {
  const count = Array.isArray(before) ? before.length : 0
  return Array.isArray(rows) && rows.length > count && rows.some(isEmptyRow)
}

function isEmptyRow(row: unknown): boolean {
  return (
    typeof row === 'object' &&
    row !== null &&
    Object.entries(row).every(
      ([key, value]) => key === 'id' || key === 'blockType' || (value ?? '') === '',
    )
  )
}
