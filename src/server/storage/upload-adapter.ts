import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Adapter } from '@payloadcms/plugin-cloud-storage/types'
import { storage } from '@/src/server/storage'
import { mailCopyKeys } from '@/src/server/storage/mail-copy'

/**
 * Puts the files of Payload's upload collections behind our storage port. What came over HTTP lies in
 * a temporary file; what came from the Local API, and every smaller size of a picture, in memory.
 */
export const uploadAdapter: Adapter = () => ({
  name: 'bandstand-storage',
  generateURL: ({ filename, prefix }) => storage().publicUrl(`${prefix}/${filename}`),
  handleUpload: ({ file, storageFilePath }) =>
    storage().put(
      storageFilePath,
      file.tempFilePath ? createReadStream(file.tempFilePath) : file.buffer,
      { contentType: file.mimeType },
    ),
  handleDelete: async ({ storageFilePath }) => {
    const keys = [storageFilePath, ...mailCopyKeys(storageFilePath)]
    await Promise.all(keys.map((key) => storage().remove(key)))
  },
  // Reached only after Payload's own access check: owners listening to their originals.
  staticHandler: async (_req, { doc, params }) => {
    const prefix = (doc as { prefix?: string } | undefined)?.prefix ?? ''
    const file = await storage()
      .open(`${prefix}/${params.filename}`)
      .catch(() => null)
    return file
      ? new Response(Readable.toWeb(file.body) as ReadableStream, {
          headers: {
            'content-type': file.contentType,
            'content-length': String(file.size),
            'cache-control': 'private, no-store',
            'x-content-type-options': 'nosniff',
          },
        })
      : new Response('Not found', { status: 404 })
  },
})
