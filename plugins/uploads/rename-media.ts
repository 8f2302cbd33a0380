import type { PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import { splitEnding, uploadFileName } from '@/src/core/files'
import { slugs } from '@/src/core/slugs'
import type { Media } from '@/src/payload-types'
import { fileKeyOf } from '@/src/server/media-library/store-media'
import { storage } from '@/src/server/storage'

/**
 * Gives the file another name, and so another address; the former one ends. Its type does not change with it.
 *
 * @throws {AppError} `NOT_FOUND` when the file itself is gone
 */
export async function renameMedia(req: PayloadRequest, media: Media, name: string): Promise<Media> {
  const filename = newNameOf(media, name)
  if (filename === media.filename) {
    return media
  }
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

/** With the ending of the file, and other than its smaller copies are called, which lie beside it. */
function newNameOf({ filename, sizes }: Media, name: string): string {
  const { ending } = splitEnding(filename ?? '')
  const given = splitEnding(name)
  const stem = given.ending === ending ? given.stem : name
  const wanted = uploadFileName(`${stem}.${ending}`)
  const copies = Object.values(sizes ?? {}).map((size) => size?.filename)
  return copies.includes(wanted) ? uploadFileName(`${stem} 1.${ending}`) : wanted
}
