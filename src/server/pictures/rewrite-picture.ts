import { bitmapToPng } from '@/src/server/pictures/bitmap-to-png'
import { drawingToPng, drawingType } from '@/src/server/pictures/drawing-to-png'
import { heicToJpeg, heicType } from '@/src/server/pictures/heic-to-jpeg'
import { tiffToWeb, tiffType } from '@/src/server/pictures/tiff-to-web'

export type Rewritten = { data: Buffer; mimetype: string }

const rewriters: Readonly<Record<string, (file: string) => Promise<Rewritten>>> = {
  [heicType]: async (file) => ({ data: await heicToJpeg(file), mimetype: 'image/jpeg' }),
  [tiffType]: tiffToWeb,
  'image/bmp': (file) => bitmapToPng(file, 'image/bmp'),
  'image/x-icon': (file) => bitmapToPng(file, 'image/x-icon'),
  [drawingType]: drawingToPng,
}

/** Pictures that most browsers do not show: they may be sent, and are stored as what all show. */
export const rewrittenTypes = Object.keys(rewriters)

/**
 * A picture as browsers show it; null for what they show as it is.
 *
 * @throws {AppError} `UNSUPPORTED_MEDIA`, `TOO_LARGE`, `TOO_MANY_REQUESTS`
 */
export async function rewritePicture(file: string, type: string): Promise<Rewritten | null> {
  const rewrite = rewriters[type]
  return rewrite ? rewrite(file) : null
}
