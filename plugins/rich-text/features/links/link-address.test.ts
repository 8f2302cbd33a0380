import { expect, it } from 'vitest'
import { readAddress } from '@/plugins/rich-text/features/links/link-address'

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
])('reads %j as %j', (typed, address) => {
  expect(readAddress(typed)).toBe(address)
})
