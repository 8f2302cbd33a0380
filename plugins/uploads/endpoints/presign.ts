import type { Endpoint } from 'payload'
import { type PresignBody, presignBody } from '@/src/core/contracts/pages/media'
import type { PresignedUpload } from '@/src/core/contracts/pages/media-answers'
import { presignedUploadAnswer } from '@/src/core/contracts/pages/media-answers'
import { env } from '@/src/core/env'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { mostBytes, takenTypes } from '@/src/server/media-library/media-types'
import { drawingType } from '@/src/server/pictures/drawing-to-png'
import { heicType } from '@/src/server/pictures/heic-to-jpeg'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { storage } from '@/src/server/storage'
import { contentTypeOf } from '@/src/server/storage/content-type'
import { newIncomingKey, remoteUrlOf } from '@/src/server/storage/incoming'
import { requireRoom } from '@/src/server/storage/storage-room'

/** `POST /uploads/presigned-url`: where an artist's browser may send one file. */
export const presignEndpoint: Endpoint = definePublicEndpoint({
  method: 'post',
  path: '/uploads/presigned-url',
  summary: 'An address to send a picture or film to, by PUT',
  answer: presignedUploadAnswer,
  body: presignBody,
  rateLimit: 'uploadLink',
  subject: 'media',
  ownedProfile: ({ body }) => body.profileId,
  failures: ['TOO_LARGE'],
  run: async ({ req, body }): Promise<PresignedUpload> => {
    const { fileName, profileId, contentType, size } = body
    const type = typeOf(body, takenTypes(req.payload))
    const maxBytes = mostBytes(type, size)
    await requireRoom(req, profileId, size ?? 0)
    const key = newIncomingKey(profileId, fileName)
    const address = await storage().signedPut(key, {
      expiresSeconds: limits.upload.linkSeconds,
      maxBytes,
      contentType: contentType || undefined,
      size,
    })
    return {
      presignedUrl: new URL(address, env().adminOrigin).href,
      remoteUrl: remoteUrlOf(key),
    }
  },
})

/** Two names of one thing. */
const aliases: Readonly<Record<string, string>> = {
  'image/heif': heicType,
  'image/vnd.microsoft.icon': 'image/x-icon',
}

/** By the name, and by what the browser says, if it does: both have to agree when both know. */
function typeOf({ fileName, ...said }: PresignBody, allowed: readonly string[]): string {
  const contentType = aliases[said.contentType ?? ''] ?? said.contentType ?? ''
  // Nothing is ever stored as a drawing, so its ending stands for no type elsewhere.
  const byName = /\.svg$/i.test(fileName) ? drawingType : contentTypeOf(fileName)
  const isNamed = byName !== 'application/octet-stream'
  const type = isNamed ? byName : contentType
  const isContradicted = contentType !== '' && contentType !== type
  if (isContradicted || !allowed.includes(type)) {
    throw new AppError('UNSUPPORTED_MEDIA', { message: ownerMessages.uploads.otherContent })
  }
  return type
}
