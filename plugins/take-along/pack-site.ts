import { createReadStream } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { type PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Payload } from 'payload'
import { ZipFile } from 'yazl'
import { readLines } from '@/plugins/take-along/read-lines'
import { type ReadTable, readRows } from '@/plugins/take-along/read-rows'
import { readmeOf } from '@/plugins/take-along/readme'
import {
  dataName,
  filesOfRow,
  manifestName,
  type SiteManifest,
  type SiteRow,
  siteFormat,
} from '@/plugins/take-along/site-package'
import { copySite } from '@/plugins/take-along/static-copy/copy-site'
import { inWorkFolder } from '@/src/server/delivery/work-folder'
import { csvStream } from '@/src/server/http/csv-file'
import { storage } from '@/src/server/storage'

/**
 * All that belongs to a site in one ZIP, packed while it is read. Files go from the store into it one after the other
 * and are never held in memory; beyond 4 GB it is a ZIP64.
 *
 * @param onProgress gets the share of the files that are in it, 0 to 1
 */
export function packSite(
  payload: Payload,
  profileId: string,
  onProgress: (share: number) => void = () => undefined,
): Promise<Readable> {
  return new Promise((resolve, reject) => {
    inWorkFolder(async (folder) => {
      const tables = await readRows(payload, profileId, folder)
      const zip = new ZipFile()
      const packed = zip.outputStream as PassThrough
      zip.on('error', (error: Error) => packed.destroy(error))
      const gone = new AbortController()
      const isRead = finished(packed, { cleanup: true }).finally(() => gone.abort())
      resolve(packed)
      const filling: Filling = {
        ...{ profileId, tables, gone: gone.signal },
        onProgress: async (share) => {
          // What nobody has written to for long is swept away as left behind.
          await utimes(folder, new Date(), new Date())
          onProgress(share)
        },
      }
      await Promise.all([
        isRead.catch(() => undefined),
        // Ends the file early, so that it does not open: nobody takes a part for the whole.
        fill(zip, payload, filling).catch((error: Error) => packed.destroy(error)),
      ])
    }).catch(reject)
  })
}

type Filling = {
  profileId: string
  tables: ReadTable[]
  gone: AbortSignal
  onProgress: (share: number) => Promise<void>
}

async function fill(
  zip: ZipFile,
  payload: Payload,
  { profileId, tables, gone, onProgress }: Filling,
): Promise<void> {
  const madeAt = new Date()
  const manifest: SiteManifest = {
    format: siteFormat,
    madeAt: madeAt.toISOString(),
    profileId,
    tables: Object.fromEntries(tables.map(({ name, count }) => [name, count])),
  }
  zip.addBuffer(Buffer.from(readmeOf(tables, madeAt)), 'README.txt')
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), manifestName)
  const add = async (body: Readable, name: string, compress: boolean) => {
    zip.addReadStream(body, name, { compress, mode: 0o100644 })
    await finished(body, { signal: gone, writable: false }).finally(() => body.destroy())
  }
  for (const { name, source, columns } of tables) {
    const titles = columns.map((column) => column.name)
    await add(createReadStream(source), dataName(name), true)
    await add(csvStream(titles, cellsOf(source, titles)), `tables/${name}.csv`, true)
  }
  const missing: string[] = []
  const stored = new Map<string, string>()
  const bytes = await countBytes(tables)
  let added = 0
  for (const { name, source } of tables.filter(({ hasFiles }) => hasFiles)) {
    for await (const row of rowsIn(source)) {
      for (const { entry, key } of filesOfRow(name, row)) {
        const file = await storage().open(key)
        if (file) {
          stored.set(key, entry)
          await add(file.body, entry, false)
        } else {
          missing.push(entry)
        }
      }
      added += Number(row.filesize ?? 0)
      await onProgress(added / Math.max(bytes, 1))
    }
  }
  for await (const { entry, body } of copySite(payload, { profileId, stored })) {
    if (body) {
      await add(Readable.from([body]), entry, true)
    } else {
      missing.push(entry)
    }
  }
  if (missing.length > 0) {
    zip.addBuffer(Buffer.from(`${missing.join('\n')}\n`), 'MISSING.txt')
  }
  zip.end()
}

/** Of all files as they were given, which are nearly all of the ZIP. */
async function countBytes(tables: readonly ReadTable[]): Promise<number> {
  let bytes = 0
  for (const { source } of tables.filter(({ hasFiles }) => hasFiles)) {
    for await (const { filesize } of rowsIn(source)) {
      bytes += Number(filesize ?? 0)
    }
  }
  return bytes
}

async function* rowsIn(source: string): AsyncGenerator<SiteRow> {
  for await (const line of readLines(createReadStream(source))) {
    yield JSON.parse(line)
  }
}

async function* cellsOf(source: string, titles: readonly string[]) {
  for await (const row of rowsIn(source)) {
    yield titles.map((title) => cellOf(row[title]))
  }
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) {
    return null
  }
  if (typeof value === 'string' || typeof value === 'number') {
    return value
  }
  return JSON.stringify(value)
}
