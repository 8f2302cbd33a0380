import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { debounce } from '@/plugins/rich-text/kit/debounce'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('waits for a rest, with the last word', () => {
  const seen: number[] = []
  const say = debounce((word: number) => seen.push(word), 50, 250)
  say(1)
  vi.advanceTimersByTime(49)
  say(2)
  vi.advanceTimersByTime(49)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual([2])
})

it('waits no longer than it may, however restless', () => {
  const seen: number[] = []
  const say = debounce((at: number) => seen.push(at), 50, 250)
  for (let at = 0; at <= 500; at += 10) {
    say(at)
    vi.advanceTimersByTime(10)
  }
  expect(seen).toEqual([240, 490])
})

it('can be called off', () => {
  const call = vi.fn()
  const say = debounce(call, 50, 250)
  say()
  say.cancel()
  vi.advanceTimersByTime(500)
  expect(call).not.toHaveBeenCalled()
})
