import { expect, it } from 'vitest'
import { flattenColour } from '@/src/core/theme/flatten-colour'

it.each([
  ['#0af', '#00aaff'],
  ['#0aff', '#00aaff'],
  ['#12345680', '#8899aa'],
  ['rgb(1, 2, 3)', '#010203'],
  ['rgba(0, 0, 0, 0.5)', '#808080'],
  ['rgba(0, 0, 0, 50%)', '#808080'],
  ['rgb(100%, 0%, 0%)', '#ff0000'],
  ['var(--color-primary)', '#ff6f59'],
  ['var(--gone)', null],
  ['red', null],
])('sees %s on white as %s', (css, seen) => {
  expect(flattenColour(css, '#ffffff', { '--color-primary': '#ff6f59' })).toBe(seen)
})
