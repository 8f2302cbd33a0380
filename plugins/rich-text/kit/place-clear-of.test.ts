import { expect, it } from 'vitest'
import type { Box } from '@/plugins/rich-text/kit/place-beside'
import { placeClearOf } from '@/plugins/rich-text/kit/place-clear-of'

const screen = { left: 0, top: 0, right: 1280, bottom: 900 }
const bar = { width: 460, height: 150 }
const from = (top: number, height: number): Box => ({
  left: 60,
  top,
  right: 800,
  bottom: top + height,
})
const toolsOnTop = from(50, 40)

it('stands below a picture, or over its lower edge rather than over the lines above it', () => {
  expect(placeClearOf(toolsOnTop, bar, from(200, 300), screen).top).toBe(504)
  expect(placeClearOf(toolsOnTop, bar, from(200, 600), screen).top).toBe(646)
  expect(placeClearOf(toolsOnTop, bar, from(576, 500), screen).top).toBe(742)
  expect(placeClearOf(toolsOnTop, bar, from(820, 60), screen).top).toBe(666)
})

it('leaves the tools free', () => {
  const toolsBelow = (height: number) => from(665, height)
  expect(placeClearOf(toolsBelow(40), bar, from(570, 58), screen).top).toBe(709)
  expect(placeClearOf(toolsBelow(120), bar, from(570, 58), screen).top).toBe(416)
  expect(placeClearOf(from(400, 40), bar, from(450, 450), screen).top).toBe(742)
})

it('is cut where the screen is too low for all of them', () => {
  const phone = { left: 0, top: 0, right: 375, bottom: 500 }
  const tools = { left: 8, top: 60, right: 367, bottom: 200 }
  const picture = { left: 20, top: 150, right: 355, bottom: 400 }
  const { top, maxHeight } = placeClearOf(tools, { width: 359, height: 320 }, picture, phone)
  expect(top).toBeGreaterThanOrEqual(200)
  expect(top + (maxHeight ?? 320)).toBeLessThanOrEqual(500)
})
