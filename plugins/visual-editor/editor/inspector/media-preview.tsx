import type { MediaItem } from '@/plugins/visual-editor/editor/inspector/media-api'

/** The small copy of a picture; in the admin only, where nothing optimises images on the way. */
export function MediaPreview({ item }: { item: MediaItem }) {
  // biome-ignore lint/performance/noImgElement: the address is that of a small copy already
  return <img src={item.previewUrl} alt={item.alt} loading="lazy" />
}
