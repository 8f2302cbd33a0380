// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { takePlayToken } from '@/site/preview/take-play-token'
import { playAs, playFragment } from '@/src/core/urls/preview'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const openAt = (address: string) => window.history.replaceState(null, '', address)

it('is taken out of the address, which is copied, and known when the tab loads it again', async () => {
  openAt(`/meta/preview/t${playFragment}secret.1.x-y_z`)
  expect(takePlayToken().token).toBe('secret.1.x-y_z')
  await expect.poll(() => window.location.href).toMatch(/\/meta\/preview\/t$/)
  expect(takePlayToken().token).toBe('secret.1.x-y_z')
})

it('begins as the member that the artist chose', () => {
  openAt(`/meta/preview/t${playFragment}secret${playAs}tier-1`)
  expect(takePlayToken()).toEqual({ token: 'secret', viewer: 'tier-1' })
  expect(takePlayToken()).toEqual({ token: 'secret', viewer: 'tier-1' })
  openAt(`/meta/preview/t${playFragment}secret`)
  expect(takePlayToken().viewer).toBe('signed-out')
})

it('is nobody’s who was handed the address', () => {
  openAt('/meta/preview/t')
  expect(takePlayToken().token).toBeNull()
  openAt('/meta/preview/t#about')
  expect(takePlayToken().token).toBeNull()
})

it('is good also where the browser keeps nothing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  openAt(`/meta/preview/t${playFragment}secret`)
  expect(takePlayToken().token).toBe('secret')
})
