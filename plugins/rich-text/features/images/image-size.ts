import { limits } from '@/src/core/limits'

const { minPx, maxPx } = limits.image

type Size = { width: number; height: number }

/** As wide as wanted, in its own shape, with both sides from 10 to 1000 pixels where its shape allows it. */
export function resized({ width, height }: Size, wanted: number): Size {
  const ratio = height / width
  const widest = Math.min(maxPx, ratio > 0 ? maxPx / ratio : maxPx)
  const narrowest = Math.max(minPx, ratio > 0 ? minPx / ratio : minPx)
  const next = Math.min(widest, Math.max(Math.min(narrowest, widest), wanted))
  return { width: Math.round(next), height: clamp(Math.round(next * ratio)) }
}

/** As {@link resized}, for a picture that may become wider than pictures are by default. */
export function widened(
  own: Size,
  wanted: number,
  { maxWidth }: { maxWidth: number },
): Size & { maxWidth: number } {
  const size = resized(own, wanted)
  return { ...size, maxWidth: Math.max(maxWidth, size.width) }
}

const clamp = (px: number) => Math.min(maxPx, Math.max(minPx, px))
