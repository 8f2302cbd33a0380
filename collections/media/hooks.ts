import { writeFile } from 'node:fs/promises'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
} from 'payload'
import type { FormatEnum, Metadata } from 'sharp'
import sharp from 'sharp'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { refreshSongsOf } from '@/src/server/delivery/refresh-songs'
import { damagedPicture } from '@/src/server/storage/damaged-picture'

// Uploads are rewritten under the same name, and sharp would go on with what was there before.
sharp.cache(false)

/** What sharp finds in a file, and what it writes again without anything but the picture. */
const stillFormats: Partial<Record<string, keyof FormatEnum | 'avif'>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
}

/**
 * Refuses pictures too large to process, and takes out of the others what a camera wrote into them:
 * where and when it was taken, with which device. It is also turned upright, because the camera's note
 * of how it was held goes too.
 *
 * @throws {AppError} `TOO_LARGE`, `UNSUPPORTED_MEDIA`
 */
export const cleanPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  const isWrite = operation === 'create' || operation === 'update'
  // Runs before access is checked: no work for strangers, who are refused then.
  const isStranger = req.payloadAPI !== 'local' && !req.user
  if (!file || !isWrite || isStranger) {
    return args
  }
  const source = file.tempFilePath || file.data
  const picture = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!picture) {
    return args
  }
  assertSize(file.size, picture)

  const format = stillFormats[picture.format]
  if (format && (picture.pages ?? 1) === 1 && hasNotes(picture)) {
    // For PNG, a quality would mean fewer colours.
    const options = format === 'png' ? {} : { quality: 92 }
    const data = await sharp(source)
      .rotate()
      .toFormat(format, options)
      .toBuffer()
      .catch((cause: unknown) => {
        throw damagedPicture(cause)
      })
    if (file.tempFilePath) {
      await writeFile(file.tempFilePath, data)
      req.file = { ...file, size: data.length }
    } else {
      req.file = { ...file, data, size: data.length }
    }
  }
  return args
}

function assertSize(bytes: number, { width, height, pages = 1 }: Metadata): void {
  const { imageBytes, imagePixels } = limits.upload
  if (bytes > imageBytes) {
    throw new AppError('TOO_LARGE', {
      message: `A picture may have at most ${imageBytes / 1e6} MB.`,
    })
  }
  if (width * height * pages > imagePixels) {
    throw new AppError('TOO_LARGE', { message: ownerMessages.uploads.tooManyPixels })
  }
}

function hasNotes({ exif, xmp, iptc, comments, orientation = 1 }: Metadata): boolean {
  return Boolean(exif || xmp || iptc || comments?.length) || orientation > 1
}

/** A picture that became another one is the cover in the files of songs, too. */
export const refreshCovers: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isAnother = doc.prefix !== previousDoc?.prefix || doc.filename !== previousDoc?.filename
  if (operation === 'update' && isAnother) {
    await refreshSongsOf(req, { media: { in: [doc.id] } })
  }
  return doc
}

/**
 * Payload lets nobody change the name of a stored file. The server's own code may (`context.uploadName`),
 * once the file lies under that name.
 */
export const nameFile: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'update' && typeof req.context.uploadName === 'string'
    ? { ...data, filename: req.context.uploadName }
    : data
