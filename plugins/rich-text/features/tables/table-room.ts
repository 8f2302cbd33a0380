import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { z } from 'zod'
import { hostOf, type RichTextHost } from '@/plugins/rich-text/kit/host'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** As JSON, with a little room. */
const perTable = 200
const perRow = 108
/** Without words; more comes as they are written. */
const perCell = 3
/** Its width, and the cell that heads it. */
const perColumn = 32

/** Bytes that an empty table takes where the text is stored; never fewer than it does. */
export function bytesOfTable({ rows, columns }: TableSize): number {
  return perTable + columns * perColumn + rows * (perRow + columns * perCell)
}

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

const { rowsMax, columnsMax } = limits.table

const countTo = (max: number) => {
  const said = `From 1 to ${max}.`
  return z.int(said).min(1, said).max(max, said)
}

/** How many rows and columns a table may have. */
export const tableSize = z.object({ rows: countTo(rowsMax), columns: countTo(columnsMax) })

export type TableSize = z.infer<typeof tableSize>
