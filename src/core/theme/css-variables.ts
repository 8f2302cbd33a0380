import { contrast, isDark, mix } from '@/src/core/theme/color'
import { fontStack, fontStyles } from '@/src/core/theme/fonts'
import type { Theme } from '@/src/core/theme/schema'

/** WCAG AA for text, and for lines and icons that carry meaning. */
const textContrast = 4.5
const lineContrast = 3
/** Below this a filled shape is lost on its ground. */
const shapeContrast = 1.3
/** Share of text colour in `--surface-raised`, as tones.module.css mixes it. */
const raisedShare = 0.11

export type CssVariables = Record<`--${string}`, string | number>

/**
 * The theme as custom properties of the site root. What the artist chose is passed on as it is;
 * the tones derived from it are moved until they can be read.
 */
export function themeVariables(theme: Theme): CssVariables {
  const { display, text: textFamily } = fontStyles[theme.fontFamily]
  return {
    ...toneVariables(theme),
    '--radius': `${theme.cornerRadius}px`,
    '--font-family': fontStack(theme.fontFamily),
    '--font-text': fontStack(textFamily),
    '--display-weight': display.weight,
    '--display-scale': display.scale,
    '--display-heading': display.heading,
    '--display-tracking': `${display.tracking}em`,
    '--display-leading': display.leading,
    '--display-case': display.case,
  }
}

/** Those of them that come from the colours. */
export function toneVariables({ colors }: Pick<Theme, 'colors'>): CssVariables {
  const { primary, background, text, textPrimary } = colors
  // What can be read on the raised surface can be read on all grounds: it is nearest to the text.
  const raised = mix(text, raisedShare, background)
  return {
    '--color-primary': primary,
    '--color-background': background,
    '--color-text': text,
    '--color-text-primary': readable(textPrimary, primary),
    '--color-error': readableTowards(isDark(background) ? '#ff9c8a' : '#b3261e', text, raised),
    '--accent-text': readableTowards(primary, text, raised),
    '--focus': contrast(primary, background) >= lineContrast ? primary : text,
    '--muted-share': mutedShare(text, background, raised),
  }
}

const toneNames = [
  '--color-background',
  '--color-text',
  '--color-error',
  '--accent-text',
  '--focus',
  '--muted-share',
] as const

/** `light` and `dark` are words on a picture; `theme` follows the theme as far as it can be read. */
export type Ink = 'theme' | 'light' | 'dark'

/**
 * The properties that change for what stands on another ground than the page's: a coloured or
 * pictured section. Empty when nothing changes. `ground` is `#rrggbb`, or empty.
 */
export function groundVariables(
  theme: Pick<Theme, 'colors'>,
  ground: string,
  ink: Ink,
): CssVariables {
  if (!ground && ink === 'theme') {
    return {}
  }
  const { colors } = theme
  const background = ground || { light: '#101010', dark: '#ffffff', theme: '' }[ink]
  const text = { light: '#ffffff', dark: '#101010', theme: readable(colors.text, background) }[ink]
  const local = toneVariables({ colors: { ...colors, background, text } })
  return {
    ...Object.fromEntries(toneNames.map((name) => [name, local[name] ?? ''])),
    // A button in the colour of its ground would be a word without a shape.
    ...(contrast(colors.primary, background) < shapeContrast && {
      '--color-primary': text,
      '--color-text-primary': background,
    }),
  }
}

/** On the picture of a hero a light theme's dark words would need a bleached picture. */
export function heroInk(ink: Ink, theme: Theme): Ink {
  return ink === 'theme' && !isDark(theme.colors.background) ? 'light' : ink
}

/** `color-scheme` of the site: form controls and scrollbars follow the background. */
export function colorScheme(theme: Theme): 'dark' | 'light' {
  return isDark(theme.colors.background) ? 'dark' : 'light'
}

/** A chosen pair that is hard to tell apart; the ratio has one decimal. */
export type ContrastWarning = {
  pair: string
  ratio: number
  /** What WCAG AA asks of this pair. */
  needed: number
  /** The colour that is hard to read or to see on the other one. */
  color: 'text' | 'textPrimary' | 'primary'
  /** The nearest colour that is not. */
  readable: string
}

/** The contrast that WCAG AA asks of text. */
export const neededContrast = textContrast

/** The chosen pairs that are hard to tell apart, for the editor to say so. */
export function contrastWarnings({ colors }: Pick<Theme, 'colors'>): ContrastWarning[] {
  const { background, primary } = colors
  const pairs = [
    { pair: 'Text on background', color: 'text', ground: background, needed: textContrast },
    { pair: 'Text on primary', color: 'textPrimary', ground: primary, needed: textContrast },
    // Filled buttons have no other outline.
    { pair: 'Primary on background', color: 'primary', ground: background, needed: lineContrast },
  ] as const
  return pairs.flatMap(({ pair, color, ground, needed }) => {
    const ratio = contrast(colors[color], ground)
    const furthest = isDark(ground) ? '#ffffff' : '#000000'
    const readable = readableTowards(colors[color], furthest, ground, needed)
    return ratio < needed ? [{ pair, ratio: shownRatio(ratio), needed, color, readable }] : []
  })
}

/** With one decimal, never better than it is. */
export const shownRatio = (ratio: number): number => Math.floor(ratio * 10) / 10

/** The wish when it can be read on the ground, else black or white. */
export function readable(wish: string, ground: string): string {
  if (contrast(wish, ground) >= textContrast) {
    return wish
  }
  return isDark(ground) ? '#ffffff' : '#000000'
}

/** The wish, mixed with as little of the text colour as makes it readable on the ground. */
export function readableTowards(
  wish: string,
  text: string,
  background: string,
  needed = textContrast,
): string {
  for (let share = 0; share < 1; share += 0.1) {
    const tone = mix(text, share, wish)
    if (contrast(tone, background) >= needed) {
      return tone
    }
  }
  return text
}

/** How much text colour the muted tone needs; 68 % where that is enough. */
function mutedShare(text: string, background: string, ground: string): string {
  for (let share = 68; share < 100; share += 4) {
    if (contrast(mix(text, share / 100, background), ground) >= textContrast) {
      return `${share}%`
    }
  }
  return '100%'
}
