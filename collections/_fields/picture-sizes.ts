import type { ImageSize } from 'payload'

/** What may be shown on a page or in a post. Neither SVG nor HTML: both can carry scripts. */
export const shownFileTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'video/mp4',
  'audio/mpeg',
]

/** Smaller copies of a picture, named `w640` after their widths in pixels. */
export function pictureSizes(widths: readonly number[]): ImageSize[] {
  return widths.map((width) => ({
    name: `w${width}`,
    width,
    withoutEnlargement: true,
    formatOptions: { format: 'webp', options: { quality: 78 } },
  }))
}
