import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { contentTypeOf } from '@/src/server/storage/content-type'
import { filesRoot } from '@/src/server/storage/disk/files-root'
import { signLink } from '@/src/server/storage/disk/signed-link'
import { signUpload } from '@/src/server/storage/disk/signed-upload'
import { pipeToFile } from '@/src/server/storage/pipe-to-file'
import {
  assertKey,
  type FileFacts,
  type ListedFile,
  type StorageDriver,
} from '@/src/server/storage/storage-driver'

/** Files under `DATA_DIR/files`, served by the `/files` route. */
export function createDiskDriver(root = filesRoot()): StorageDriver {
  const pathOf = (key: string): string => {
    assertKey(key)
    return path.join(root, key)
  }
  const head = async (key: string): Promise<FileFacts | null> => {
    const found = await stat(pathOf(key), { bigint: true }).catch(() => null)
    return found?.isFile()
      ? {
          size: Number(found.size),
          contentType: contentTypeOf(key),
          etag: `"${found.size.toString(36)}-${found.mtimeNs.toString(36)}"`,
          modifiedAt: found.mtime,
        }
      : null
  }

  /** Made aside and renamed, so that a reader never sees half a file. */
  const place = async (key: string, make: (temporary: string) => Promise<void>): Promise<void> => {
    const target = pathOf(key)
    await mkdir(path.dirname(target), { recursive: true })
    const temporary = path.join(partsOf(root), randomUUID())
    await mkdir(path.dirname(temporary), { recursive: true })
    try {
      await make(temporary)
      await rename(temporary, target)
    } finally {
      await rm(temporary, { force: true })
    }
  }

  return {
    name: 'disk',
    put: (key, body) =>
      place(key, (temporary) =>
        pipeToFile([Buffer.isBuffer(body) ? Readable.from([body]) : body], temporary),
      ),
    open: async (key, range) => {
      const found = await head(key)
      return found && { ...found, body: createReadStream(pathOf(key), range) }
    },
    head,
    copy: async (from, to) => {
      if (!(await head(from))) {
        return false
      }
      // Files are replaced and never written to, so both names may stand for the same bytes. Not every
      // disk can do that.
      const source = pathOf(from)
      await place(to, (temporary) =>
        link(source, temporary).catch(() => copyFile(source, temporary)),
      )
      return true
    },
    remove: async (key) => {
      const isHeld = await stat(heldOf(root)).catch(() => null)
      await (isHeld
        ? hold(pathOf(key), path.join(heldOf(root), key))
        : rm(pathOf(key), { force: true }))
    },
    list: (profileId) => listFiles(root, profileId),
    publicUrl: (key) => `/files/${key}`,
    signedGet: async (key, options) => signLink({ key, ...options }),
    signedPut: async (key, options) => signUpload({ key, ...options }),
    removeIncomingBefore: (moment) => removeIncomingBefore(root, moment),
  }
}

/** Where files are written before they get their names. Nothing is ever served there. */
const partsOf = (root: string): string => path.join(root, 'parts')

const heldOf = (root: string): string => path.join(partsOf(root), 'held')

/**
 * Makes every process that shares the folder keep what it removes, until `release`: for a backup, whose database
 * still names it. What a killed one leaves behind goes with the uploads that nobody took over.
 */
export async function holdRemovedFiles(root = filesRoot()) {
  const held = heldOf(root)
  await rm(held, { recursive: true, force: true })
  await mkdir(held, { recursive: true })
  return {
    root: held,
    list: () => listFiles(held),
    release: () => rm(held, { recursive: true, force: true }),
  }
}

async function hold(file: string, held: string): Promise<void> {
  await mkdir(path.dirname(held), { recursive: true })
  await rename(file, held).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') {
      throw error
    }
  })
}

async function* listFiles(root: string, profileId?: string): AsyncGenerator<ListedFile> {
  for (const top of ['public', 'private']) {
    yield* listFolder(root, profileId === undefined ? top : `${top}/${profileId}`)
  }
}

async function* listFolder(root: string, folder: string): AsyncGenerator<ListedFile> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const key = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      yield* listFolder(root, key)
      continue
    }
    const found = await stat(path.join(root, key)).catch(() => null)
    if (found?.isFile()) {
      yield { key, size: found.size }
    }
  }
}

/**
 * Each upload is a folder `incoming/<profile>/<upload>`, as old as the last change in it. Parts are
 * left where a process was killed while it wrote one.
 */
async function removeIncomingBefore(root: string, moment: Date): Promise<void> {
  for (const name of await readdir(partsOf(root)).catch(() => [])) {
    await removeIfOlder(path.join(partsOf(root), name), moment)
  }
  const incoming = path.join(root, 'incoming')
  for (const profile of await foldersIn(incoming)) {
    for (const upload of await foldersIn(path.join(incoming, profile))) {
      await removeIfOlder(path.join(incoming, profile, upload), moment)
    }
  }
}

async function removeIfOlder(target: string, moment: Date): Promise<void> {
  const found = await stat(target).catch(() => null)
  if (found && found.mtime < moment) {
    await rm(target, { recursive: true, force: true })
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}
