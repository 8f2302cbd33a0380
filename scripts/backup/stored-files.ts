import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { type ArchiveWriter, addFile } from '@/scripts/backup/archive'
import { storage } from '@/src/server/storage'
import { holdRemovedFiles } from '@/src/server/storage/disk/disk-driver'
import { filesRoot } from '@/src/server/storage/disk/files-root'
import type { ListedFile } from '@/src/server/storage/storage-driver'

const folder = 'files'
/** Of a bucket: a JSON object a line. Its files stay where they are. */
const listingName = 'bucket.jsonl'

/**
 * Copies the files after the database, or lists those of a bucket.
 *
 * What the database of the backup names exists at that moment, for files are written before the rows that name them.
 * From then on it is only removed, and what is removed on disk while `copyDatabase` and this run is held until it is
 * copied.
 */
export async function backUpWithFiles<Result>(
  archive: ArchiveWriter,
  copyDatabase: () => Promise<Result>,
  copyFiles: (run: () => Promise<number>) => Promise<number>,
): Promise<{ database: Result; files: number }> {
  if (storage().name === 's3') {
    const database = await copyDatabase()
    return { database, files: await copyFiles(() => listBucket(archive)) }
  }
  const removed = await holdRemovedFiles()
  try {
    const database = await copyDatabase()
    const files = await copyFiles(async () => {
      const copied = new Set<string>()
      await copyAll(archive, copied, { root: filesRoot(), list: storage().list })
      await copyAll(archive, copied, removed)
      return copied.size
    })
    return { database, files }
  } finally {
    await removed.release()
  }
}

async function copyAll(
  archive: ArchiveWriter,
  copied: Set<string>,
  { root, list }: { root: string; list: () => AsyncIterable<ListedFile> },
): Promise<void> {
  for await (const { key } of list()) {
    // Music and pictures do not get smaller by packing.
    const entry = { file: path.join(root, key), isPacked: false }
    if (!copied.has(key) && (await addFile(archive, `${folder}/${key}`, entry))) {
      copied.add(key)
    }
  }
}

async function listBucket(archive: ArchiveWriter): Promise<number> {
  let count = 0
  const lines = async function* () {
    for await (const file of storage().list()) {
      count += 1
      yield `${JSON.stringify(file)}\n`
    }
  }
  await archive.add(listingName, Readable.from(lines(), { objectMode: false }))
  return count
}

/** @throws {Error} with one sentence when files are there already */
export async function assertNoFiles(): Promise<void> {
  for await (const { key } of storage().list()) {
    throw new Error(
      `There are files in ${filesRoot()} already, as ${key}: restore into an empty one.`,
    )
  }
}

/** @returns how many there are */
export async function restoreFiles(extracted: string): Promise<number> {
  const from = path.join(extracted, folder)
  await mkdir(filesRoot(), { recursive: true })
  for (const name of await readdir(from).catch(() => [])) {
    await rename(path.join(from, name), path.join(filesRoot(), name))
  }
  let count = 0
  for await (const _ of storage().list()) {
    count += 1
  }
  return count
}

/** @returns those that the bucket had when the backup was made, and has no more or has otherwise */
export async function missingInBucket(extracted: string): Promise<{ of: number; keys: string[] }> {
  const now = new Map<string, ListedFile>()
  for await (const file of storage().list()) {
    now.set(file.key, file)
  }
  const keys: string[] = []
  let of = 0
  const lines = createInterface({ input: createReadStream(path.join(extracted, listingName)) })
  for await (const line of lines) {
    of += 1
    const { key, size, etag } = JSON.parse(line) as ListedFile
    const found = now.get(key)
    if (found?.size !== size || found.etag !== etag) {
      keys.push(key)
    }
  }
  return { of, keys }
}
