import { writeFile } from 'node:fs/promises'
import type { File } from 'payload'
import type { FormatEnum, Metadata } from 'sharp'
import sharp from 'sharp'
import { AppError } from '@/src/core/errors'
import { withEnding } from '@/src/core/files'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { inWorkFile } from '@/src/server/delivery/work-folder'
import { damagedPicture } from '@/src/server/pictures/damaged-picture'
import { rewritePicture } from '@/src/server/pictures/rewrite-picture'
import { endingsOf } from '@/src/server/storage/content-type'

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
 * A picture as it is stored, whichever way it came in: refused when it is too large to process, rewritten when
 * browsers do not show its kind, upright, and without what a camera wrote into it: where and when it was taken,
 * with which device. What is ready already stays byte for byte.
 *
 * @param type by its first bytes
 * @throws {AppError} `TOO_LARGE`, `UNSUPPORTED_MEDIA`, `TOO_MANY_REQUESTS`
 */
export async function readyPicture(file: File, type: string): Promise<File> {
  assertBytes(file.size)
  const rewritten = await inWorkFile(file, (path) => rewritePicture(path, type))
  const shown = rewritten ? await withBytes(file, rewritten.data) : file
  const source = shown.tempFilePath || shown.data
  const picture = await sharp(source, { limitInputPixels: false }).metadata().catch(refuse)
  assertPixels(picture)

  const format = stillFormats[picture.format]
  const isStill = (picture.pages ?? 1) === 1
  // For PNG, a quality would mean fewer colours.
  const options = format === 'png' ? {} : { quality: 92 }
  const clean =
    format && isStill && hasNotes(picture)
      ? await sharp(source).rotate().toFormat(format, options).toBuffer().catch(refuse)
      : null
  if (!clean) {
    // A header alone says nothing of a file that was cut off. JPEG is read small, so this costs little.
    await sharp(source).resize(16).toBuffer().catch(refuse)
  }
  const mimetype = rewritten?.mimetype ?? type
  return {
    ...(clean ? await withBytes(shown, clean) : shown),
    name: withEnding(file.name, endingsOf(mimetype)),
    mimetype,
  }
}

/** The caller's own bytes stay as they are; a temporary file is ours. */
async function withBytes(file: File, data: Buffer): Promise<File> {
  if (!file.tempFilePath) {
    return { ...file, data, size: data.length }
  }
  await writeFile(file.tempFilePath, data)
  return { ...file, size: data.length }
}

function refuse(cause: unknown): never {
  throw damagedPicture(cause)
}

function assertPixels({ width, height, pages = 1 }: Metadata): void {
  if (width * height * pages > limits.upload.imagePixels) {
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
