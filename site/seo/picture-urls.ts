import type { MediaView } from '@/src/core/contracts/media'

/** Whole addresses of the pictures among some media, below the address of the site. */
export function pictureUrls(media: readonly MediaView[], base: URL): string[] {
  return media
    .filter(({ mimeType }) => mimeType.startsWith('image/'))
    .map(({ url }) => new URL(url, base).href)
}
