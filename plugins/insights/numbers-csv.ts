import type { PayloadRequest } from 'payload'
import type { Scope } from '@/plugins/insights/queries/scope'
import { tables } from '@/plugins/insights/tables'
import type { NumbersTable } from '@/src/core/contracts/pages/numbers'
import type { DayRange } from '@/src/core/insights/days'
import { csvFile } from '@/src/server/http/csv-file'

/** More rows than that are no table that anybody reads. */
const rowsAtMost = 50_000

/** A table of the screen as a CSV file: the same numbers, and those of the days it is compared with. */
export async function numbersCsv(
  req: PayloadRequest,
  { scope, compared }: { scope: Scope; compared: DayRange | null },
  name: NumbersTable,
): Promise<Response> {
  const { heading, columns, load } = tables[name]
  const all = { most: rowsAtMost, skipped: 0 }
  const isByDay = name === 'days' || name === 'releases-by-day'
  const before = compared && !isByDay ? { ...scope, range: compared } : null
  const [rows, former] = await Promise.all([
    load(req, scope, all),
    before ? load(req, before, all) : [],
  ])
  const then = new Map(former.map((row) => [row.key, row.cells]))
  const hasNotes = rows.some(({ note }) => note !== undefined)
  return csvFile(
    `${name}-${scope.range.from}-${scope.range.to}`,
    [
      heading,
      ...(hasNotes ? [noteHeadings[name] ?? 'Address'] : []),
      ...columns.map(({ label }) => label),
      ...(before ? columns.map(({ label }) => `${label} before`) : []),
    ],
    rows.map(({ key, label, note, cells }) => [
      label,
      ...(hasNotes ? [note ?? null] : []),
      ...columns.map((column) => cells[column.key] ?? null),
      ...(before ? columns.map((column) => then.get(key)?.[column.key] ?? 0) : []),
    ]),
  )
}

const noteHeadings: Partial<Record<NumbersTable, string>> = {
  mails: 'Sent',
  'releases-by-day': 'Release',
}
