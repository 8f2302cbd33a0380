import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { registerWindow, unregisterWindow } from '@/src/server/open-editors'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const at = (windowId: string, userId = 'ada', page = 'home') => ({
  document: { relationTo: slugs.pages, value: page },
  userId,
  windowId,
})

it('knows another window of the same person with the same page, and nobody else’s', () => {
  expect(registerWindow(at('one'))).toBe(false)
  expect(registerWindow(at('two'))).toBe(true)
  expect(registerWindow(at('one'))).toBe(true)
  expect(registerWindow(at('three', 'ben'))).toBe(false)
  expect(registerWindow(at('four', 'ada', 'tour'))).toBe(false)
  expect(unregisterWindow(at('two'))).toBe(true)
  expect(unregisterWindow(at('one'))).toBe(false)
})

it('forgets a window that has been silent', () => {
  registerWindow(at('crashed'))
  vi.advanceTimersByTime(91_000)
  registerWindow(at('open'))
  expect(unregisterWindow(at('open'))).toBe(false)
})
