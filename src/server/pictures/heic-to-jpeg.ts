import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { concurrencyLimit } from '@/src/server/concurrency-limit'
import { damagedPicture } from '@/src/server/pictures/damaged-picture'

/** What phones of Apple take, and no browser but theirs shows. */
export const heicType = 'image/heic'

type Decoded = { width: number; height: number; pixels: ArrayBuffer } | { isTooLarge: true }

const { imagePixels, heicSeconds, heicWaiting } = limits.upload
const quality = 90

// Each holds all pixels of a picture in memory, more than once.
const inLine = concurrencyLimit({ atOnce: 1, waiting: heicWaiting })

/**
 * A picture as JPEG, upright and without what the camera wrote into it.
 *
 * @throws {AppError} `UNSUPPORTED_MEDIA` for what cannot be read, `TOO_LARGE` for too many pixels,
 *   `TOO_MANY_REQUESTS` while too many are waiting
 */
export function heicToJpeg(file: string): Promise<Buffer> {
  return inLine(async () => {
    const decoded = await decode(await readFile(file))
    if ('isTooLarge' in decoded) {
      throw new AppError('TOO_LARGE', { message: ownerMessages.uploads.tooManyPixels })
    }
    const { width, height, pixels } = decoded
    return sharp(new Uint8Array(pixels), { raw: { width, height, channels: 4 } })
      .flatten({ background: '#fff' })
      .jpeg({ quality })
      .toBuffer()
  })
}

function decode(bytes: Buffer): Promise<Decoded> {
  const code = path.join(process.cwd(), 'src/server/pictures/heic-worker.mjs')
  const worker = new Worker(/* turbopackIgnore: true */ code, {
    workerData: { bytes, mostPixels: imagePixels },
    // The decoder's messages about a damaged file are not shown.
    stdout: true,
    stderr: true,
  })
  return new Promise<Decoded>((resolve, reject) => {
    const refuse = (cause?: unknown) => reject(damagedPicture(cause))
    const timer = setTimeout(refuse, heicSeconds * 1000)
    worker.once('message', resolve)
    worker.once('error', refuse)
    worker.once('exit', () => {
      clearTimeout(timer)
      refuse()
    })
  }).finally(() => worker.terminate())
}
