import { afterEach, expect, it, vi } from 'vitest'
import { withProgress } from '@/scripts/lib/progress'

const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
const lines = () => log.mock.calls.map(([line]) => String(line))
afterEach(() => {
  vi.useRealTimers()
  log.mockClear()
})

it('says what begins, goes on and is done, and after how long', async () => {
  vi.useFakeTimers()
  const work = withProgress('Work', () => new Promise((resolve) => setTimeout(resolve, 25_000, 7)))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await work).toBe(7)
  expect(lines()).toEqual(['▶ Work', '… Work (10.0 s)', '… Work (20.0 s)', '✓ Work (25.0 s)'])
})

it('says what failed, and leaves the reason to the caller', async () => {
  await expect(withProgress('Work', () => Promise.reject(new Error('Full.')))).rejects.toThrow(
    'Full.',
  )
  expect(lines()).toEqual(['▶ Work', expect.stringMatching(/^✗ Work \(\d+\.\d s\)$/)])
})
