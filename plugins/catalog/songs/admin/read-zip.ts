import type { FileEntry } from '@zip.js/zip.js'
import type { FoundFile } from '@/plugins/catalog/songs/admin/found-files'
import { limits } from '@/src/core/limits'

const mostEntries = 5000
/** Of all files of a ZIP, unpacked. */
const mostBytes = 20e9
/** Pieces are handed to the browser in lumps, which it may keep on disk. */
const lumpBytes = 16e6

/** What stands in a ZIP, and words about what does not come out of it. */
export type Unpacked = { files: FoundFile[]; notes: string[] }

/**
 * Lists a ZIP. Nothing of it is unpacked before its turn, and then no more than it says: paths only name files on
 * the screen.
 */
export async function readZip(zip: FoundFile): Promise<Unpacked> {
  const { BlobReader, ZipReader, configure } = await import('@zip.js/zip.js')
  // Workers of its own would need a policy of their own.
  configure({ useWebWorkers: false })
  const files: FoundFile[] = []
  const notes: string[] = []
  let bytes = 0
  try {
    const blob = new BlobReader(await zip.open())
    // Only the ends of paths are used, so none of them can lead anywhere.
    const reader = new ZipReader(blob, { filenameValidation: 'tolerant' })
    let count = 0
    for await (const entry of reader.getEntriesGenerator()) {
      count += 1
      if (entry.directory) {
        continue
      }
      bytes += entry.uncompressedSize
      if (count > mostEntries || bytes > mostBytes) {
        notes.push(
          `“${zip.name}” is too large: only the first ${files.length} of its files are here. Unpack it, and drop the others.`,
        )
        break
      }
      if (entry.encrypted) {
        notes.push(`“${zip.name}” has a password: unpack it, and drop the songs.`)
        break
      }
      files.push(fileIn(zip, entry))
    }
  } catch {
    notes.push(`“${zip.name}” cannot be opened: unpack it, and drop the songs.`)
  }
  return { files, notes }
}

function fileIn(zip: FoundFile, entry: FileEntry): FoundFile {
  const name = entry.filename.split(/[\\/]/).at(-1) || 'File'
  const path = `${zip.path}/${entry.filename}`
  const size = entry.uncompressedSize
  return {
    name,
    path,
    size,
    fingerprint: `${zip.fingerprint} ${entry.filename} ${size}`,
    open: () => unpack(name, entry),
  }
}

const damaged = 'This file is damaged, or larger than its ZIP says. Unpack it, and drop the song.'

/** @throws {Error} for what is larger than it says, or than a song may be, in words for the artist */
async function unpack(name: string, entry: FileEntry): Promise<File> {
  const most = Math.min(entry.uncompressedSize, limits.upload.audioBytes)
  let lumps: Blob[] = []
  let pieces: Uint8Array<ArrayBuffer>[] = []
  let [bytes, kept] = [0, 0]
  const unpacked = entry.getData(
    new WritableStream<Uint8Array<ArrayBuffer>>({
      write(piece) {
        bytes += piece.byteLength
        if (bytes > most) {
          throw new Error(damaged)
        }
        pieces.push(piece)
        if (bytes - kept > lumpBytes) {
          lumps = [...lumps, new Blob(pieces)]
          pieces = []
          kept = bytes
        }
      },
    }),
    { checkSignature: true },
  )
  try {
    await unpacked
  } catch (cause) {
    throw new Error(damaged, { cause })
  }
  return new File([...lumps, ...pieces], name)
}
