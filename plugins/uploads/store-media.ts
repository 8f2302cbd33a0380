import type { File, PayloadRequest } from 'payload'
import { slugs } from '@/src/core/slugs'
import type { Media } from '@/src/payload-types'
import { waitForTurn } from '@/src/server/database/locks'
import { toAppError } from '@/src/server/http/failures'
import { damagedPicture } from '@/src/server/storage/damaged-picture'

type NewMedia = {
  profileId: Media['profile']
  alt?: Media['alt']
  file: File
  /** Names the folder of the file. */
  uploadId?: string
}

/**
 * Stores a file as an item of the media library, inside a transaction. Names of files are unique, and
 * Payload looks for a free one long before it stores the file: those who store files of the same name
 * at the same time do it one after the other.
 *
 * @throws {AppError} `UNSUPPORTED_MEDIA` for a picture that cannot be decoded
 */
export async function storeMedia(
  req: PayloadRequest,
  { profileId, alt, file, uploadId }: NewMedia,
): Promise<Media> {
  await waitForTurn(req, `media-name:${file.name}`)
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
