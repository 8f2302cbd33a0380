import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { DownloadFormat } from '@/src/core/choices/rendition-kinds'
import { distinctNames, safeFileName, songFileName } from '@/src/core/files'
import { slugs } from '@/src/core/slugs'
import {
  fileIn,
  formatsOf,
  type ReleaseFiles,
  releaseFiles,
} from '@/src/server/delivery/release-files'
import { keyOf } from '@/src/server/delivery/song-source'
import { idOf } from '@/src/server/site-data/visitor-read'

export type ArchiveEntry = { name: string; key: string; size: number }

/** What an archive of a release holds. The same hash means the same bytes. */
export type ArchivePlan = {
  entries: readonly ArchiveEntry[]
  contentHash: string
  /** `Luna Vale - Tidewater (FLAC).zip`. */
  downloadName: string
}

/** Raise it when archives shall be made again because they are made differently. */
const recipe = 1

/** @returns null when the release does not come in that format */
export async function planArchive(
  req: PayloadRequest,
  {
    profileId,
    productId,
    format,
  }: { profileId: string; productId: string; format: DownloadFormat },
): Promise<ArchivePlan | null> {
  const release = (await releaseFiles(req, profileId, [productId])).get(productId)
  const offered = release && formatsOf(release).find((each) => each.format === format)
  const product = await req.payload.findByID({
    collection: slugs.products,
    id: productId,
    depth: 0,
    joins: false,
    disableErrors: true,
    req,
  })
  const profile = await req.payload.findByID({
    collection: slugs.profiles,
    id: profileId,
    depth: 0,
    disableErrors: true,
    req,
  })
  if (!release || !offered || !product || !profile) {
    return null
  }
  const entries = [
    ...entriesOf(release, format),
    ...(await coverEntry(req, idOf(product.media?.[0]))),
  ]
  const names = distinctNames(entries.map(({ name }) => name))
  const named = entries.map((entry, index) => ({ ...entry, name: names[index] ?? entry.name }))
  const title = `${product.artist || profile.name} - ${product.title} (${offered.label})`
  return {
    entries: named,
    contentHash: createHash('sha256')
      .update(JSON.stringify([recipe, named]))
      .digest('hex'),
    downloadName: `${safeFileName(title, 'Release')}.zip`,
  }
}

function entriesOf({ songs, bonus }: ReleaseFiles, format: DownloadFormat): ArchiveEntry[] {
  return [
    ...songs.map((song) => {
      const { key, size, extension } = fileIn(song, format)
      return { name: songFileName(song, extension), key, size }
    }),
    ...bonus.map(({ title, extension, key, size }) => ({
      name: [safeFileName(title, 'Bonus'), extension].filter(Boolean).join('.'),
      key,
      size,
    })),
  ]
}

async function coverEntry(req: PayloadRequest, coverId: string | null): Promise<ArchiveEntry[]> {
  const cover = coverId
    ? await req.payload.findByID({
        collection: slugs.media,
        id: coverId,
        depth: 0,
        disableErrors: true,
        req,
      })
    : null
  const ending = cover?.filename?.split('.').at(-1)
  return cover?.mimeType?.startsWith('image/') && ending
    ? [{ name: `cover.${ending}`, key: keyOf(cover), size: cover.filesize ?? 0 }]
    : []
}
