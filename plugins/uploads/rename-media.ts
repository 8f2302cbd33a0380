import type { PayloadRequest } from 'payload'
import { fileKeyOf } from '@/plugins/uploads/store-media'
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
  const copies = Object.values(media.sizes ?? {}).map((size) => size?.filename)
  const filename = await freeName(req, { wanted, ending, copies })
  const before = fileKeyOf(media)
  if (!(await storage().copy(before, fileKeyOf({ ...media, filename })))) {
    throw new AppError('NOT_FOUND')
  }
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

type Wish = {
  wanted: string
  ending: string
  /** Names of the smaller copies, which lie beside the file. */
  copies: readonly (string | null | undefined)[]
}

/** Names are unique among the files of all artists, so this asks with the system's rights. */
async function freeName(req: PayloadRequest, { wanted, ending, copies }: Wish): Promise<string> {
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
  const names = [...docs.map(({ filename }) => filename), ...copies]
  const taken = new Set(names.map((name) => name?.toLowerCase()))
  const candidates = [
    wanted,
    ...Array.from({ length: mostAlike }, (_, index) => `${stem}-${index + 1}.${ending}`),
  ]
  return candidates.find((name) => !taken.has(name.toLowerCase())) ?? wanted
}
