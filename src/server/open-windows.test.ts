import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { leaveWindow, noteWindow } from '@/src/server/open-windows'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const at = (windowId: string, userId = 'ada', page = 'home') => ({
  document: { relationTo: slugs.pages, value: page },
  userId,
  windowId,
})

it('knows another window of the same person with the same page, and nobody else’s', () => {
  noteWindow(at('one'))
  noteWindow(at('two'))
  noteWindow(at('three', 'ben'))
  noteWindow(at('four', 'ada', 'tour'))
  expect(leaveWindow(at('two'))).toBe(true)
  expect(leaveWindow(at('one'))).toBe(false)
})

it('forgets a window that has been silent', () => {
  noteWindow(at('crashed'))
  vi.advanceTimersByTime(91_000)
  noteWindow(at('open'))
  expect(leaveWindow(at('open'))).toBe(false)
})
