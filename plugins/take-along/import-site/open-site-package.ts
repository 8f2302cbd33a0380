import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Entry, openPromise } from 'yauzl'
import { parseRow, readLines } from '@/plugins/take-along/read-lines'
import {
  dataName,
  manifestName,
  type SiteManifest,
  type SiteRow,
  siteManifest,
} from '@/plugins/take-along/site-package'

/** The file of a site, opened for reading; rows and files are streamed from it. */
export type SitePackage = {
  manifest: SiteManifest
  rows: (table: string) => AsyncGenerator<SiteRow>
  /** @returns null when it is not in there */
  open: (entry: string) => Promise<Readable | null>
  close: () => void
}

/** @throws {Error} with one sentence for what is no file of a site, or of another format */
export async function openSitePackage(path: string): Promise<SitePackage> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error) => {
    throw new Error(`${path} cannot be opened as a ZIP: ${error.message}.`)
  })
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      entries.set(entry.fileName, entry)
    }
    const open = async (name: string) => {
      const entry = entries.get(name)
      return entry ? zip.openReadStreamPromise(entry) : null
    }
    const manifest = await readManifest(path, await open(manifestName))
    return { manifest, open, rows: (table) => readRows(table, open), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function readManifest(path: string, file: Readable | null): Promise<SiteManifest> {
  const read = siteManifest.safeParse(file && parseRow(await text(file)))
  if (!read.success) {
    throw new Error(
      `${path} is no file of a site, or one of another release: ${manifestName} is not as it must be.`,
    )
  }
  return read.data
}

async function* readRows(table: string, open: SitePackage['open']): AsyncGenerator<SiteRow> {
  const file = await open(dataName(table))
  if (!file) {
    throw new Error(`${dataName(table)} is missing in the file.`)
  }
  let count = 0
  for await (const line of readLines(file)) {
    count += 1
    const row = parseRow(line)
    if (!row) {
      throw new Error(`Line ${count} of ${dataName(table)} is no row.`)
    }
    yield row
  }
}
