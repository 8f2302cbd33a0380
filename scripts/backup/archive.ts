import { createHash, type Hash } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile as ZipReader } from 'yauzl'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import { pipeToFile } from '@/src/server/storage/pipe-to-file'

/** Comes last: a file that was cut has none. */
const manifestName = 'manifest.json'

const aboutSchema = z.object({
  format: z.literal(1),
  /** Of the program that wrote it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** `cluster`: the files of the embedded PostgreSQL, which only the same kind of machine reads; `dump`: of `pg_dump`. */
  database: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('cluster'), postgres: z.string(), machine: z.string() }),
    z.object({ kind: z.literal('dump') }),
  ]),
  files: z.enum(['disk', 's3']),
  /** Tells whether a secret is the one that the data was written with, and not what it is. */
  secretCheck: z.string(),
})
const manifestSchema = aboutSchema.extend({
  /** SHA-256 of every entry; empty for a folder, whose name ends with a slash. */
  sums: z.record(z.string(), z.string()),
})

/** What a backup says of itself. */
export type About = z.infer<typeof aboutSchema>

export type ArchiveWriter = {
  add: (name: string, body: Readable | string, options?: { isPacked?: boolean }) => Promise<void>
  addFolder: (name: string) => void
  /** Bytes written by now. */
  bytes: () => number
}

/**
 * Writes a backup, which appears under its name when it is complete.
 *
 * @param fill adds the entries, and says what the backup is
 * @returns its SHA-256 and size
 * @throws {Error} with one sentence when there is such a file already
 */
export async function writeArchive(
  file: string,
  fill: (archive: ArchiveWriter) => Promise<About>,
): Promise<{ sha256: string; bytes: number }> {
  if (await stat(file).catch(() => null)) {
    throw new Error(`${file} exists already: name another file.`)
  }
  const part = `${file}.part`
  await mkdir(path.dirname(file), { recursive: true })
  const zip = new ZipFile()
  const whole = createHash('sha256')
  let bytes = 0
  const counted = tap(whole, (length) => {
    bytes += length
  })
  const written = pipeToFile([zip.outputStream as Readable, counted], part, { mode: 0o600 })
  // It is awaited beside each entry.
  written.catch(() => undefined)
  const sums: Record<string, string> = {}

  const add: ArchiveWriter['add'] = async (name, body, { isPacked = true } = {}) => {
    const sum = createHash('sha256')
    const entry = tap(sum)
    zip.addReadStream(entry, name, {
      compressionLevel: isPacked ? 3 : 0,
      // Its length is not known before it was read.
      forceZip64Format: true,
      mode: 0o100600,
    })
    await Promise.race([
      pipeline(typeof body === 'string' ? Readable.from([Buffer.from(body)]) : body, entry),
      written,
    ])
    sums[name] = sum.digest('hex')
  }

  try {
    const about = await fill({
      add,
      addFolder: (name) => {
        zip.addEmptyDirectory(name, { mode: 0o40700 })
        sums[name] = ''
      },
      bytes: () => bytes,
    })
    const manifest = Buffer.from(JSON.stringify({ ...about, sums }))
    zip.addBuffer(manifest, manifestName, { mode: 0o100600 })
    zip.end({ forceZip64Format: true, comment: sha256(manifest) })
    await written
    await rename(part, file)
  } catch (error) {
    zip.outputStream.emit('error', error)
    await written.catch(() => undefined)
    await rm(part, { force: true })
    throw error
  }
  return { sha256: whole.digest('hex'), bytes }
}

/**
 * Adds a file, unless it was removed meanwhile.
 *
 * @returns whether it was there
 */
export async function addFile(
  archive: ArchiveWriter,
  name: string,
  { file, ...options }: { file: string; isPacked?: boolean },
): Promise<boolean> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') {
      return null
    }
    throw error
  })
  if (handle) {
    await archive.add(name, handle.createReadStream(), options)
  }
  return handle !== null
}

export type Archive = {
  about: About
  /**
   * Writes all entries below an empty folder, and compares each with its checksum.
   *
   * @throws {Error} with one sentence when one differs
   */
  extractTo: (folder: string) => Promise<void>
  close: () => void
}

/** @throws {Error} with one sentence when it is none, or not whole */
export async function openArchive(file: string): Promise<Archive> {
  if (!(await stat(file).catch(() => null))?.isFile()) {
    throw new Error(`There is no file ${file}.`)
  }
  const damaged = () =>
    new Error(`${file} is no backup, or was cut or altered: nothing was restored from it.`)
  const zip = await openPromise(file, { autoClose: false }).catch(() => {
    throw damaged()
  })
  try {
    const entries = await entriesOf(zip)
    const { sums, ...about } = await readManifest(zip, entries.get(manifestName))
    entries.delete(manifestName)
    const names = [...entries.keys()]
    if (names.length !== Object.keys(sums).length || names.some((name) => !(name in sums))) {
      throw damaged()
    }
    return {
      about,
      extractTo: (folder) =>
        extract({ zip, entries, sums, folder }).catch((error: NodeJS.ErrnoException) => {
          // A full disk is no fault of the backup.
          throw error.code?.startsWith('E') ? error : damaged()
        }),
      close: () => zip.close(),
    }
  } catch {
    zip.close()
    throw damaged()
  }
}

/** @throws when a name would lead out of the folder, which the reader checks */
async function entriesOf(zip: ZipReader): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, entry)
  }
  return entries
}

async function readManifest(zip: ZipReader, entry: Entry | undefined) {
  if (!entry) {
    throw new Error('It has no manifest')
  }
  const manifest = await text(await zip.openReadStreamPromise(entry))
  if (sha256(manifest) !== zip.comment) {
    throw new Error('Its manifest was altered')
  }
  return manifestSchema.parse(JSON.parse(manifest))
}

type Extraction = {
  zip: ZipReader
  entries: Map<string, Entry>
  sums: Record<string, string>
  folder: string
}

async function extract({ zip, entries, sums, folder }: Extraction): Promise<void> {
  for (const [name, entry] of entries) {
    const target = path.join(folder, name)
    if (name.endsWith('/')) {
      await mkdir(target, { recursive: true, mode: 0o700 })
      continue
    }
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    const sum = createHash('sha256')
    const body = await zip.openReadStreamPromise(entry)
    await pipeToFile([body, tap(sum)], target, { flags: 'wx', mode: 0o600 })
    if (sum.digest('hex') !== sums[name]) {
      throw new Error(`${name} was altered`)
    }
  }
}

function tap(hash: Hash, count?: (length: number) => void): Transform {
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      hash.update(chunk)
      count?.(chunk.byteLength)
      done(null, chunk)
    },
  })
}

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')
