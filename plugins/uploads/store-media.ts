import type { File, PayloadRequest } from 'payload'
import { kindOf } from '@/plugins/uploads/media-types'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'
import { slugs } from '@/src/core/slugs'
import type { Media } from '@/src/payload-types'
import { toAppError } from '@/src/server/http/failures'
import { damagedPicture } from '@/src/server/pictures/damaged-picture'

type NewMedia = {
  profileId: Media['profile']
  alt?: Media['alt']
  file: File
  /** Names the folder of the file. */
  uploadId?: string
}

/**
 * Stores a file as an item of the media library, inside a transaction.
 *
 * @throws {AppError} `UNSUPPORTED_MEDIA` for a picture that cannot be decoded
 */
export async function storeMedia(
  req: PayloadRequest,
  { profileId, alt, file, uploadId }: NewMedia,
): Promise<Media> {
  const stored = req.payload.create({
    collection: slugs.media,
    data: { profile: profileId, parent: 'website', ...(alt !== undefined && { alt }) },
    file,
    ...(uploadId !== undefined && { context: { uploadFolder: uploadId } }),
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return stored.catch((cause: unknown) => {
    // Its type and size were looked at before: all that Payload can still blame is what is in it.
    throw toAppError(cause).code === 'MALFORMED' ? damagedPicture(cause) : cause
  })
}

export function toMediaItem(doc: Media): MediaItem {
  const type = kindOf(doc.mimeType ?? '') ?? 'image'
  const url = doc.url ?? ''
  return {
    id: doc.id,
    url,
    name: doc.filename ?? '',
    size: doc.filesize ?? 0,
    type,
    parent: 'website',
    mimeType: doc.mimeType ?? '',
    alt: doc.alt ?? '',
    width: Math.round(doc.width ?? 0),
    height: Math.round(doc.height ?? 0),
    focalX: doc.focalX ?? 50,
    focalY: doc.focalY ?? 50,
    thumbnail: type === 'image' ? (doc.sizes?.w320?.url ?? url) : null,
    createdAt: doc.createdAt,
  }
}

/** Where the file itself lies in the storage. */
export const fileKeyOf = ({ prefix, filename }: Pick<Media, 'prefix' | 'filename'>): string =>
  `${prefix}/${filename}`
