import { expect, it } from 'vitest'
import { themePresetsSource } from '@/scripts/generate/theme-presets-source'
import { themePresets } from '@/src/core/theme/theme-presets'

it('copies the looks of plugins as data, each under its plugin’s name', () => {
  const source = themePresetsSource([
    { slug: 'plain' },
    { slug: 'acme', themePresets: { sunset: { label: 'Sun"set', look: themePresets.clay } } },
  ])
  const [, data = ''] = source.split('readonly NamedThemePreset[] = ')
  expect(JSON.parse(data)).toEqual([
    { id: 'acme/sunset', label: 'Sun"set', look: themePresets.clay, by: 'acme' },
  ])
})

it('imports nothing of them', () => {
  const source = themePresetsSource([
    { slug: 'acme', themePresets: { sunset: { label: 'Sunset', look: themePresets.clay } } },
  ])
  expect(source.match(/^import .*/gm)).toEqual([
    "import type { NamedThemePreset } from '@/src/core/theme/theme-presets'",
  ])
})
