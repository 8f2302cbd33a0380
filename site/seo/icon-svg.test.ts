import { expect, it } from 'vitest'
import { iconSvg } from '@/site/seo/icon'
import { themePresets } from '@/src/core/theme/theme-presets'

it('draws the initial in the theme’s colours', () => {
  const svg = iconSvg('luna vale', themePresets.midnight)
  expect(svg).toContain('>L</text>')
  expect(svg).toContain('fill="#ff6f59"')
})

it('cannot be broken by a name', () => {
  expect(iconSvg('<script>', themePresets.midnight)).toContain('>&#60;</text>')
  expect(iconSvg('', themePresets.midnight)).toContain('></text>')
})
