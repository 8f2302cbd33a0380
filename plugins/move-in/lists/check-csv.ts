import type { ImportFile } from '@/plugins/_kit/importer'
import {
  type ConsentColumn,
  consentColumns,
  ValueCount,
} from '@/plugins/move-in/lists/consent-columns'
import { isOwnExport, plainHeading } from '@/plugins/move-in/lists/consent-headings'
import { limits } from '@/src/core/limits'
import { readAddress } from '@/src/core/text/read-address'

const cut = (cell: string) => cell.trim().slice(0, limits.subscriberImport.quotedMax)

type Column = { name: string; addresses: number; values: ValueCount }

type CheckedCsv = {
  columns: { name: string; addresses: number }[]
  /** Null where several columns hold addresses, or none. */
  emailColumn: number | null
  consent: ConsentColumn[]
  isOwn: boolean
}

/** What the columns of a file are, which one holds the addresses where that is plain, and what is said of consent. */
export async function checkCsv(rows: ReturnType<ImportFile['table']>): Promise<CheckedCsv> {
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
    isOwn: isOwnExport(headings),
    columns: columns.map(({ name, addresses }) => ({ name, addresses })),
    emailColumn: plainColumn(columns),
    // Addresses say nothing of consent, whatever their column is called.
    consent: consentColumns(
      headings,
      columns.map(({ addresses, values }) => (addresses * 2 > count ? undefined : values)),
    ),
  }
}

/** A column that first stands in a later row is empty in those before it. */
function newColumn(name: string, rowsBefore: number): Column {
  const values = new ValueCount()
  for (let row = 0; row < rowsBefore; row += 1) {
    values.add('')
  }
  return { name, addresses: 0, values }
}

function addCell(column: Column, cell: string): void {
  column.values.add(cell)
  if (readAddress(cell)) {
    column.addresses += 1
  }
}

/** A first row without an address is a heading. */
export function isHeading(cells: readonly string[]): boolean {
  return !cells.some((cell) => readAddress(cell))
}

/** In the languages that services export in. */
const addressHeadings = new Set([
  ...['email', 'e mail', 'email address', 'e mail address', 'mail', 'subscriber email'],
  ...['e mail adresse', 'email adresse', 'mailadresse', 'e mailadres', 'emailadres', 'mailadres'],
  ...['adresse e mail', 'adresse email', 'adresse mail', 'courriel', 'adresse courriel'],
  ...['correo', 'correo electrónico', 'correo electronico', 'dirección de correo electrónico'],
  ...['direccion de correo electronico', 'dirección de email', 'posta elettronica'],
  ...['indirizzo e mail', 'indirizzo email', 'indirizzo di posta elettronica'],
  ...['endereço de e mail', 'endereço de email', 'endereço de correio eletrónico'],
])

/** The only column with addresses, or the only one of those that is called so. */
function plainColumn(columns: readonly Column[]): number | null {
  const filled = columns.flatMap((column, index) =>
    column.addresses > 0 ? [{ column, index }] : [],
  )
  const called = filled.filter(({ column }) => addressHeadings.has(plainHeading(column.name)))
  const [only] = filled.length === 1 ? filled : called.length === 1 ? called : []
  return only?.index ?? null
}
