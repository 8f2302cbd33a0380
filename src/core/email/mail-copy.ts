import type { MediaView } from '@/src/core/contracts/pages/media-answers'

/** The address of a picture for a mail: twice as many pixels as it is wide there, for screens that are that fine. */
export function mailCopyUrl({ sizes, url }: MediaView, width: number): string {
  const copy = sizes.find((size) => size.width >= width * 2) ?? sizes.at(-1)
  return copy?.url ?? url
}
