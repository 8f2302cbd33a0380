import { readAddress } from '@/plugins/newsletters/import/read-address'
import type { CsvRow } from '@/plugins/newsletters/import/read-csv'
import { nameHeadings } from '@/plugins/newsletters/import/read-names'
import type { ImportCheck } from '@/src/core/contracts/email-lists'
import { limits } from '@/src/core/limits'

const cut = (cell: string) => cell.trim().slice(0, limits.subscriberImport.quotedMax)

/** What the columns of a file are, and which one holds the addresses where that is plain. */
export async function checkCsv(
  rows: AsyncIterable<CsvRow>,
): Promise<Omit<ImportCheck, 'isGuessed'>> {
  const columns: { name: string; example: string; addresses: number }[] = []
  let count = 0
  let isFirst = true
  for await (const { cells } of rows) {
    const isHead = isFirst && isHeading(cells)
    isFirst = false
    count += isHead ? 0 : 1
    for (const [index, cell] of cells.entries()) {
      const column = columns[index] ?? { name: '', example: '', addresses: 0 }
      columns[index] = column
      if (isHead) {
        column.name = cut(cell)
      } else {
        column.example ||= cut(cell)
        column.addresses += readAddress(cell) ? 1 : 0
      }
    }
  }
  return {
    columns: columns.map(({ name, example }, index) => ({ index, name, example })),
    nameHeadings: nameHeadings(columns.map(({ name }) => name)),
    emailColumn: plainColumn(columns),
    rows: count,
  }
}

/** A first row without an address is a heading. */
export function isHeading(cells: readonly string[]): boolean {
  return !cells.some((cell) => readAddress(cell))
}

/** The only column with addresses, or the only one of those that is called so. */
function plainColumn(columns: readonly { name: string; addresses: number }[]): number | null {
  const filled = columns.flatMap((column, index) =>
    column.addresses > 0 ? [{ column, index }] : [],
  )
  const called = filled.filter(({ column }) => /^e-?mail([ _-]?address)?$/i.test(column.name))
  const [only] = filled.length === 1 ? filled : called.length === 1 ? called : []
  return only?.index ?? null
}
