import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ArchiveEntry } from '@/src/server/delivery/archive-plan'
import type { Made } from '@/src/server/delivery/lease'
import { inWorkFolder } from '@/src/server/delivery/work-folder'
import { storage } from '@/src/server/storage'
import { pipeToFile } from '@/src/server/storage/pipe-to-file'

/** The same files make the same archive, whenever it is made. */
const mtime = new Date(2020, 0, 1)

/**
 * Packs stored files into one archive and stores it under `key`, which holds it whole or not at all.
 * Songs do not get smaller by packing, so they are put in as they are.
 *
 * @throws {Error} when one of the files is not stored, or `signal` says stop
 */
export function buildArchive(
  key: string,
  entries: readonly ArchiveEntry[],
  signal: AbortSignal,
): Promise<Made> {
  return inWorkFolder(async (folder) => {
    const target = path.join(folder, 'release.zip')
    const zip = new ZipFile()
    // An entry that cannot be read must end the writing: the archive would wait for it for ever.
    const broken = new AbortController()
    let failure: unknown
    zip.on('error', (error) => {
      failure = error
      broken.abort()
    })
    for (const entry of entries) {
      zip.addReadStreamLazy(entry.name, { mtime, mode: 0o100644, compress: false }, (done) => {
        open(entry.key).then(
          (body) => done(null, body),
          (error) => done(error, undefined as never),
        )
      })
    }
    zip.end()
    const stop = AbortSignal.any([signal, broken.signal])
    await pipeToFile([zip.outputStream as Readable], target, { signal: stop }).catch(
      (error: unknown) => {
        throw failure ?? error
      },
    )
    const { size } = await stat(target)
    await storage().put(key, createReadStream(target), { contentType: 'application/zip' })
    return { key, size }
  })
}

async function open(key: string): Promise<Readable> {
  const file = await storage().open(key)
  if (!file) {
    throw new Error(`There is no stored file ${key}`)
  }
  return file.body
}
