import { expect, it } from 'vitest'
import { formatPlayerTime } from '@/src/core/player/player-time'

it('pads seconds and never minutes', () => {
  expect(formatPlayerTime(0)).toBe('0:00')
  expect(formatPlayerTime(9.99)).toBe('0:09')
  expect(formatPlayerTime(221.9)).toBe('3:41')
  expect(formatPlayerTime(3600)).toBe('60:00')
})

it('shows nothing strange while the length is unknown', () => {
  expect(formatPlayerTime(Number.NaN)).toBe('0:00')
  expect(formatPlayerTime(Number.POSITIVE_INFINITY)).toBe('0:00')
  expect(formatPlayerTime(-4)).toBe('0:00')
})
