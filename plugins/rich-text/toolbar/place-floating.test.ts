import { expect, it } from 'vitest'
import { placeFloating } from '@/plugins/rich-text/toolbar/use-floating'

const screen = { left: 0, top: 48, right: 1000, bottom: 800 }
const bar = { width: 400, height: 40 }
const words = (top: number, bottom: number, left = 100) => ({
  left,
  top,
  right: left + 300,
  bottom,
})

it('stands above the words, else below them', () => {
  expect(placeFloating(bar, words(300, 360), null, screen)).toEqual({ left: 100, top: 240 })
  expect(placeFloating(bar, words(80, 200), null, screen)).toEqual({ left: 100, top: 220 })
})

it('goes away from the caret where the words fill the screen', () => {
  const tall = words(-200, 1200)
  const line = (top: number) => ({ left: 0, top, right: 0, bottom: top + 20 })
  expect(placeFloating(bar, tall, line(120), screen).top).toBe(752)
  expect(placeFloating(bar, tall, line(700), screen).top).toBe(56)
  expect(placeFloating(bar, tall, null, screen).top).toBe(56)
})

it('stays on the screen, also on a narrow one and over a keyboard', () => {
  expect(placeFloating(bar, words(300, 360, 900), null, screen).left).toBe(592)
  expect(placeFloating(bar, words(300, 360, -50), null, screen).left).toBe(8)
  const phone = { left: 0, top: 48, right: 390, bottom: 420 }
  const { left, top } = placeFloating({ width: 374, height: 52 }, words(60, 400, 16), null, phone)
  expect(left).toBe(8)
  expect(top + 52).toBeLessThanOrEqual(420)
})
