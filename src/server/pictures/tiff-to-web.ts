import sharp, { type Metadata } from 'sharp'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { concurrencyLimit } from '@/src/server/concurrency-limit'
import { damagedPicture } from '@/src/server/pictures/damaged-picture'
import type { Rewritten } from '@/src/server/pictures/rewrite-picture'

/** What scanners and programs for print write. */
export const tiffType = 'image/tiff'

const { imagePixels, cutsAtOnce, cutsWaiting } = limits.upload
const quality = 90

// Each holds all pixels of a picture in memory.
const inLine = concurrencyLimit({ atOnce: cutsAtOnce, waiting: cutsWaiting })

/**
 * The first page of a TIFF, upright: as JPEG, or as WebP when one sees through it.
 *
 * @throws {AppError} `UNSUPPORTED_MEDIA` for what cannot be read, `TOO_LARGE` for too many pixels,
 *   `TOO_MANY_REQUESTS` while too many are waiting
 */
export function tiffToWeb(file: string): Promise<Rewritten> {
  return inLine(async () => {
    const { width, height, hasAlpha } = await look(file)
    if (width * height > imagePixels) {
      throw new AppError('TOO_LARGE', { message: ownerMessages.uploads.tooManyPixels })
    }
    const format = hasAlpha ? 'webp' : 'jpeg'
    const data = await sharp(file).rotate().toFormat(format, { quality }).toBuffer().catch(refuse)
    return { data, mimetype: `image/${format}` }
  })
}

const look = (file: string): Promise<Metadata> =>
  sharp(file, { limitInputPixels: false }).metadata().catch(refuse)

function refuse(cause: unknown): never {
  throw damagedPicture(cause)
}
