// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { blockHtml } from '@/blocks/_kit/test-kit'
import { Clock, timeLeft } from '@/examples/encore/blocks/countdown/clock.client'
import { Render } from '@/examples/encore/blocks/countdown/render'
import { definition } from '@/examples/encore/blocks/countdown/schema'

const moment = '2027-03-01T20:00:00.000Z'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-02-28T18:59:57.500Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('counts what is left, and nothing once the moment has come', () => {
  const at = (time: string) => timeLeft(new Date(time).getTime(), new Date(moment).getTime())
  expect(at('2027-02-26T18:58:59.000Z')).toEqual({ days: 3, hours: 1, minutes: 1, seconds: 1 })
  expect(at('2027-03-01T19:59:59.400Z')).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
  expect(at(moment)).toBeNull()
})

it('is a date without scripts, and nothing before a moment is chosen', () => {
  const html = (props: object, editing = false) =>
    blockHtml({ definition, Render, data: undefined, props, env: { editing } })
  expect(html({ moment })).toContain('Monday, March 1, 2027 at 8:00 PM UTC</time>')
  expect(html({})).toBe('')
  expect(html({}, true)).toContain('what is waited for')
  expect(definition.schema.safeParse({ moment: 'soon' }).success).toBe(false)
})

it('ticks, and says so when it is over', () => {
  render(<Clock moment={moment} date="March 1" afterwards="Out now" />)
  const clock = screen.getByRole('timer', { name: 'Until March 1' })
  expect(clock.textContent).toBe('1days1hours0minutes3seconds')
  act(() => vi.advanceTimersByTime(3000))
  expect(clock.textContent).toBe('1days1hours0minutes0seconds')
  act(() => vi.advanceTimersByTime(25 * 3600 * 1000))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText('Out now')).toBeTruthy()
})
