import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { concurrencyLimit } from '@/src/server/concurrency-limit'
import { damagedPicture } from '@/src/server/pictures/damaged-picture'
import type { Rewritten } from '@/src/server/pictures/rewrite-picture'

/** Drawings of lines, which could carry scripts: only what they look like is kept. */
export const drawingType = 'image/svg+xml'

const { cutsAtOnce, cutsWaiting, imagePixels } = limits.upload
/** Sharp in the widest text, also on a fine screen; as the editor draws them. */
const longestPx = 2 * limits.image.richTextMaxWidthPx
const seconds = 20
const [usualDensity, mostDensity] = [72, 100_000]

// Each holds all pixels of a picture in memory.
const inLine = concurrencyLimit({ atOnce: cutsAtOnce, waiting: cutsWaiting })

/** What needs fonts of somebody's computer, what may be of any size inside, and what stands for other words. */
const notDrawn = /<!ENTITY|<(?:[\w.-]+:)?(?:text|image|feImage|foreignObject)\b/i

/**
 * An SVG as a picture of the size that texts need. It runs nothing and loads nothing.
 *
 * @throws {AppError} `UNSUPPORTED_MEDIA`, or `TOO_MANY_REQUESTS` while too many are waiting
 */
export function drawingToPng(file: string): Promise<Rewritten> {
  return inLine(async () => {
    const words = wordsOf(await readFile(file))
    if (notDrawn.test(words)) {
      throw new AppError('UNSUPPORTED_MEDIA', { message: ownerMessages.uploads.notOnlyLines })
    }
    const drawing = Buffer.from(words)
    const { width, height } = await sharp(drawing, { limitInputPixels: false })
      .metadata()
      .catch(refuse)
    const density = (usualDensity * longestPx) / Math.max(width, height)
    const data = await sharp(drawing, {
      density: Math.min(Math.max(density, 1), mostDensity),
      limitInputPixels: imagePixels,
    })
      .timeout({ seconds })
      .resize(longestPx, longestPx, { fit: 'inside' })
      .png()
      .toBuffer()
      .catch(refuse)
    return { data, mimetype: 'image/png' }
  })
}

/** As UTF-8 and nothing else, so that what was looked at is what is drawn. */
function wordsOf(bytes: Buffer): string {
  try {
    const words = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return words.replace(/^\s*<\?xml[^>]*\?>/, '')
  } catch (cause) {
    return refuse(cause)
  }
}

function refuse(cause: unknown): never {
  throw damagedPicture(cause)
}
