import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { contentDisposition } from '@/src/server/storage/content-type'

type Cell = string | number | null
/** Cells in the order of the titles, or by title. */
type Row = readonly Cell[] | Readonly<Record<string, Cell>>
type Rows = Iterable<Row> | AsyncIterable<Row>

/** What table programs take for the beginning of a formula, whole width too. */
const beginsFormula = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
/** What is less than nothing is a number, and no formula. */
const isNumber = /^-\d+(\.\d+)?$/

const withoutFormula = (cell: string): string =>
  beginsFormula.test(cell) && !isNumber.test(cell) ? `'${cell}` : cell

/**
 * A CSV file to download, written while its rows are read, so that its size does not matter. Cells that
 * table programs would run as a formula get a ' in front.
 *
 * @param name without `.csv`
 */
export function csvFile(name: string, titles: readonly string[], rows: Rows): Response {
  return new Response(Readable.toWeb(csvStream(titles, rows)) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': contentDisposition(`${name}.csv`),
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** What {@link csvFile} answers, to put it into another file. */
export function csvStream(titles: readonly string[], rows: Rows): Readable {
  const file = stringify({
    header: true,
    columns: [...titles],
    cast: { string: withoutFormula },
    bom: true,
    record_delimiter: 'windows',
  })
  const source = Readable.from(rows)
  source.on('error', (error) => file.destroy(error))
  file.on('close', () => source.destroy())
  return source.pipe(file)
}
