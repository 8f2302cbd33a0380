import type { PayloadRequest } from 'payload'
import type { Scope } from '@/plugins/insights/queries/scope'
import type { NumbersFilter } from '@/src/core/contracts/pages/numbers'

export type TableRow = {
  key: string
  label: string
  /** Said below the label. */
  note?: string
  cells: Readonly<Record<string, number | null>>
}

export type TableColumn = { key: string; label: string; say: 'count' | 'dollars' | 'percent' }

/** What the screen shows as a table, and a file holds. */
export type Table = {
  title: string
  /** What the first column names. */
  heading: string
  /** Said in place of a table without rows. */
  empty: string
  /** The first of them is drawn as a bar, and compared. */
  columns: readonly TableColumn[]
  /** A press on a row shows it alone. */
  filter?: keyof NumbersFilter
  /** By what else it can be counted; whatever is not here it does not know. */
  knows: readonly (keyof NumbersFilter)[]
  load: (req: PayloadRequest, scope: Scope, rows: Rows) => Promise<readonly TableRow[]>
}

/** Which rows are asked for, where there may be thousands. */
export type Rows = { most: number; skipped: number }
