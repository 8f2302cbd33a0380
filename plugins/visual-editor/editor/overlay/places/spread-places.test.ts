import { expect, it } from 'vitest'
import type { DropTarget } from '@/plugins/visual-editor/editor/drag/drop-target'
import {
  buttonPx,
  type PlaceButton,
  spreadPlaces,
} from '@/plugins/visual-editor/editor/overlay/places/spread-places'

const across = (y: number, left = 0, right = 375): DropTarget => ({
  parentId: 'root',
  index: y,
  axis: 'vertical',
  line: { left, right, top: y, bottom: y },
})
const upright = (x: number, top: number, bottom: number): DropTarget => ({
  parentId: 'row',
  index: x,
  axis: 'horizontal',
  line: { left: x, right: x, top, bottom },
})

const lineMiddle = ({ target: { line } }: PlaceButton) => ({
  x: (line.left + line.right) / 2,
  y: (line.top + line.bottom) / 2,
})

function expectApart(buttons: readonly PlaceButton[]): void {
  for (const [at, one] of buttons.entries()) {
    for (const other of buttons.slice(at + 1)) {
      const isBeside =
        Math.abs(one.middle.x - other.middle.x) >= (one.widthPx + other.widthPx) / 2 ||
        Math.abs(one.middle.y - other.middle.y) >= buttonPx
      expect(isBeside, JSON.stringify([one, other])).toBe(true)
    }
  }
}

it('keeps every button on its line on a dense page, and none on another', () => {
  const buttons = spreadPlaces(Array.from({ length: 60 }, (_, index) => across(index * 14)))
  for (const button of buttons) {
    expect(button.middle.y).toBe(lineMiddle(button).y)
    expect(button.middle.x - button.widthPx / 2).toBeGreaterThanOrEqual(0)
    expect(button.middle.x + button.widthPx / 2).toBeLessThanOrEqual(375)
  }
  expectApart(buttons)
})

it('says in words what a place is wherever there is room', () => {
  const [lone, first, second] = spreadPlaces([across(0), across(200), across(200, 20, 355)])
  expect([lone, first, second].map((button) => button?.hasWords)).toEqual([true, true, true])
  expect(lone).toMatchObject({ widthPx: 375, middle: { x: 187.5, y: 0 } })
  expect(second?.middle.y).toBe(200)
  expectApart([lone, first, second] as PlaceButton[])
  expect(spreadPlaces([upright(100, 0, 300)])[0]).toMatchObject({
    hasWords: false,
    widthPx: buttonPx,
    middle: { x: 100, y: 150 },
  })
})

it('gives way to what stands upright beside it', () => {
  const buttons = spreadPlaces([upright(187, 0, 60), across(40), across(60)])
  expectApart(buttons)
  expect(buttons.every((button) => button.middle.y === lineMiddle(button).y)).toBe(true)
})

it('finds room for words beside a short row', () => {
  const row = [0, 250, 500].map((x) => upright(x, 20, 70))
  const buttons = spreadPlaces([across(10, 0, 500), ...row, across(80, 0, 500)])
  expectApart(buttons)
  for (const { target, middle } of buttons) {
    const { top, bottom, left, right } = target.line
    expect(middle.y).toBeGreaterThanOrEqual(top)
    expect(middle.y).toBeLessThanOrEqual(bottom)
    expect(middle.x).toBeGreaterThanOrEqual(left)
    expect(middle.x).toBeLessThanOrEqual(right)
  }
})

it('goes no further than it must where a line is too short for all', () => {
  const short = [0, 10, 20].map((y) => across(y, 100, 150))
  const buttons = spreadPlaces(short)
  expectApart(buttons)
  expect(buttons.map(({ middle }) => middle.y)).toEqual([0, 44, 88])
})
