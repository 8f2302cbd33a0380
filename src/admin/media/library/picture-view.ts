import type { MediaItem, MediaView } from '@/src/core/contracts/pages/media-answers'

/** An item of the library as the site draws it. */
export function viewOf(item: MediaItem): MediaView {
  const { id, url, alt, width, height, mimeType, focalX, focalY, thumbnail } = item
  const sizes = thumbnail && width > 0 ? [{ url: thumbnail, width: 300, height: 300 }] : []
  return { id, url, alt, width, height, mimeType, focalX, focalY, sizes }
}
