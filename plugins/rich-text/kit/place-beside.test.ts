import { expect, it } from 'vitest'
import { placeBeside } from '@/plugins/rich-text/kit/place-beside'

const screen = { left: 0, top: 0, right: 400, bottom: 600 }
const menu = { width: 200, height: 300 }
const at = (left: number, top: number) => ({ left, top, right: left + 20, bottom: top + 20 })

it('opens below, or above where there is more room', () => {
  expect(placeBeside(menu, at(50, 100), screen)).toEqual({ left: 50, top: 124, maxHeight: null })
  expect(placeBeside(menu, at(50, 500), screen)).toEqual({ left: 50, top: 196, maxHeight: null })
})

it('stays on the screen, and is cut where it is too high', () => {
  expect(placeBeside(menu, at(390, 100), screen).left).toBe(192)
  const { top, maxHeight } = placeBeside({ width: 200, height: 900 }, at(0, 400), screen)
  expect({ top, maxHeight }).toEqual({ top: 8, maxHeight: 388 })
})
