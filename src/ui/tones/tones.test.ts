import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast, fromOklab, mix } from '@/src/core/theme/color'
import { themeVariables } from '@/src/core/theme/css-variables'
import { flattenColour } from '@/src/core/theme/flatten-colour'
import { themePresets } from '@/src/core/theme/theme-presets'

const projectDir = path.resolve(import.meta.dirname, '../../..')
const stylesheets = ['src/ui', 'src/rich-text', 'site', 'blocks'].flatMap((folder) =>
  readdirSync(path.join(projectDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(projectDir, folder, file)),
)

const page = 'var(--color-background)'
const surface = 'var(--surface)'
const raised = 'var(--surface-raised)'
const tableHead = 'color-mix(in oklab, var(--color-text) 5%, transparent)'
const marked = 'color-mix(in oklab, var(--color-primary) 30%, transparent)'
const pollBar = 'color-mix(in oklab, var(--color-text) 17%, var(--color-background))'
const chosenPollBar = 'color-mix(in oklab, var(--color-primary) 34%, var(--color-background))'
const insertedCode = 'color-mix(in oklab, oklch(0.7 0.17 145) 22%, transparent)'
const deletedCode = 'color-mix(in oklab, oklch(0.65 0.2 25) 22%, transparent)'

/** What words are written in, and all that they stand on. */
const groundsOf: Readonly<Record<string, readonly string[]>> = {
  'var(--color-text)': [
    ...[page, surface, raised, tableHead, marked],
    ...[pollBar, chosenPollBar, insertedCode, deletedCode],
  ],
  'var(--muted)': [page, surface, raised],
  'var(--accent-text)': [page, surface, raised],
  'var(--color-error)': [page, surface, raised],
  'var(--color-text-primary)': ['var(--color-primary)'],
  'var(--color-background)': ['var(--color-text)'],
  'color-mix(in oklab, var(--color-text) 75%, var(--surface-raised))': [raised],
  'color-mix(in oklab, oklch(0.6 0.22 300) 55%, var(--color-text))': [raised],
  'color-mix(in oklab, oklch(0.62 0.19 35) 50%, var(--color-text))': [raised],
  'color-mix(in oklab, oklch(0.6 0.17 145) 50%, var(--color-text))': [raised],
  'color-mix(in oklab, oklch(0.6 0.18 250) 55%, var(--color-text))': [raised],
}

/** Of an icon that is on, and of words that cannot be chosen: WCAG asks less of them, or nothing. */
const otherInks = [
  'var(--color-primary)',
  'color-mix(in oklab, var(--color-text) 48%, var(--color-background))',
]
/** Of shapes that no words stand on, and of a veil over pictures. */
const otherGrounds = [
  'var(--border-strong)',
  'var(--muted)',
  'var(--swatch)',
  'color-mix(in srgb, var(--color-background) 84%, transparent)',
]

describe.each(Object.entries(themePresets))('in the look %s', (_, look) => {
  const theme = { ...look, logo: '', headerLinks: [], socialLinks: [] }
  const tones = { ...declaredTones(), ...themeVariables(theme) }

  it.each(Object.entries(groundsOf))('words in %s can be read', (ink, grounds) => {
    for (const ground of grounds) {
      const below = colourOf(ground, tones)
      expect(contrast(colourOf(ink, tones), below), `${ink} on ${ground}`).toBeGreaterThanOrEqual(
        4.5,
      )
    }
  })
})

it('knows every colour of words and every ground in the stylesheets of the site', () => {
  const inks = valuesOf('color')
  const grounds = valuesOf('background(?:-color)?')
  expect(inks).toEqual([...Object.keys(groundsOf), ...otherInks].toSorted())
  const known = [...Object.values(groundsOf).flat(), ...otherGrounds]
  expect(grounds).toEqual([...new Set(known)].toSorted())
})

/** Every value of the property that depends on the theme, pictures and gradients apart. */
function valuesOf(property: string): string[] {
  const declaration = new RegExp(`[\\s;{]${property}:\\s*([^;}]+)`, 'g')
  const values = stylesheets
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(declaration)])
    .map(([, value = '']) => value.replaceAll(/\s+/g, ' '))
  const isOfTheme = (value: string) =>
    /^(var\((?!--letters-)|color-mix\()/.test(value) && !value.includes('gradient(')
  return [...new Set(values.filter(isOfTheme))].toSorted()
}

/** The tones that the stylesheet mixes from a theme. */
function declaredTones(): Record<string, string> {
  const css = readFileSync(path.join(import.meta.dirname, 'tones.module.css'), 'utf8')
  return Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** `#rrggbb` of a colour as the stylesheets write it; one that lets light through lies on a raised surface. */
function colourOf(css: string, tones: Readonly<Record<string, string | number>>): string {
  const value = css.replaceAll(/var\((--[\w-]+)\)/g, (_, name) => String(tones[name]))
  if (value.includes('var(')) {
    return colourOf(value, tones)
  }
  const oklch = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value)
  if (oklch) {
    const [lightness = 0, chroma = 0, degrees = 0] = oklch.slice(1).map(Number)
    const hue = (degrees * Math.PI) / 180
    return fromOklab([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)])
  }
  const mixed = /^color-mix\(in oklab, (.+?) (\d+)%, (.+)\)$/.exec(value)
  if (!mixed) {
    return value
  }
  const [, first = '', percent = '', second = ''] = mixed
  const share = Number(percent) / 100
  if (second !== 'transparent') {
    return mix(colourOf(first, tones), share, colourOf(second, tones))
  }
  const alpha = Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
  return flattenColour(`${colourOf(first, tones)}${alpha}`, colourOf(raised, tones)) ?? ''
}
