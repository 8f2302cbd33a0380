import { describe, expect, it } from 'vitest'
import { normaliseHost, siteAddressOf } from '@/src/core/urls/host'

describe('normaliseHost', () => {
  it.each([
    ['Luna-Vale.LOCALHOST:3000', 'luna-vale.localhost'],
    ['example.com.', 'example.com'],
    ['127.0.0.1:80', '127.0.0.1'],
  ])('reads %s', (host, name) => {
    expect(normaliseHost(host)).toBe(name)
  })

  it.each(['', '[::1]:3000', 'a..b', 'a b', 'a/b', 'user@host', `${'a'.repeat(254)}`, 'é.example'])(
    'refuses %j',
    (host) => {
      expect(normaliseHost(host)).toBeNull()
    },
  )
})

describe('siteAddressOf', () => {
  it.each([
    ['example.com', { kind: 'root' }],
    ['luna.example.com', { kind: 'slug', slug: 'luna' }],
    ['luna.com', { kind: 'domain', host: 'luna.com' }],
    ['notexample.com', { kind: 'domain', host: 'notexample.com' }],
    ['a.b.example.com', null],
  ])('reads %s', (host, address) => {
    expect(siteAddressOf(host, 'example.com')).toEqual(address)
  })
})
