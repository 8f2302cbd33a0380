import { expect, it } from 'vitest'
import { scrollStep } from '@/plugins/visual-editor/editor/drag/auto-scroll'

it('scrolls near the edges only, faster towards them, and not far outside', () => {
  const step = (y: number) => scrollStep(100, 700, y)
  expect(step(400)).toBe(0)
  expect(step(140)).toBeLessThan(0)
  expect(step(101)).toBeLessThan(step(140))
  expect(step(690)).toBeGreaterThan(step(660))
  expect(step(660)).toBeGreaterThan(0)
  expect(step(900)).toBe(0)
})
