import { buffer } from 'node:stream/consumers'
import type { PayloadRequest } from 'payload'
import sharp, { type FormatEnum } from 'sharp'
import { fileKeyOf } from '@/plugins/uploads/file-key'
import type { CropMediaBody } from '@/src/core/contracts/media'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { messages } from '@/src/core/messages'
import { slugs } from '@/src/core/slugs'
import type { Media } from '@/src/payload-types'
import { storage } from '@/src/server/storage'

const formats: Partial<Record<string, keyof FormatEnum | 'avif'>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  // One frame; moving ones are refused.
  'image/gif': 'png',
}
/** Also cuts can be cut: each time as good as what the eye sees. */
const quality = 92

/**
 * Stores a part of a picture as a picture of its own, described like the first.
 *
 * @throws {AppError} `UNSUPPORTED_MEDIA` for films and pictures that move, `NOT_FOUND` without a file
 */
export async function cropMedia(
  req: PayloadRequest,
  media: Media,
  part: CropMediaBody,
): Promise<Media> {
  const format = formats[media.mimeType ?? '']
  if (!format) {
    throw new AppError('UNSUPPORTED_MEDIA', { message: messages.uploads.cannotCrop })
  }
  const stored = await storage().open(fileKeyOf(media))
  if (!stored) {
    throw new AppError('NOT_FOUND')
  }
  const source = sharp(await buffer(stored.body), { limitInputPixels: limits.upload.imagePixels })
  const { width, height, pages = 1 } = await source.metadata()
  if (pages > 1) {
    throw new AppError('UNSUPPORTED_MEDIA', { message: messages.uploads.cannotCrop })
  }
  const data = await source
    .extract(pixelsOf(part, width, height))
    .toFormat(format, format === 'png' ? {} : { quality })
    .toBuffer()
  const stem = (media.filename ?? 'picture').replace(/\.[^.]+$/, '')
  const ending = format === 'jpeg' ? 'jpg' : format

  return req.payload.create({
    collection: slugs.media,
    data: { profile: media.profile, parent: 'website', alt: media.alt },
    file: {
      name: `${stem}-part.${ending}`,
      data,
      mimetype: `image/${format}`,
      size: data.length,
    },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
}

/** At least one pixel, and never beyond the edges. */
function pixelsOf(part: CropMediaBody, width: number, height: number) {
  const left = Math.min(Math.round((part.x / 100) * width), width - 1)
  const top = Math.min(Math.round((part.y / 100) * height), height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((part.width / 100) * width), width - left)),
    height: Math.max(1, Math.min(Math.round((part.height / 100) * height), height - top)),
  }
}
