import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  File,
} from 'payload'
import type { FormatEnum, Metadata } from 'sharp'
import sharp from 'sharp'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { refreshSongsOf } from '@/src/server/delivery/refresh-songs'
import { inWorkFolder } from '@/src/server/delivery/work-folder'
import { damagedPicture } from '@/src/server/pictures/damaged-picture'
import { rewritePicture, rewrittenTypes } from '@/src/server/pictures/rewrite-picture'
import { extensionOf, sniffType } from '@/src/server/storage/content-type'

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
  const { file: given } = req
  const isWrite = operation === 'create' || operation === 'update'
  // Runs before access is checked: no work for strangers, who are refused then.
  const isStranger = req.payloadAPI !== 'local' && !req.user
  if (!given || !isWrite || isStranger) {
    return args
  }
  req.file = await asShown(given)
  const file = req.file
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

/** Rewrites what browsers do not show as what they do. */
async function asShown(file: File): Promise<File> {
  const rewritten = await inWorkFolder(async (folder) => {
    const source = file.tempFilePath || path.join(folder, 'picture')
    if (!file.tempFilePath) {
      await writeFile(source, file.data)
    }
    const type = await sniffType(source)
    if (type && rewrittenTypes.includes(type)) {
      assertBytes(file.size)
    }
    return type ? rewritePicture(source, type) : null
  })
  if (!rewritten) {
    return file
  }
  const { data, mimetype } = rewritten
  if (file.tempFilePath) {
    await writeFile(file.tempFilePath, data)
  }
  const name = `${path.parse(file.name).name}.${extensionOf(mimetype)}`
  return {
    ...file,
    name,
    mimetype,
    size: data.length,
    data: file.tempFilePath ? file.data : data,
  }
}

/** A kind of HEIC or TIFF that was not known as one would be stored as it is, which no browser shows. */
export const refuseUnshown: CollectionBeforeChangeHook = ({ data, req }) => {
  if (req.file && rewrittenTypes.includes(data.mimeType)) {
    throw damagedPicture(new Error(`${data.mimeType} was not rewritten`))
  }
  return data
}

function assertSize(bytes: number, { width, height, pages = 1 }: Metadata): void {
  const { imagePixels } = limits.upload
  assertBytes(bytes)
  if (width * height * pages > imagePixels) {
    throw new AppError('TOO_LARGE', { message: ownerMessages.uploads.tooManyPixels })
  }
}

function assertBytes(bytes: number): void {
  const { imageBytes } = limits.upload
  if (bytes > imageBytes) {
    const message = ownerMessages.uploads.tooLarge('picture', imageBytes / 1e6)
    throw new AppError('TOO_LARGE', { message })
  }
}

function hasNotes({ exif, xmp, iptc, comments, orientation = 1 }: Metadata): boolean {
  return Boolean(exif || xmp || iptc || comments?.length) || orientation > 1
}

/** A cover that is deleted leaves the files of songs, too. */
export const forgetCover: CollectionBeforeDeleteHook = ({ id, req }) =>
  refreshSongsOf(req, { media: { in: [id] } })

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
