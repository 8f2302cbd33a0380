// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callWhenIdle } from '@/src/admin/call-when-idle'

const frameMs = 16

beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(10_000)
})
afterEach(() => {
  vi.useRealTimers()
})

const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))

it('calls in time while nobody types', () => {
  const call = vi.fn()
  callWhenIdle(call, 100)
  vi.advanceTimersByTime(99)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(call).toHaveBeenCalledOnce()
})

it('waits for the frame of the next letter while somebody types, one call for each letter', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  callWhenIdle(first, 100)
  callWhenIdle(second, 100)
  vi.advanceTimersByTime(90)
  press()
  vi.advanceTimersByTime(50)
  expect(first).not.toHaveBeenCalled()
  press()
  expect(first).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2 * frameMs)
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  press()
  vi.advanceTimersByTime(2 * frameMs)
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

it('does not wait for a letter that never comes', () => {
  const call = vi.fn()
  callWhenIdle(call, 10)
  press()
  vi.advanceTimersByTime(10)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(400)
  expect(call).toHaveBeenCalledOnce()
  press()
  vi.advanceTimersByTime(1000)
  expect(call).toHaveBeenCalledOnce()
})

it('can be taken back before its time and while it waits for a letter', () => {
  const call = vi.fn()
  callWhenIdle(call, 10)()
  press()
  const cancel = callWhenIdle(call, 10)
  vi.advanceTimersByTime(20)
  cancel()
  press()
  vi.advanceTimersByTime(1000)
  expect(call).not.toHaveBeenCalled()
})
