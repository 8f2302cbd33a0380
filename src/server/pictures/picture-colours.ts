import sharp from 'sharp'
import { coverPalette, type PictureColour } from '@/src/core/theme/cover-palette'
import type { Theme } from '@/src/core/theme/schema'
import { logger } from '@/src/server/logger'

const side = 64
/** Colours that differ in less than this of a channel are one. */
const step = 32

/** Colours of a page that fit a picture; null when it cannot be read, which keeps nobody from using it. */
export async function paletteOf(picture: Buffer | string): Promise<Theme['colors'] | null> {
  try {
    const { data } = await sharp(picture)
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return coverPalette(coloursIn(data))
  } catch (error) {
    logger.warn({ msg: 'No colours were found in a picture', err: error })
    return null
  }
}

/** The colours of raw pixels, the most frequent first; each is the mean of those that are nearly it. */
function coloursIn(pixels: Buffer): PictureColour[] {
  const found = new Map<number, { count: number; sums: [number, number, number] }>()
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    const key = [red, green, blue].reduce((all, part) => all * 8 + Math.floor(part / step), 0)
    const colour = found.get(key) ?? { count: 0, sums: [0, 0, 0] }
    colour.count += 1
    colour.sums = [colour.sums[0] + red, colour.sums[1] + green, colour.sums[2] + blue]
    found.set(key, colour)
  }
  return [...found.values()]
    .toSorted((a, b) => b.count - a.count)
    .map(({ count, sums }) => ({
      hex: `#${sums.map((sum) => hexOf(sum / count)).join('')}`,
      share: (count * 3) / pixels.length,
    }))
}

const hexOf = (part: number) => Math.round(part).toString(16).padStart(2, '0')
