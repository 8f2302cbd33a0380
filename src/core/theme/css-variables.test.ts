import { expect, it } from 'vitest'
import { contrast, mix } from '@/src/core/theme/color'
import { colorScheme, contrastWarnings, themeVariables } from '@/src/core/theme/css-variables'
import { fontFamilies, fontStyles } from '@/src/core/theme/fonts'
import type { Theme } from '@/src/core/theme/schema'
import { themePresets } from '@/src/core/theme/theme-presets'

const themeOf = (look: Pick<Theme, 'colors' | 'cornerRadius' | 'fontFamily'>): Theme => ({
  ...look,
  logo: '',
  headerLinks: [],
  socialLinks: [],
})

const pale = { primary: '#ffe98a', background: '#ffffff', text: '#8a8a8a', textPrimary: '#ffffff' }

it('knows the contrast of black and white, and mixes like CSS does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  // Measured in Chromium: a pixel filled with color-mix(in oklab, …).
  expect(mix('#f6efe6', 0.68, '#0e0c0d')).toBe('#a39d98')
  expect(mix('#1f3fd6', 0.4, '#f7f4ed')).toBe('#99b2eb')
  expect(mix('#b6ff2e', 0.3, '#000000')).toBe('#1d2e02')
})

it('passes on what the artist chose', () => {
  const variables = themeVariables(themeOf(themePresets.midnight))
  expect(variables).toMatchObject({
    '--color-primary': '#ff6f59',
    '--color-text-primary': '#1c0806',
    '--accent-text': '#ff6f59',
    '--muted-share': '68%',
    '--radius': '4px',
    '--font-family': "'Anton', 'Arial Narrow', system-ui, sans-serif",
    '--font-text': "'Inter', system-ui, sans-serif",
    '--display-scale': 1.75,
    '--display-case': 'uppercase',
  })
})

it('moves derived tones until they can be read, whatever was picked', () => {
  const variables = themeVariables(
    themeOf({ ...themePresets.paper, colors: { ...pale, text: '#111111' } }),
  )
  expect(contrast(String(variables['--accent-text']), '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(String(variables['--color-text-primary']), '#ffe98a')).toBeGreaterThanOrEqual(4.5)
  expect(variables['--focus']).toBe('#111111')
})

it('names the pairs that are hard to read', () => {
  expect(contrastWarnings(themeOf(themePresets.midnight))).toEqual([])
  expect(contrastWarnings(themeOf({ ...themePresets.paper, colors: pale }))).toEqual([
    { pair: 'Text on background', ratio: 3.4, needed: 4.5, color: 'text', readable: '#656565' },
    { pair: 'Text on primary', ratio: 1.2, needed: 4.5, color: 'textPrimary', readable: '#636363' },
    { pair: 'Primary on background', ratio: 1.2, needed: 3, color: 'primary', readable: '#9e9053' },
  ])
})

it('follows the background with the colour scheme', () => {
  expect(colorScheme(themeOf(themePresets.midnight))).toBe('dark')
  expect(colorScheme(themeOf(themePresets.clay))).toBe('light')
})

it('sets text in a family that has the weights of running text', () => {
  for (const family of fontFamilies) {
    const { weights } = fontStyles[fontStyles[family].text].source
    expect(weights === 'variable' || weights.length > 1, family).toBe(true)
  }
})
