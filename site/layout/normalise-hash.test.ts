// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { normaliseHash } from '@/site/layout/normalise-hash'

let stop = () => {}
afterEach(() => stop())

const address = () => window.location.pathname + window.location.search + window.location.hash

it('leaves the last of two hashes in the address', () => {
  stop = normaliseHash(window.history)
  window.history.pushState({ at: 1 }, '', '/account#membership#membership')
  expect(address()).toBe('/account#membership')
  window.history.replaceState({ at: 2 }, '', '/members?page=2#post-1#post-2#post-3')
  expect(address()).toBe('/members?page=2#post-3')
  expect(window.history.state).toEqual({ at: 2 })
})

it('leaves all other addresses as they are', () => {
  stop = normaliseHash(window.history)
  for (const url of ['/', '/products?category=Merch', '/account#sessions', '/?a=1#b']) {
    window.history.pushState(null, '', url)
    expect(address()).toBe(url)
  }
  window.history.replaceState('moved', '', new URL('/members#post-1', window.location.href))
  expect(address()).toBe('/members#post-1')
  window.history.replaceState('kept', '')
  expect(address()).toBe('/members#post-1')
})

it('goes away, unless somebody stands on it', () => {
  const former = window.history.pushState
  const end = normaliseHash(window.history)
  const { pushState } = window.history
  window.history.pushState = (...given) => pushState(...given)
  end()
  window.history.pushState(null, '', '/#a#b')
  expect(address()).toBe('/#b')
  window.history.pushState = pushState
  end()
  expect(window.history.pushState).toBe(former)
})
