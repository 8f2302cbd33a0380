// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { takePlayToken } from '@/site/preview/play-token'
import { playFragment } from '@/src/core/preview'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const openAt = (address: string) => window.history.replaceState(null, '', address)

it('is taken out of the address, which is copied, and known when the tab loads it anew', async () => {
  openAt(`/meta/preview/t${playFragment}secret.1.x-y_z`)
  expect(takePlayToken()).toBe('secret.1.x-y_z')
  await vi.waitFor(() => expect(window.location.href).toMatch(/\/meta\/preview\/t$/))
  expect(takePlayToken()).toBe('secret.1.x-y_z')
})

it('is nobody’s who was handed the address', () => {
  openAt('/meta/preview/t')
  expect(takePlayToken()).toBeNull()
  openAt('/meta/preview/t#about')
  expect(takePlayToken()).toBeNull()
})

it('is good also where the browser keeps nothing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  openAt(`/meta/preview/t${playFragment}secret`)
  expect(takePlayToken()).toBe('secret')
})
