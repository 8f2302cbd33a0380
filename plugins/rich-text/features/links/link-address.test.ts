import { expect, it } from 'vitest'
import { leadsNowhere, readAddress } from '@/plugins/rich-text/features/links/link-address'

it.each([
  ['https://', null],
  ['  ', null],
  ['https://luna.example/tour', 'https://luna.example/tour'],
  ['luna.example/tour', 'https://luna.example/tour'],
  ['/products', '/products'],
  ['#tour', '#tour'],
  ['hello@luna.example', 'mailto:hello@luna.example'],
  ['tel:+3531234', 'tel:+3531234'],
  ['sms:+3531234', 'sms:+3531234'],
  ['javascript:alert(1)', 'about:blank'],
  ['data:text/html,x', 'about:blank'],
  ['//evil.example', 'about:blank'],
  ['https://Store', 'about:blank'],
  ['https:///products', '/products'],
  ['https://localhost:3000/tour', 'https://localhost:3000/tour'],
  ['https://пример.рф', 'https://пример.рф'],
  ['https://пример.рф/x', 'https://пример.рф/x'],
  ['пример.рф', 'https://пример.рф'],
  ['भारत.भारत/x', 'https://भारत.भारत/x'],
  ['example.xn--p1ai', 'https://example.xn--p1ai'],
  ['192.168.1.20:3000', 'https://192.168.1.20:3000'],
  ['192.168.1.5/x', 'https://192.168.1.5/x'],
  ['v1.2', 'about:blank'],
  ['https://exa mple.com', 'about:blank'],
  ['https://example.com/a b', 'https://example.com/a b'],
])('reads %j as %j', (typed, address) => {
  expect(readAddress(typed)).toBe(address)
})

it.each([
  ['https://exa mple.com', true],
  ['exa mple.com', true],
  ['https://example.com/a b', false],
  ['javascript:alert(1)', false],
])('says of %j whether it is no address: %j', (typed, isNone) => {
  expect(leadsNowhere(typed)).toBe(isNone)
})
