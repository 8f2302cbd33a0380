import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { hasFfmpeg, runFfmpeg, UnplayableError } from '@/src/server/delivery/ffmpeg'
import { inWorkFolder } from '@/src/server/delivery/work-folder'
import { damagedPicture } from '@/src/server/pictures/damaged-picture'

/** Pictures of old programs, and icons of sites: sharp knows neither. */
const bitmapTypes = { 'image/bmp': 'bmp_pipe', 'image/x-icon': 'ico' } as const

const seconds = 20

/**
 * A bitmap as PNG; of an icon its largest picture.
 *
 * @throws {AppError} `UNSUPPORTED_MEDIA`, also where there is no ffmpeg
 */
export async function bitmapToPng(
  file: string,
  type: keyof typeof bitmapTypes,
): Promise<{ data: Buffer; mimetype: string }> {
  if (!(await hasFfmpeg())) {
    throw new AppError('UNSUPPORTED_MEDIA', { message: ownerMessages.uploads.otherContent })
  }
  return inWorkFolder(async (folder) => {
    const target = path.join(folder, 'picture.png')
    const most = ['-max_pixels', String(limits.upload.imagePixels)]
    const input = ['-protocol_whitelist', 'file', '-f', bitmapTypes[type], '-i', `file:${file}`]
    await runFfmpeg([...most, ...input, '-frames:v', '1', '-f', 'image2', `file:${target}`], {
      timeoutSeconds: seconds,
    }).catch((error: unknown) => {
      throw error instanceof UnplayableError ? damagedPicture(error) : error
    })
    return { data: await readFile(target).catch(refuse), mimetype: 'image/png' }
  })
}

function refuse(cause: unknown): never {
  throw damagedPicture(cause)
}
