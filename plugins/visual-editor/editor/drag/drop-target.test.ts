import { describe, expect, it } from 'vitest'
import { type DropBox, dropTarget } from '@/plugins/visual-editor/editor/drag/drop-target'

function box(
  id: string,
  [left, top, right, bottom]: [number, number, number, number],
  overrides: Partial<DropBox> = {},
): DropBox {
  const children = overrides.children ?? []
  return {
    id,
    rect: { left, top, right, bottom },
    accepts: false,
    firstIndex: 0,
    lastIndex: children.length,
    children,
    ...overrides,
  }
}

const header = box('header', [0, 0, 1000, 80])
const hero = box('hero', [0, 80, 1000, 480], {
  accepts: true,
  children: [box('title', [40, 200, 600, 260]), box('button', [40, 300, 200, 340])],
})
const music = box('music', [0, 480, 1000, 880])
const footer = box('footer', [0, 880, 1000, 960])
const page = box('root', [0, 0, 1000, 960], {
  accepts: true,
  children: [header, hero, music, footer],
  firstIndex: 1,
  lastIndex: 3,
})

describe('dropTarget', () => {
  it('answers the place between the nearest blocks of the deepest container', () => {
    expect(dropTarget(page, { x: 500, y: 290 })).toEqual({
      parentId: 'hero',
      index: 1,
      axis: 'vertical',
      line: { left: 40, right: 600, top: 280, bottom: 280 },
    })
    expect(dropTarget(page, { x: 500, y: 400 })).toMatchObject({ parentId: 'hero', index: 2 })
  })

  it('splits a block that takes no children at its middle', () => {
    expect(dropTarget(page, { x: 500, y: 600 })).toMatchObject({ parentId: 'root', index: 2 })
    expect(dropTarget(page, { x: 500, y: 700 })).toMatchObject({ parentId: 'root', index: 3 })
  })

  it('offers the gap before a container near its edge', () => {
    expect(dropTarget(page, { x: 500, y: 85 })).toMatchObject({ parentId: 'root', index: 1 })
    expect(dropTarget(page, { x: 500, y: 475 })).toMatchObject({ parentId: 'root', index: 2 })
  })

  it('never offers a place above the header or below the footer', () => {
    expect(dropTarget(page, { x: 10, y: 1 })).toMatchObject({ parentId: 'root', index: 1 })
    expect(dropTarget(page, { x: 10, y: 959 })).toMatchObject({ parentId: 'root', index: 3 })
  })

  it('answers nothing outside the page', () => {
    expect(dropTarget(page, { x: -5, y: 300 })).toBeNull()
    expect(dropTarget(page, { x: 500, y: 2000 })).toBeNull()
  })

  it('takes the first place of an empty container', () => {
    const empty = box('empty', [0, 0, 400, 200], { accepts: true })
    const root = box('root', [0, 0, 400, 200], { accepts: true, children: [empty] })
    expect(dropTarget(root, { x: 200, y: 100 })).toEqual({
      parentId: 'empty',
      index: 0,
      axis: 'vertical',
      line: { left: 0, right: 400, top: 100, bottom: 100 },
    })
  })

  const left = box('a', [0, 0, 100, 100])
  const middle = box('b', [110, 0, 210, 100])
  const below = box('c', [0, 110, 100, 210])
  const row = box('row', [0, 0, 300, 220], { accepts: true, children: [left, middle, below] })

  it('stands upright between blocks that lie side by side', () => {
    expect(dropTarget(row, { x: 90, y: 50 })).toEqual({
      parentId: 'row',
      index: 1,
      axis: 'horizontal',
      line: { left: 105, right: 105, top: 0, bottom: 100 },
    })
    expect(dropTarget(row, { x: 280, y: 50 })).toMatchObject({
      index: 2,
      axis: 'horizontal',
      line: { left: 210 },
    })
    expect(dropTarget(row, { x: 10, y: 50 })).toMatchObject({ index: 0, line: { left: 0 } })
    expect(dropTarget(row, { x: 10, y: 200 })).toMatchObject({ index: 3, axis: 'vertical' })
  })

  it('reads rows from right to left when they run that way', () => {
    const rtl = box('row', [0, 0, 210, 100], { accepts: true, children: [middle, left] })
    expect(dropTarget(rtl, { x: 200, y: 50 })).toMatchObject({ index: 0, line: { left: 210 } })
    expect(dropTarget(rtl, { x: 90, y: 50 })).toMatchObject({ index: 1, line: { left: 105 } })
    expect(dropTarget(rtl, { x: 5, y: 50 })).toMatchObject({ index: 2, line: { left: 0 } })
  })
})
