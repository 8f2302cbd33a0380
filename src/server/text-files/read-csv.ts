import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const { columnsMax } = limits.subscriberImport

type Limits = {
  rowsMax: number
  /** Bytes of one row; those of a list's unless said. */
  rowBytes?: number
  words: { tooManyRows: string; noTable: string; empty: string }
}

const ofSubscribers: Limits = {
  rowsMax: limits.subscriberImport.rows,
  words: ownerMessages.subscriberImport,
}

/** `line` is where the row ends in the file, from 1: rows with line breaks in a cell take several. */
export type CsvRow = { line: number; cells: string[] }

/**
 * The rows of a CSV file, without those that hold nothing. Separated by commas, semicolons, tabs or pipes,
 * or by what a first line `sep=…` says, which Excel writes and reads.
 *
 * @param file as a whole, or piece by piece: then no more than a few pieces are in memory
 * @throws {AppError} `VALIDATION_FAILED` when it is no CSV, empty, or has too many rows
 */
export async function* readCsv(
  file: string | AsyncIterable<string>,
  { rowsMax, rowBytes = limits.subscriberImport.rowBytes, words: text }: Limits = ofSubscribers,
): AsyncGenerator<CsvRow> {
  const { head, pieces } =
    typeof file === 'string'
      ? { head: file, pieces: piecesOf(Buffer.from(file)) }
      : await withHead(file)
  const said = /^"?sep=([^\r\n"])"?(?=[\r\n])/i.exec(head)?.[1]
  const parser = parse({
    delimiter: said ?? delimiterOf(head),
    from_line: said === undefined ? 1 : 2,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: rowBytes,
  })
  const source = Readable.from(pieces)
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let count = 0
  try {
    for await (const { info, record } of parser) {
      count += 1
      // One more for the heading.
      if (count > rowsMax + 1) {
        throw refusal(text.tooManyRows)
      }
      yield { line: info.lines, cells: record.slice(0, columnsMax) }
    }
  } catch (error) {
    throw error instanceof CsvError ? refusal(text.noTable) : error
  } finally {
    source.destroy()
  }
  if (count === 0) {
    throw refusal(text.empty)
  }
}

const pieceBytes = 65_536

/** In one piece a large file would hold everything else up while it is read. */
function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    yield bytes.subarray(start, start + pieceBytes)
  }
}

/** The pieces of a file, and how it begins. */
async function withHead(file: AsyncIterable<string>) {
  const pieces = file[Symbol.asyncIterator]()
  let head = ''
  while (head.length < headLength) {
    const next = await pieces.next()
    if (next.done) {
      break
    }
    head += next.value
  }
  async function* all() {
    try {
      yield head
      yield* { [Symbol.asyncIterator]: () => pieces }
    } finally {
      await pieces.return?.()
    }
  }
  return { head, pieces: all() }
}

const delimiters = [',', ';', '\t', '|'] as const

const headLength = 4096

/** The separator that the first line has most of, outside of quotes. */
function delimiterOf(file: string): string {
  const [line = ''] = file
    .slice(0, headLength)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1)
  const counts = delimiters.map((delimiter) => line.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

function refusal(message: string): AppError {
  return new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'file', message }] })
}
