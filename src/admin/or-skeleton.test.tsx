import { isValidElement, Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { graceMs, orSkeleton } from '@/src/admin/or-skeleton'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const after = (ms: number) =>
  new Promise<string>((resolve) => setTimeout(() => resolve('screen'), ms))

async function shownFor(ms: number) {
  const shown = orSkeleton(after(ms), 'skeleton')
  await vi.advanceTimersByTimeAsync(ms + graceMs)
  return shown
}

it('shows a quick screen at once', async () => {
  expect(await shownFor(graceMs - 1)).toBe('screen')
})

it('shows a skeleton for one that takes longer', async () => {
  const shown = await shownFor(graceMs + 1)
  expect(isValidElement(shown) && shown.type).toBe(Suspense)
  expect(isValidElement(shown) && shown.props).toMatchObject({ fallback: 'skeleton' })
})

it('fails as the screen does', async () => {
  await expect(orSkeleton(Promise.reject(new Error('no')), 'skeleton')).rejects.toThrow('no')
})
