import { expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import { waitSeconds } from '@/src/server/mail/due-mails'

it('tries for two days, soon at first and every hour in the end', () => {
  const waits = Array.from({ length: limits.mail.triesMax - 1 }, (_, index) =>
    waitSeconds(index + 1),
  )
  expect(waits.slice(0, 3)).toEqual([10, 20, 40])
  expect(waits.at(-1)).toBe(3600)
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3600
  expect(hours).toBeGreaterThan(48)
  expect(hours).toBeLessThan(50)
})
