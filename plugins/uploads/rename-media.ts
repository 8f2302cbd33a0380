import type { PayloadRequest } from 'payload'
import { fileKeyOf } from '@/plugins/uploads/file-key'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { Media } from '@/src/payload-types'
import { storage } from '@/src/server/storage'
import { cleanFileName } from '@/src/server/storage/clean-file-name'

/** Names that start alike and are looked at for a free one. */
const mostAlike = 500

/**
 * Gives the file another name, and so another address; the former one ends. Its type does not change
 * with it, and a name that is taken gets a number.
 *
 * @throws {AppError} `NOT_FOUND` when the file itself is gone
 */
export async function renameMedia(req: PayloadRequest, media: Media, name: string): Promise<Media> {
  const ending = media.filename?.split('.').at(-1) ?? ''
  const withoutEnding = name.replace(new RegExp(`\\.${ending}$`, 'i'), '')
  const wanted = cleanFileName(`${withoutEnding}.${ending}`)
  if (wanted === media.filename) {
    return media
  }
  const filename = await freeName(req, wanted, ending)
  const before = fileKeyOf(media)
  const stored = await storage().open(before)
  if (!stored) {
    throw new AppError('NOT_FOUND')
  }
  await storage().put(fileKeyOf({ ...media, filename }), stored.body, {
    contentType: stored.contentType,
  })
  const renamed = await req.payload.update({
    collection: slugs.media,
    id: media.id,
    data: {},
    context: { uploadName: filename },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  await storage()
    .remove(before)
    .catch((err: unknown) =>
      req.payload.logger.error({ msg: 'A renamed file was not removed', key: before, err }),
    )
  return renamed
}

/** Names are unique among the files of all artists, so this asks with the system's rights. */
async function freeName(req: PayloadRequest, wanted: string, ending: string): Promise<string> {
  const stem = wanted.slice(0, -(ending.length + 1))
  const { docs } = await req.payload.find({
    collection: slugs.media,
    where: { filename: { like: stem } },
    select: { filename: true },
    limit: mostAlike,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const taken = new Set(docs.map(({ filename }) => filename?.toLowerCase()))
  const candidates = [
    wanted,
    ...Array.from({ length: mostAlike }, (_, index) => `${stem}-${index + 1}.${ending}`),
  ]
  return candidates.find((name) => !taken.has(name.toLowerCase())) ?? wanted
}
