import { expect, it } from 'vitest'
import { htmlOf, textNode } from '@/src/rich-text/testing/test-render'

it.each([
  [0, 'x'],
  [1, '<strong>x</strong>'],
  [2, '<em>x</em>'],
  [3, '<strong><em>x</em></strong>'],
  [4, '<span>x</span>'],
  [12, '<span>x</span>'],
  [16, '<code><span>x</span></code>'],
  [17, '<code><strong>x</strong></code>'],
  [32, '<sub><span>x</span></sub>'],
  [64, '<sup><span>x</span></sup>'],
  [128, '<mark><span>x</span></mark>'],
  [512, '<span>x</span>'],
  [4096, 'x'],
])('draws format %i', (format, html) => {
  expect(htmlOf(textNode('x', format))).toBe(html)
})

it('escapes what it says and drops styles that words may not carry', () => {
  expect(htmlOf({ ...textNode('<b>&'), style: 'position:fixed' })).toBe('&lt;b&gt;&amp;')
})

it('puts font, size and colours onto the outer element, where Lexical puts them', () => {
  const style = 'font-size: 20px;color: #ff0000;'
  expect(htmlOf({ ...textNode('x'), style })).toBe(
    '<span style="font-size:20px;color:#ff0000">x</span>',
  )
  expect(htmlOf({ ...textNode('x', 65), style })).toBe(
    '<sup style="font-size:20px;color:#ff0000"><strong>x</strong></sup>',
  )
})
