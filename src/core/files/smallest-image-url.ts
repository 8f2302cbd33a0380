import type { MediaView } from '@/src/core/contracts/pages/media-answers'

/** Address of the smallest copy that is at least so wide; empty without a picture. */
export function smallestImageUrl(media: MediaView | null | undefined, widthPx: number): string {
  return media ? (media.sizes.find(({ width }) => width >= widthPx)?.url ?? media.url) : ''
}
