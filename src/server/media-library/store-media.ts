import type { File, PayloadRequest } from 'payload'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { Media } from '@/src/payload-types'
import { takeTurn, waitForTurn } from '@/src/server/database/locks'
import { toAppError } from '@/src/server/http/failures'
import { kindOf } from '@/src/server/media-library/media-types'
import { damagedPicture } from '@/src/server/pictures/damaged-picture'
import { withTx } from '@/src/server/transaction'

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

type Stored = { profileId: string; uploadId: string }

/**
 * As {@link storeMedia}, once for each `uploadId` of a profile: the item that is there already is answered.
 *
 * @throws {AppError} `IN_PROGRESS` while another call stores the same, unless `waits`
 */
export async function storeMediaOnce(
  req: PayloadRequest,
  { file, waits = false, ...stored }: Stored & { file: File; waits?: boolean },
): Promise<Media> {
  return withTx(req, async () => {
    const turn = `media ${stored.uploadId} of ${stored.profileId}`
    if (waits) {
      await waitForTurn(req, turn)
    } else if (!(await takeTurn(req, turn))) {
      throw new AppError('IN_PROGRESS')
    }
    return (await findStoredMedia(req, stored)) ?? storeMedia(req, { ...stored, file })
  })
}

/** What was stored for an upload; null for nothing. */
export async function findStoredMedia(
  req: PayloadRequest,
  { profileId, uploadId }: Stored,
): Promise<Media | null> {
  const { docs } = await req.payload.find({
    collection: slugs.media,
    where: {
      and: [
        { profile: { equals: profileId } },
        { prefix: { equals: `public/${profileId}/${uploadId}` } },
      ],
    },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs[0] ?? null
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
