import { describe, expect, it } from 'vitest'
import { normaliseHost, readDomain, siteAddressOf, wwwTwin } from '@/src/core/urls/host'

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

describe('readDomain', () => {
  it.each([
    [' WWW.Luna-Vale.com. ', 'www.luna-vale.com'],
    ['müller.example', 'xn--mller-kva.example'],
    ['xn--mller-kva.xn--p1ai', 'xn--mller-kva.xn--p1ai'],
  ])('reads %j', (text, domain) => {
    expect(readDomain(text)).toBe(domain)
  })

  it.each([
    ...['', 'luna', 'lu na.com', 'https://luna.com', 'luna.com/x', 'luna.com:80', 'a@luna.com'],
    ...['127.0.0.1', '0x7f.1', '[::1]', '-luna.com', 'luna-.com', 'a..b', `${'a'.repeat(64)}.com`],
    ...['lu_na.com', '*.luna.com'],
  ])('refuses %j', (text) => {
    expect(readDomain(text)).toBeNull()
  })
})

it.each([
  ['luna.com', 'www.luna.com'],
  ['www.luna.com', 'luna.com'],
  ['www.www.luna.com', null],
])('%s and %s are typed for each other', (host, twin) => {
  expect(wwwTwin(host)).toBe(twin)
})
