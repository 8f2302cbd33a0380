import { expect, it } from 'vitest'
import { linkAddress } from '@/plugins/visual-editor/editor/inspector/link-address'

it.each([
  ['', ''],
  ['/store', '/store'],
  ['#tour', '#tour'],
  ['https://example.com/a', 'https://example.com/a'],
  [' example.com ', 'https://example.com'],
  ['lunavale.bandcamp.com/album?x=1', 'https://lunavale.bandcamp.com/album?x=1'],
  ['me@example.com', 'mailto:me@example.com'],
  ['tel:+441619960000', 'tel:+441619960000'],
  ['https://localhost:3000/tour', 'https://localhost:3000/tour'],
  ['https:///store', '/store'],
  ['https://пример.рф', 'https://пример.рф'],
  ['https://пример.рф/x', 'https://пример.рф/x'],
  ['пример.рф', 'https://пример.рф'],
  ['भारत.भारत/x', 'https://भारत.भारत/x'],
  ['example.xn--p1ai', 'https://example.xn--p1ai'],
  ['192.168.1.20:3000', 'https://192.168.1.20:3000'],
  ['192.168.1.5/x', 'https://192.168.1.5/x'],
])('takes %j for %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})

it.each([
  'h',
  'https:',
  'https://Store',
  'https://my shop',
  'javascript:alert(1)',
  'my shop',
  '//evil.example',
])('refuses %j', (typed) => {
  expect(linkAddress(typed)).toBeNull()
})
