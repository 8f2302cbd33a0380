import { expect, it } from 'vitest'
import { htmlOf, textNode } from '@/src/rich-text/test-render'

it.each([
  [0, 'x'],
  [1, '<strong>x</strong>'],
  [2, '<em>x</em>'],
  [3, '<strong><em>x</em></strong>'],
  [4, '<span>x</span>'],
  [12, '<span>x</span>'],
  [16, '<code>x</code>'],
  [32, '<sub>x</sub>'],
  [64, '<sup>x</sup>'],
  [128, '<mark>x</mark>'],
  [512, '<span>x</span>'],
  [4096, 'x'],
])('draws format %i', (format, html) => {
  expect(htmlOf(textNode('x', format))).toBe(html)
})

it('escapes what it says and drops inline styles', () => {
  expect(htmlOf({ ...textNode('<b>&'), style: 'position:fixed' })).toBe('&lt;b&gt;&amp;')
})
