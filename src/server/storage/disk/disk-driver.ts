import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, link, mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { contentTypeOf } from '@/src/server/storage/content-type'
import { filesRoot } from '@/src/server/storage/disk/files-root'
import { partsOf, removeIncomingBefore } from '@/src/server/storage/disk/remove-incoming'
import { signLink } from '@/src/server/storage/disk/signed-link'
import { signUpload } from '@/src/server/storage/disk/signed-upload'
import { assertKey, type FileFacts, type StorageDriver } from '@/src/server/storage/storage-driver'

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
        pipeline(
          Buffer.isBuffer(body) ? Readable.from([body]) : body,
          createWriteStream(temporary),
        ),
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
    remove: (key) => rm(pathOf(key), { force: true }),
    publicUrl: (key) => `/files/${key}`,
    signedGet: async (key, options) => signLink({ key, ...options }),
    signedPut: async (key, options) => signUpload({ key, ...options }),
    removeIncomingBefore: (moment) => removeIncomingBefore(root, moment),
  }
}
