import { expect, it } from 'vitest'
import { ageText } from '@/src/core/dates/age-text'

it.each([
  ['2026-11-28T12:00:00.000Z', 'just now'],
  ['2026-11-28T11:59:00.000Z', '1 minute'],
  ['2026-11-28T09:59:00.000Z', '2 hours'],
  ['2026-11-27T12:00:00.000Z', '1 day'],
  ['2026-08-20T12:00:00.000Z', '100 days'],
  ['2026-11-28T12:00:05.000Z', 'just now'],
])('has been there since %s: %s', (iso, text) => {
  expect(ageText(iso, '2026-11-28T12:00:00.000Z')).toBe(text)
})
