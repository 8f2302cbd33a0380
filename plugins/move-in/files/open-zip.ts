import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { refuseFile } from '@/plugins/move-in/files/refuse-file'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { limitBytes } from '@/src/server/storage/limit-bytes'

const words = ownerMessages.moveIn
const { filesMax, unpackedBytes, wholeBytes } = studioLimits.moveIn

export type ZipEntry = { name: string; open: () => Promise<Readable> }
export type OpenZip = { entries: ZipEntry[]; close: () => void }

/**
 * What stands in a ZIP. Nothing is unpacked to disk: names only tell entries apart, so none of them leads anywhere.
 *
 * @throws {AppError} `VALIDATION_FAILED` when it cannot be opened, has a password, or is larger than it may be
 */
export async function openZip(path: string): Promise<OpenZip> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw refuseFile(words.noZip)
  })
  try {
    const entries: ZipEntry[] = []
    let bytes = 0
    for await (const entry of zip.eachEntry()) {
      bytes += entry.uncompressedSize
      if (entries.length >= filesMax || bytes > unpackedBytes) {
        throw refuseFile(words.zipTooLarge)
      }
      if (entry.isEncrypted()) {
        throw refuseFile(words.zipLocked)
      }
      if (!entry.fileName.endsWith('/')) {
        entries.push({ name: entry.fileName, open: () => unpack(zip, entry) })
      }
    }
    return { entries, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error instanceof AppError ? error : refuseFile(words.noZip)
  }
}

/** No more than an entry says, whatever it unpacks to. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Readable> {
  const most = Math.min(entry.uncompressedSize, wholeBytes)
  const limited = limitBytes(most).stream
  const packed = await zip.openReadStreamPromise(entry).catch(() => {
    throw refuseFile(words.noZip)
  })
  // Not by `pipeline`, which hands on what the reader of the ZIP says of it.
  packed.once('error', () => limited.destroy(refuseFile(words.noZip)))
  limited.once('close', () => packed.destroy())
  return packed.pipe(limited)
}
