import { limits } from '@/src/core/limits'
import { clampFontSize } from '@/src/rich-text/nodes/text/text-style'

/** Pixels for what was typed into the field: within the limits, and the usual size where it is no number. */
export function readFontSize(typed: string): number {
  const text = typed
    .trim()
    .replace(/\s*px$/i, '')
    .replace(',', '.')
  const px = text === '' ? Number.NaN : Number(text)
  return clampFontSize(Number.isFinite(px) ? px : limits.fontSize.defaultPx)
}

/** The steps of plus and minus, as other editors have them: finer where letters are small. */
const steps = [
  1, 2, 4, 6, 8, 10, 11, 12, 13, 14, 15, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72,
]

/** The next size up or down. */
export function stepFontSize(px: number, direction: 1 | -1): number {
  const next =
    direction === 1 ? steps.find((step) => step > px) : steps.findLast((step) => step < px)
  return clampFontSize(next ?? px)
}
