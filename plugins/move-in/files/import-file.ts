import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { ImportFile } from '@/plugins/_kit/importer'
import { type OpenZip, openZip } from '@/plugins/move-in/files/open-zip'
import { readElements } from '@/plugins/move-in/files/read-elements'
import { readRows, readTable } from '@/plugins/move-in/files/read-table'
import { refuseFile } from '@/plugins/move-in/files/refuse-file'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { decodeStream, encodingOf } from '@/src/server/text-files/decode-stream'

const words = ownerMessages.moveIn
const { wholeBytes } = studioLimits.moveIn

/** Lends a file on this disk to an importer; what was opened of it is closed afterwards. */
export async function withImportFile<Result>(
  { path, name }: { path: string; name: string },
  use: (file: ImportFile) => Promise<Result>,
): Promise<Result> {
  let zip: Promise<OpenZip> | null = null
  const files = async () => {
    zip ??= openZip(path)
    const { entries } = await zip
    return entries.map((entry) => textFile(entry, () => Promise.reject(refuseFile(words.noZip))))
  }
  try {
    return await use(textFile({ name, open: async () => createReadStream(path) }, files))
  } finally {
    const opened = await (zip as Promise<OpenZip> | null)?.catch(() => null)
    opened?.close()
  }
}

type Source = { name: string; open: () => Promise<Readable> }

function textFile({ name, open }: Source, files: ImportFile['files']): ImportFile {
  async function* pieces(): AsyncGenerator<string> {
    const encoding = await encodingOf(await open(), words)
    yield* decodeStream(await open(), encoding)
  }
  const text = async () => {
    let whole = ''
    for await (const piece of pieces()) {
      whole += piece
      if (whole.length > wholeBytes) {
        throw refuseFile(words.notWhole(wholeBytes / 1e6))
      }
    }
    return whole
  }
  return {
    name,
    rows: ({ needs }) => readTable(pieces(), needs),
    table: () => readRows(pieces()),
    elements: (element) => readElements(pieces(), element),
    text,
    json: async () => {
      try {
        return JSON.parse(await text()) as unknown
      } catch (error) {
        throw error instanceof SyntaxError ? refuseFile(words.noJson) : error
      }
    },
    files,
  }
}
