import { limits } from '@/src/core/limits'
import { type FontFamily, fontFamilies, fontStack } from '@/src/core/theme/fonts'

const { minPx, maxPx } = limits.fontSize

/** The styles that words may carry, each with what it may hold: the value as it is stored, or null. */
const styles: Readonly<Record<string, (value: string) => string | null>> = {
  'font-family': (value) => {
    const family = fontFamilyOf(value)
    return family && fontStack(family)
  },
  'font-size': (value) => {
    const size = /^\d{1,4}(?:\.\d{1,4})?(?=px$)/.exec(value)?.[0]
    return size === undefined ? null : `${clampFontSize(Number(size))}px`
  },
  color: colour,
  'background-color': colour,
}

/** Colours of the theme that words may take; they change with it. */
export const themeColours = [
  '--color-text',
  '--color-primary',
  '--accent-text',
  '--color-text-primary',
  '--color-background',
] as const

const number = String.raw`\s*\d{1,3}(?:\.\d{1,3})?%?\s*`
const colourForms = new RegExp(
  `^(?:#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})|rgba?\\(${number},${number},${number}(?:,${number.replace('{1,3}', '{0,3}')})?\\)|var\\((?:${themeColours.join('|')})\\))$`,
  'i',
)

function colour(value: string): string | null {
  return colourForms.test(value) ? value : null
}

/** Whole pixels that words can be set in. */
export function clampFontSize(px: number): number {
  return Math.min(Math.max(Math.round(px), minPx), maxPx)
}

/** The family of the specification that a CSS `font-family` begins with; null for others. */
export function fontFamilyOf(value: string): FontFamily | null {
  const first = value.split(',')[0]?.replaceAll(/['"]/g, '').trim()
  return fontFamilies.find((family) => family === first) ?? null
}

/** CSS declarations by name, those alone that words may carry, in their order. */
export function readTextStyle(css: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const declaration of css.split(';')) {
    const [name = '', ...rest] = declaration.split(':')
    const property = name.trim().toLowerCase()
    const value = Object.hasOwn(styles, property) && styles[property]?.(rest.join(':').trim())
    if (value) {
      found[property] = value
    }
  }
  return found
}

/** The declarations as Lexical writes them. */
export function cleanTextStyle(css: string): string {
  return Object.entries(readTextStyle(css))
    .map(([name, value]) => `${name}: ${value};`)
    .join('')
}
