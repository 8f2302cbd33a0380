import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/owner-messages'

const { bytes, rows: rowsMax, rowBytes, columnsMax } = limits.subscriberImport
const text = ownerMessages.subscriberImport

/** `line` is where the row ends in the file, from 1: rows with line breaks in a cell take several. */
export type CsvRow = { line: number; cells: string[] }

/**
 * The rows of a CSV file as it comes in, without those that hold nothing. Separated by commas,
 * semicolons or tabs, in UTF-8 or what table programs call Unicode text.
 *
 * @throws {AppError} `TOO_LARGE`; `VALIDATION_FAILED` when it is no CSV, empty, or has too many rows
 */
export async function* readCsv(body: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const { head, whole } = await peek(capped(body))
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(head),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: rowBytes,
  })
  const source = Readable.from(whole)
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

async function* capped(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > bytes) {
      throw new AppError('TOO_LARGE')
    }
    yield chunk
  }
}

const headBytes = 4096

/** Reads the first line, or as much of it as it takes to tell the separator. */
async function peek(chunks: AsyncGenerator<Uint8Array>) {
  let begun = Buffer.alloc(0)
  let isAll = false
  while (begun.length < headBytes && !begun.includes('\n')) {
    const { value, done } = await chunks.next()
    if (done) {
      isAll = true
      break
    }
    begun = Buffer.concat([begun, value])
  }
  const isUtf16 = begun[0] === 0xff && begun[1] === 0xfe
  const isTable = isUtf16 || !(begun.includes(0) || begun.subarray(0, 4).equals(zipHead))
  if (!isTable) {
    throw refusal(text.noTable)
  }
  async function* whole() {
    yield begun
    if (!isAll) {
      yield* chunks
    }
  }
  return { head: begun.toString(isUtf16 ? 'utf16le' : 'utf8'), whole: whole() }
}

/** Table programs' own files are archives. */
const zipHead = Buffer.from([0x50, 0x4b, 0x03, 0x04])

const delimiters = [',', ';', '\t'] as const

/** The separator that the first line has most of, outside of quotes. */
export function delimiterOf(head: string): string {
  const [line = ''] = head.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1)
  const counts = delimiters.map((delimiter) => line.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

function refusal(message: string): AppError {
  return new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'file', message }] })
}
