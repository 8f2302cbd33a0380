import { consentColumns, ValueCount } from '@/plugins/newsletters/import/consent-columns'
import type { ImportCheck } from '@/src/core/contracts/audience/email-lists'
import { limits } from '@/src/core/limits'
import { readAddress } from '@/src/core/text/read-address'
import { nameHeadings } from '@/src/core/text/read-names'
import type { CsvRow } from '@/src/server/text-files/read-csv'

const cut = (cell: string) => cell.trim().slice(0, limits.subscriberImport.quotedMax)

type Column = {
  name: string
  example: string
  addresses: number
  unreadable: { count: number; example: string }
  values: ValueCount
}

/** What the columns of a file are, which one holds the addresses where that is plain, and what is said of consent. */
export async function checkCsv(
  rows: AsyncIterable<CsvRow>,
): Promise<Omit<ImportCheck, 'isGuessed'>> {
  const columns: Column[] = []
  let count = 0
  let isFirst = true
  for await (const { cells } of rows) {
    const isHead = isFirst && isHeading(cells)
    isFirst = false
    if (isHead) {
      columns.push(...cells.map((name) => newColumn(cut(name), 0)))
      continue
    }
    while (columns.length < cells.length) {
      columns.push(newColumn('', count))
    }
    count += 1
    for (const [index, column] of columns.entries()) {
      addCell(column, cells[index] ?? '')
    }
  }
  const headings = columns.map(({ name }) => name)
  return {
    columns: columns.map(({ name, example, unreadable }, index) => ({
      index,
      name,
      example,
      unreadable,
    })),
    nameHeadings: nameHeadings(headings),
    emailColumn: plainColumn(columns),
    // Addresses say nothing of consent, whatever their column is called.
    consent: consentColumns(
      headings,
      columns.map(({ addresses, values }) => (addresses * 2 > count ? undefined : values)),
    ),
    rows: count,
  }
}

/** A column that first stands in a later row is empty in those before it. */
function newColumn(name: string, rowsBefore: number): Column {
  const values = new ValueCount()
  for (let row = 0; row < rowsBefore; row += 1) {
    values.add('')
  }
  return { name, example: '', addresses: 0, unreadable: { count: 0, example: '' }, values }
}

function addCell(column: Column, cell: string): void {
  column.values.add(cell)
  column.example ||= cut(cell)
  if (readAddress(cell)) {
    column.addresses += 1
  } else if (cell.trim() !== '') {
    column.unreadable.count += 1
    column.unreadable.example ||= cut(cell)
  }
}

/** A first row without an address is a heading. */
export function isHeading(cells: readonly string[]): boolean {
  return !cells.some((cell) => readAddress(cell))
}

/** The only column with addresses, or the only one of those that is called so. */
function plainColumn(columns: readonly Column[]): number | null {
  const filled = columns.flatMap((column, index) =>
    column.addresses > 0 ? [{ column, index }] : [],
  )
  const called = filled.filter(({ column }) => /^e-?mail([ _-]?address)?$/i.test(column.name))
  const [only] = filled.length === 1 ? filled : called.length === 1 ? called : []
  return only?.index ?? null
}
