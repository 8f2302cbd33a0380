import { expect, it } from 'vitest'
import { growthPercent } from '@/src/server/runtime/limit-garbage'

it('leaves a small heap alone, and bounds a large one', () => {
  expect(growthPercent(100)).toBe(300)
  expect(growthPercent(250)).toBe(60)
  expect(growthPercent(390)).toBe(30)
  expect(growthPercent(900)).toBe(30)
})
