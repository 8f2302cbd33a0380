import { expect, it } from 'vitest'
import { fromOklab } from '@/src/core/theme/color'
import { coverPalette } from '@/src/core/theme/cover-palette'
import { contrastWarnings } from '@/src/core/theme/css-variables'

it('takes the ground from what most of the cover has, and the buttons from what stands out', () => {
  const colors = coverPalette([
    { hex: '#101c2c', share: 0.8 },
    { hex: '#6c7078', share: 0.12 },
    { hex: '#ff5a1f', share: 0.08 },
  ])
  expect(colors).toMatchObject({ background: '#101c2c', text: '#ffffff', primary: '#ff5a1f' })
})

it('draws a grey cover in grey', () => {
  const colors = coverPalette([
    { hex: '#e9e9e9', share: 0.9 },
    { hex: '#808080', share: 0.1 },
  ])
  expect(colors).toEqual({
    background: '#e9e9e9',
    text: '#111111',
    primary: '#111111',
    textPrimary: '#ffffff',
  })
})

it('can be read, whatever the cover is', () => {
  const hues = Array.from({ length: 24 }, (_, step) => (step / 24) * 2 * Math.PI)
  const all = hues.flatMap((hue) =>
    [0.1, 0.3, 0.45, 0.55, 0.65, 0.8, 0.95].map((lightness) =>
      fromOklab([lightness, Math.cos(hue) * 0.15, Math.sin(hue) * 0.15]),
    ),
  )
  for (const [index, hex] of all.entries()) {
    const other = all[(index * 7 + 3) % all.length] ?? hex
    const palettes = [
      coverPalette([{ hex, share: 1 }]),
      coverPalette([
        { hex, share: 0.6 },
        { hex: other, share: 0.4 },
      ]),
    ]
    expect([hex, other, palettes.map((colors) => contrastWarnings({ colors }))]).toEqual([
      hex,
      other,
      [[], []],
    ])
  }
})
