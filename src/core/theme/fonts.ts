/** The 20 font families of the specification. */
export const fontFamilies = [
  'Inter',
  'Poppins',
  'Montserrat',
  'Open Sans',
  'Roboto',
  'Lato',
  'Source Sans Pro',
  'Nunito',
  'Raleway',
  'Ubuntu',
  'Oswald',
  'Bebas Neue',
  'Fjalla One',
  'Anton',
  'Righteous',
  'Playfair Display',
  'Merriweather',
  'Lora',
  'Crimson Text',
  'Libre Baskerville',
] as const

export type FontFamily = (typeof fontFamilies)[number]

/** What follows from the choice of a family: how its letters are set big, and what text is set in. */
export type FontStyle = {
  /** What to draw with until the file is there. */
  fallback: string
  /** Family of running text, for faces that are made for headlines only. */
  text: FontFamily
  display: {
    weight: number
    /** Factor on the size of the hero name. */
    scale: number
    /** Factor on the size of titles and headings. */
    heading: number
    /** em */
    tracking: number
    leading: number
    case: 'none' | 'uppercase'
  }
  /** Where the files come from: an `@fontsource` package, its weights, and whether it has italics. */
  source: { package: string; weights: 'variable' | readonly number[]; italic: boolean }
}

const sans = 'system-ui, sans-serif'
const serif = 'Georgia, serif'
const narrow = "'Arial Narrow', system-ui, sans-serif"

const variable = (name: string, italic = true): FontStyle['source'] => ({
  package: `@fontsource-variable/${name}`,
  weights: 'variable',
  italic,
})

const fixed = (name: string, weights: readonly number[], italic = false): FontStyle['source'] => ({
  package: `@fontsource/${name}`,
  weights,
  italic,
})

const plain = { leading: 1.05, case: 'none' } as const
const upper = { leading: 1.05, case: 'uppercase' } as const

export const fontStyles: Readonly<Record<FontFamily, FontStyle>> = {
  Inter: {
    fallback: sans,
    text: 'Inter',
    display: { weight: 700, scale: 1.15, heading: 0.9, tracking: -0.04, ...plain },
    source: variable('inter'),
  },
  Poppins: {
    fallback: sans,
    text: 'Poppins',
    display: { weight: 600, scale: 1.05, heading: 0.86, tracking: -0.035, ...plain },
    source: fixed('poppins', [400, 500, 600], true),
  },
  Montserrat: {
    fallback: sans,
    text: 'Montserrat',
    display: { weight: 700, scale: 1.05, heading: 0.86, tracking: -0.03, ...plain },
    source: variable('montserrat'),
  },
  'Open Sans': {
    fallback: sans,
    text: 'Open Sans',
    display: { weight: 700, scale: 1.1, heading: 0.9, tracking: -0.03, ...plain },
    source: variable('open-sans'),
  },
  Roboto: {
    fallback: sans,
    text: 'Roboto',
    display: { weight: 700, scale: 1.15, heading: 0.92, tracking: -0.03, ...plain },
    source: variable('roboto'),
  },
  Lato: {
    fallback: sans,
    text: 'Lato',
    display: { weight: 900, scale: 1.15, heading: 0.94, tracking: -0.025, ...plain },
    source: fixed('lato', [400, 700, 900], true),
  },
  'Source Sans Pro': {
    fallback: sans,
    text: 'Source Sans Pro',
    display: { weight: 700, scale: 1.2, heading: 0.98, tracking: -0.025, ...plain },
    source: variable('source-sans-3'),
  },
  Nunito: {
    fallback: sans,
    text: 'Nunito',
    display: { weight: 800, scale: 1.1, heading: 0.92, tracking: -0.02, ...plain },
    source: variable('nunito'),
  },
  Raleway: {
    fallback: sans,
    text: 'Raleway',
    display: { weight: 700, scale: 1.1, heading: 0.9, tracking: -0.02, ...plain },
    source: variable('raleway'),
  },
  Ubuntu: {
    fallback: sans,
    text: 'Ubuntu',
    display: { weight: 700, scale: 1.1, heading: 0.92, tracking: -0.03, ...plain },
    source: fixed('ubuntu', [400, 500, 700], true),
  },
  Oswald: {
    fallback: narrow,
    text: 'Inter',
    // Tall capitals, and accents that 1.05 lets into the line above.
    display: { weight: 600, scale: 1.45, heading: 0.95, tracking: -0.01, ...upper, leading: 1.15 },
    source: variable('oswald', false),
  },
  'Bebas Neue': {
    fallback: narrow,
    text: 'Inter',
    display: { weight: 400, scale: 1.8, heading: 1.15, tracking: 0, ...upper, leading: 0.95 },
    source: fixed('bebas-neue', [400]),
  },
  'Fjalla One': {
    fallback: narrow,
    text: 'Inter',
    // As of Oswald; its Ů is the highest.
    display: { weight: 400, scale: 1.45, heading: 0.95, tracking: -0.01, ...plain, leading: 1.2 },
    source: fixed('fjalla-one', [400]),
  },
  Anton: {
    fallback: narrow,
    text: 'Inter',
    // Its capitals are tall: beside them the gap is what 1.05 leaves others, and Å has room below a line.
    display: { weight: 400, scale: 1.75, heading: 1, tracking: -0.012, ...upper, leading: 1.25 },
    source: fixed('anton', [400]),
  },
  Righteous: {
    fallback: sans,
    text: 'Inter',
    display: { weight: 400, scale: 1.2, heading: 0.9, tracking: -0.01, ...plain },
    source: fixed('righteous', [400]),
  },
  'Playfair Display': {
    fallback: serif,
    text: 'Inter',
    display: { weight: 700, scale: 1.2, heading: 0.95, tracking: -0.03, ...plain },
    source: variable('playfair-display'),
  },
  Merriweather: {
    fallback: serif,
    text: 'Merriweather',
    // Its Å reaches a little further than 1.05.
    display: { weight: 700, scale: 1.05, heading: 0.86, tracking: -0.025, ...plain, leading: 1.1 },
    source: variable('merriweather'),
  },
  Lora: {
    fallback: serif,
    text: 'Lora',
    display: { weight: 600, scale: 1.15, heading: 0.92, tracking: -0.025, ...plain },
    source: variable('lora'),
  },
  'Crimson Text': {
    fallback: serif,
    text: 'Crimson Text',
    display: { weight: 600, scale: 1.25, heading: 1.02, tracking: -0.02, ...plain },
    source: fixed('crimson-text', [400, 600], true),
  },
  'Libre Baskerville': {
    fallback: serif,
    text: 'Libre Baskerville',
    display: { weight: 700, scale: 1, heading: 0.82, tracking: -0.03, ...plain },
    source: variable('libre-baskerville'),
  },
}

export type FontKind = 'plain' | 'loud' | 'bookish'

/** How an artist would sort the families. */
export function fontKind(family: FontFamily): FontKind {
  const { fallback, text } = fontStyles[family]
  if (fallback === serif) {
    return 'bookish'
  }
  return text === family ? 'plain' : 'loud'
}

/** A CSS `font-family` value: the family, then what stands in for it. */
export function fontStack(family: FontFamily): string {
  return `'${family}', ${fontStyles[family].fallback}`
}
