import type { LexicalEditor } from 'lexical'
import { bytesOfTable } from '@/plugins/rich-text/features/tables/table-bytes'
import type { TableSize } from '@/plugins/rich-text/features/tables/table-size'
import type { RichTextHost } from '@/plugins/rich-text/kit/host'
import { hostOf } from '@/plugins/rich-text/kit/host-of'
import { ownerMessages } from '@/src/core/owner-messages'

/** Whether there is room to store so large a table. */
export function fits(size: TableSize, { bytesLeft }: RichTextHost): boolean {
  return !bytesLeft || bytesOfTable(size) <= bytesLeft()
}

/** Why so large a table does not fit, and how many rows with as many columns would; null when it fits. */
export function roomProblem(size: TableSize, host: RichTextHost): string | null {
  if (fits(size, host)) {
    return null
  }
  const bare = bytesOfTable({ ...size, rows: 0 })
  const perRow = bytesOfTable({ ...size, rows: 1 }) - bare
  const rows = Math.floor(((host.bytesLeft?.() ?? 0) - bare) / perRow)
  const { tableRoom, tableTooLarge } = ownerMessages.richText
  return rows > 0 ? tableRoom(rows) : tableTooLarge
}

/** As {@link fits}; says so where there is none. */
export function hasRoom(editor: LexicalEditor, size: TableSize): boolean {
  const host = hostOf(editor)
  const isRoom = fits(size, host)
  if (!isRoom) {
    host.tell?.(ownerMessages.richText.tableTooLarge)
  }
  return isRoom
}

/** What a table gets with one row more, or one column. */
export const oneMore = {
  row: ({ columns }: TableSize): TableSize => ({ rows: 1, columns }),
  column: ({ rows }: TableSize): TableSize => ({ rows, columns: 1 }),
}
