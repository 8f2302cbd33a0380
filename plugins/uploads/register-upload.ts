import type { PayloadRequest } from 'payload'
import { examineUpload } from '@/plugins/uploads/examine-upload'
import type { RegisterMediaBody } from '@/src/core/contracts/pages/media'
import { AppError } from '@/src/core/errors'
import { withEnding } from '@/src/core/files'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { Media } from '@/src/payload-types'
import { kindOf } from '@/src/server/media-library/media-types'
import { findStoredMedia, storeMediaOnce } from '@/src/server/media-library/store-media'
import { readyPicture } from '@/src/server/pictures/ready-picture'
import { storage } from '@/src/server/storage'
import { endingsOf } from '@/src/server/storage/content-type'
import { type IncomingFile, readRemoteUrl } from '@/src/server/storage/incoming'
import { removeSent, takeOver } from '@/src/server/storage/take-over'

type Registration = RegisterMediaBody & { profileId: string }

/**
 * Takes a file that was sent over into the media library: looks at what it really is, lets Payload
 * store it with its smaller sizes, and removes what was sent. The folder of the stored file is named
 * after the upload, so each upload is stored once, also when a former attempt ended half-way.
 *
 * @throws {AppError} `VALIDATION_FAILED`, `NOT_FOUND`, `IN_PROGRESS`, `TOO_LARGE`, `UNSUPPORTED_MEDIA`
 */
export async function registerUpload(req: PayloadRequest, given: Registration): Promise<Media> {
  const upload = uploadOf(given)
  // Asked before the media: what was sent is removed only after its item can be found there.
  const sent = await storage().head(upload.key)
  const known = await findStoredMedia(req, upload)
  if (!known && !sent) {
    throw new AppError('NOT_FOUND')
  }
  const media = known ?? (await takeIn(req, given, upload))
  await removeSent(req.payload, sentAs(upload))
  return media
}

function uploadOf({ url, profileId }: Registration): IncomingFile {
  const upload = readRemoteUrl(url)
  if (!upload) {
    const errors = [{ field: 'url', message: ownerMessages.uploads.notAnUpload }]
    throw new AppError('VALIDATION_FAILED', { errors })
  }
  if (upload.profileId !== profileId) {
    throw new AppError('NOT_FOUND')
  }
  return upload
}

const sentAs = ({ key }: IncomingFile) => ({ key, remove: storage().remove })

function takeIn(
  req: PayloadRequest,
  { name, size, type }: Registration,
  upload: IncomingFile,
): Promise<Media> {
  return takeOver(req.payload, sentAs(upload), async (tempFilePath) => {
    const announced = { key: upload.key, copyPath: tempFilePath, size, type }
    const mimetype = await examineUpload(req.payload, announced)
    const file = {
      name: withEnding(name, endingsOf(mimetype)),
      size,
      mimetype,
      tempFilePath,
      data: Buffer.alloc(0),
    }
    // Some take a while. Storing it looks at them again, with a connection held, and finds nothing to do.
    const isPicture = kindOf(mimetype) === 'image'
    return storeMediaOnce(req, {
      ...{ profileId: upload.profileId, uploadId: upload.uploadId },
      file: isPicture ? await readyPicture(file, mimetype) : file,
    })
  })
}
