import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitUntilIdle } from '@/src/admin/form-answers/wait-until-idle'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('waits 350 ms after the last touch, also after one that comes meanwhile', async () => {
  let touched = performance.now()
  const quiet = vi.fn()
  void waitUntilIdle(() => touched).then(quiet)
  await vi.advanceTimersByTimeAsync(300)
  touched = performance.now()
  await vi.advanceTimersByTimeAsync(349)
  expect(quiet).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(quiet).toHaveBeenCalledOnce()
})

it('waits for nothing where nothing was touched', async () => {
  await waitUntilIdle(() => Number.NEGATIVE_INFINITY)
})
