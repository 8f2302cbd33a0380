import { buffer } from 'node:stream/consumers'
import type { PayloadRequest } from 'payload'
import sharp, { type FormatEnum } from 'sharp'
import type { CropMediaBody } from '@/src/core/contracts/pages/media'
import { AppError } from '@/src/core/errors'
import { splitEnding } from '@/src/core/files'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { Media } from '@/src/payload-types'
import { concurrencyLimit } from '@/src/server/concurrency-limit'
import { fileKeyOf, storeMedia } from '@/src/server/media-library/store-media'
import { storage } from '@/src/server/storage'
import { withTx } from '@/src/server/transaction'

type Format = { name: keyof FormatEnum | 'avif'; options?: { quality: number; effort?: number } }

/** Also cuts can be cut: each time as good as what the eye sees. */
const quality = 92
const formats: Partial<Record<string, Format>> = {
  'image/jpeg': { name: 'jpeg', options: { quality } },
  // A quality would mean fewer colours.
  'image/png': { name: 'png' },
  'image/webp': { name: 'webp', options: { quality } },
  // The usual effort takes several times as long to save a few percent of the bytes.
  'image/avif': { name: 'avif', options: { quality, effort: 2 } },
  // One frame; moving ones are refused.
  'image/gif': { name: 'png' },
}

const inLine = concurrencyLimit({
  atOnce: limits.upload.cutsAtOnce,
  waiting: limits.upload.cutsWaiting,
})

/**
 * Stores a part of a picture as a picture of its own, described like the first.
 *
 * @throws {AppError} `UNSUPPORTED_MEDIA` for films, pictures that move and those that cannot be read,
 *   `TOO_MANY_REQUESTS` while too many are being cut, `NOT_FOUND` without a file
 */
export async function cropMedia(
  req: PayloadRequest,
  media: Media,
  part: CropMediaBody,
): Promise<Media> {
  const format = formats[media.mimeType ?? '']
  if (!format) {
    throw new AppError('UNSUPPORTED_MEDIA', { message: ownerMessages.uploads.cannotCrop })
  }
  // Storing it, too: that makes its smaller copies.
  return inLine(async () => store(req, media, format, await cut(media, part, format)))
}

async function cut(media: Media, part: CropMediaBody, { name, options }: Format): Promise<Buffer> {
  const source = sharp(await fileOf(media), { limitInputPixels: limits.upload.imagePixels })
  const { width, height, pages = 1 } = await source.metadata().catch(refuse)
  if (pages > 1) {
    throw new AppError('UNSUPPORTED_MEDIA', { message: ownerMessages.uploads.cannotCrop })
  }
  return source
    .extract(pixelsOf(part, width, height))
    .toFormat(name, options)
    .toBuffer()
    .catch(refuse)
}

async function fileOf(media: Media): Promise<Buffer> {
  const stored = await storage().open(fileKeyOf(media))
  if (!stored) {
    throw new AppError('NOT_FOUND')
  }
  if (stored.size > limits.upload.imageBytes) {
    stored.body.destroy()
    return refuse()
  }
  return buffer(stored.body)
}

function refuse(cause?: unknown): never {
  throw new AppError('UNSUPPORTED_MEDIA', { message: ownerMessages.uploads.unreadable, cause })
}

function store(req: PayloadRequest, media: Media, format: Format, data: Buffer): Promise<Media> {
  const { stem } = splitEnding(media.filename ?? 'picture')
  const name = `${stem}-part.${format.name === 'jpeg' ? 'jpg' : format.name}`
  const file = { name, data, mimetype: `image/${format.name}`, size: data.length }
  return withTx(req, () => storeMedia(req, { profileId: media.profile, alt: media.alt, file }))
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
