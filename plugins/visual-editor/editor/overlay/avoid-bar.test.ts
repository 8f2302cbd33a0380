import { expect, it } from 'vitest'
import { belowBar, besideBar } from '@/plugins/visual-editor/editor/overlay/avoid-bar'

/** Inside the upper edge of a block, as on the first one of a page. */
const bar = { left: 8, top: 8, right: 274, bottom: 40 }
const handle = { width: 44, height: 20 }
const plus = { width: 32, height: 32 }

it('leaves a handle where it belongs while the bar is elsewhere', () => {
  expect(belowBar({ x: 150, y: 60 }, handle, bar)).toEqual({ x: 150, y: 60 })
  expect(belowBar({ x: 300, y: 12 }, handle, bar)).toEqual({ x: 300, y: 12 })
  expect(belowBar({ x: 150, y: 12 }, handle, null)).toEqual({ x: 150, y: 12 })
  const above = { left: -2, top: -46, right: 264, bottom: -14 }
  expect(belowBar({ x: 150, y: 12 }, handle, above)).toEqual({ x: 150, y: 12 })
})

it('puts a handle that would lie over the buttons right below them', () => {
  expect(belowBar({ x: 150, y: 12 }, handle, bar)).toEqual({ x: 150, y: 50 })
  expect(belowBar({ x: 290, y: 32 }, handle, bar)).toEqual({ x: 290, y: 50 })
})

it('puts what stands on the edge behind the bar, where there is room', () => {
  expect(besideBar({ x: 200, y: 0 }, plus, bar, 400)).toEqual({ x: 290, y: 0 })
  expect(besideBar({ x: 150, y: 0 }, plus, bar, 300)).toEqual({ x: 150, y: 0 })
  expect(besideBar({ x: 500, y: 0 }, plus, bar, 1000)).toEqual({ x: 500, y: 0 })
  expect(besideBar({ x: 200, y: -15 }, plus, bar, 400)).toEqual({ x: 200, y: -15 })
})
