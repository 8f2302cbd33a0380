import { expect, it } from 'vitest'
import { iconSvg } from '@/site/seo/icon-svg'
import { looks } from '@/src/core/theme/looks'

it('draws the initial in the theme’s colours', () => {
  const svg = iconSvg('luna vale', looks.midnight)
  expect(svg).toContain('>L</text>')
  expect(svg).toContain('fill="#ff6f59"')
})

it('cannot be broken by a name', () => {
  expect(iconSvg('<script>', looks.midnight)).toContain('>&#60;</text>')
  expect(iconSvg('', looks.midnight)).toContain('></text>')
})
