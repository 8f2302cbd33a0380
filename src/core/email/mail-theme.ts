import type { MailContext } from '@/src/core/email/mail-context'
import { contrast, isDark, mix } from '@/src/core/theme/color'
import { neededContrast, readable, readableTowards } from '@/src/core/theme/css-variables'
import { type FontFamily, fontStyles } from '@/src/core/theme/fonts'
import type { Theme } from '@/src/core/theme/schema'

/** The colours of a mail as `#rrggbb`: mail programs know no variables and mix nothing. */
export type MailColors = {
  /** Around the mail. */
  ground: string
  /** Behind the words. */
  card: string
  text: string
  muted: string
  line: string
  /** Behind words that stand in a box. */
  box: string
  link: string
  primary: string
  onPrimary: string
  /** Small print, on the ground. */
  quiet: string
}

export type MailTheme = {
  colors: MailColors
  /** CSS `font-family` of running text and of headings. */
  font: string
  headingFont: string
  headingCase: 'none' | 'uppercase'
  /** Pixels. */
  radius: number
}

type Grounds = MailContext['colors']

const noGrounds: Grounds = { background: '', innerBackground: '' }

/** The artist's theme as mail programs can draw it. */
export function mailTheme(theme: Theme, grounds: Grounds = noGrounds): MailTheme {
  const { fontFamily, cornerRadius } = theme
  const { display, text } = fontStyles[fontFamily]
  return {
    colors: mailColors(theme, grounds),
    font: mailFont(text),
    headingFont: mailFont(fontFamily),
    headingCase: display.case,
    radius: Math.min(cornerRadius, 24),
  }
}

/** The theme's variables that words may be stored with, as the colours they are in a mail. */
export function themeVariables(
  colors: Pick<MailColors, 'card' | 'text' | 'link' | 'primary' | 'onPrimary'>,
): Readonly<Record<string, string>> {
  return {
    '--color-text': colors.text,
    '--color-primary': colors.primary,
    '--color-text-primary': colors.onPrimary,
    '--color-background': colors.card,
    '--accent-text': colors.link,
  }
}

/** What receivers see whose mail program is dark: a dark mail stays as it is, a light one turns. */
export function darkMailColors(theme: Theme, grounds: Grounds = noGrounds): MailColors {
  const own = mailColors(theme, grounds)
  if (isDark(own.card)) {
    return own
  }
  const background = mix(own.text, 0.12, '#101012')
  const colors = { ...theme.colors, background, text: mix('#ffffff', 0.92, own.text) }
  return mailColors({ ...theme, colors }, noGrounds)
}

function mailColors({ colors }: Theme, grounds: Grounds): MailColors {
  const card = grounds.innerBackground || colors.background
  const text = readable(colors.text, card)
  const ground = grounds.background || mix(text, isDark(card) ? 0.09 : 0.06, card)
  const onGround = readable(text, ground)
  const isLost = contrast(colors.primary, card) < shapeContrast
  const primary = isLost ? text : colors.primary
  return {
    ground,
    card,
    text,
    muted: readableTowards(mix(text, 0.68, card), text, card),
    line: mix(text, 0.14, card),
    box: boxGround(mix(text, 0.08, card), { card, text }),
    link: readableTowards(colors.primary, text, card),
    primary,
    onPrimary: isLost ? card : readable(colors.textPrimary, primary),
    quiet: readableTowards(mix(onGround, 0.68, ground), onGround, ground),
  }
}

/** A ground of the artist's own, mixed with as little of the mail's as makes its words readable on it. */
export function boxGround(wish: string, { card, text }: Pick<MailColors, 'card' | 'text'>): string {
  for (let share = 0; share < 1; share += 0.1) {
    const tone = mix(card, share, wish)
    if (contrast(tone, text) >= neededContrast) {
      return tone
    }
  }
  return card
}

/** Below this a filled shape is lost on its ground. */
const shapeContrast = 1.3

const standIns: Readonly<Record<string, string>> = {
  sans: "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
  narrow: "'Arial Narrow', Impact, Helvetica, Arial, sans-serif",
}

/** Mail programs load no fonts, so what stands in is what most receivers see. No quotes: they weigh. */
export function mailFont(family: FontFamily): string {
  const { fallback } = fontStyles[family]
  const kind = fallback.includes('Narrow')
    ? 'narrow'
    : fallback.includes('Georgia')
      ? 'serif'
      : 'sans'
  return `${family}, ${standIns[kind]}`.replaceAll("'", '')
}
