import { contrast, isDark, mix, toOklab } from '@/src/core/theme/color'
import type { Theme } from '@/src/core/theme/schema'

/** A colour of a picture, `#rrggbb`, and how much of it has that colour, 0–1. */
export type PictureColour = { hex: string; share: number }

/** Text is read for long on the ground, so it gets more than WCAG AA asks; shapes and words on them get that. */
const contrastOfText = 7
const contrastOfShapes = 3
/** Less colourful than this is grey to the eye. */
const greyChroma = 0.03

/**
 * Colours of a page from those of a cover: the ground is what most of it has, the buttons what stands out. Each pair is
 * moved apart until it can be read, whatever the picture is.
 *
 * @param colours at least one, the most frequent first
 */
export function coverPalette(colours: readonly PictureColour[]): Theme['colors'] {
  const most = colours[0]?.hex ?? '#ffffff'
  const text = isDark(most) ? '#ffffff' : '#111111'
  const background = apart(most, { from: text, needed: contrastOfText })
  const [vivid] = colours.toSorted((a, b) => weightOf(b, background) - weightOf(a, background))
  const isColourful = vivid && chromaOf(vivid.hex) >= greyChroma
  const primary = apart(isColourful ? vivid.hex : text, {
    from: background,
    needed: contrastOfShapes,
  })
  // One of black and white can always be read.
  const textPrimary = isDark(primary) ? '#ffffff' : '#000000'
  return { background, text, primary, textPrimary }
}

/** What stands out: colourful, not too rare, and not the ground itself. */
function weightOf({ hex, share }: PictureColour, background: string): number {
  const distance = Math.min(1, (contrast(hex, background) - 1) / 2)
  return chromaOf(hex) * Math.sqrt(share) * (0.2 + distance)
}

function chromaOf(hex: string): number {
  const [, a, b] = toOklab(hex)
  return Math.hypot(a, b)
}

/** The colour, moved towards black or white until it stands apart from another one. */
function apart(colour: string, { from, needed }: { from: string; needed: number }): string {
  const furthest = isDark(from) ? '#ffffff' : '#000000'
  const steps = Array.from({ length: 20 }, (_, step) => mix(colour, 1 - step / 20, furthest))
  return steps.find((step) => contrast(step, from) >= needed) ?? furthest
}
