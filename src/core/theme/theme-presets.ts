import type { z } from 'zod'
import { theme } from '@/src/core/theme/schema'

/** Everything of a theme that is taste. */
export const look = theme.pick({ colors: true, cornerRadius: true, fontFamily: true })
export type ThemePreset = z.output<typeof look>

export type NamedThemePreset = {
  /** `midnight`; that of a plugin carries its slug: `acme/sunset`. */
  id: string
  label: string
  look: ThemePreset
  /** The plugin that brings it. */
  by?: string
}

/** Starting points an artist can pick; `midnight` is what a new site begins with. */
export const themePresets = {
  midnight: {
    colors: {
      primary: '#ff6f59',
      background: '#0e0c0d',
      text: '#f6efe6',
      textPrimary: '#1c0806',
    },
    cornerRadius: 4,
    fontFamily: 'Anton',
  },
  paper: {
    colors: {
      primary: '#1f3fd6',
      background: '#f7f4ed',
      text: '#16171c',
      textPrimary: '#ffffff',
    },
    cornerRadius: 10,
    fontFamily: 'Playfair Display',
  },
  neon: {
    colors: {
      primary: '#b6ff2e',
      background: '#000000',
      text: '#ffffff',
      textPrimary: '#0a1400',
    },
    cornerRadius: 0,
    fontFamily: 'Bebas Neue',
  },
  clay: {
    colors: {
      primary: '#b4532a',
      background: '#efe3d0',
      text: '#2e1f18',
      textPrimary: '#ffffff',
    },
    cornerRadius: 12,
    fontFamily: 'Lora',
  },
  forest: {
    colors: {
      primary: '#d9b04c',
      background: '#0f2a20',
      text: '#f4ecd8',
      textPrimary: '#1d1604',
    },
    cornerRadius: 6,
    fontFamily: 'Merriweather',
  },
  mono: {
    colors: {
      primary: '#000000',
      background: '#ffffff',
      text: '#000000',
      textPrimary: '#ffffff',
    },
    cornerRadius: 0,
    fontFamily: 'Inter',
  },
} as const satisfies Record<string, ThemePreset>

export type ThemePresetName = keyof typeof themePresets

/** Whether a theme looks like this, whatever its links and pictures are. */
export function isSameThemePreset(first: ThemePreset, second: ThemePreset): boolean {
  return (
    first.cornerRadius === second.cornerRadius &&
    first.fontFamily === second.fontFamily &&
    (Object.keys(first.colors) as (keyof ThemePreset['colors'])[]).every(
      (name) => first.colors[name].toLowerCase() === second.colors[name].toLowerCase(),
    )
  )
}

export const builtInThemePresets: readonly NamedThemePreset[] = Object.entries(themePresets).map(
  ([id, each]) => ({
    id,
    label: id.replace(/^./, (letter) => letter.toUpperCase()),
    look: each,
  }),
)
