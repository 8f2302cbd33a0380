import { expect, it } from 'vitest'
import { fingerprint } from '@/site/cart/checkout/fingerprint'

it('is the published FNV-1a of 64 bits', () => {
  expect(fingerprint('')).toBe(0xcbf29ce484222325n.toString(36))
  expect(fingerprint('a')).toBe(0xaf63dc4c8601ec8cn.toString(36))
  expect(fingerprint('foobar')).toBe(0x85944171f73967e8n.toString(36))
})

it('tells apart what differs in one letter, whatever alphabet', () => {
  expect(fingerprint('Zoë')).not.toBe(fingerprint('Zoe'))
  expect(fingerprint('😀')).not.toBe(fingerprint('😁'))
})
