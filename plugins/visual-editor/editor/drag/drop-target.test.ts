import { describe, expect, it } from 'vitest'
import {
  allPlaces,
  type DropBox,
  dropTarget,
} from '@/plugins/visual-editor/editor/drag/drop-target'

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
    order: 0,
    carriedOrder: 0,
    flow: 'column',
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

  it('answers places inside an email, whose root takes nothing, wherever it is pointed at', () => {
    const email = box('root', [0, 0, 1000, 960], {
      children: [{ ...hero, rect: { left: 0, top: 0, right: 1000, bottom: 880 } }, footer],
    })
    expect(dropTarget(email, { x: 500, y: 290 })).toMatchObject({ parentId: 'hero', index: 1 })
    expect(dropTarget(email, { x: 500, y: 900 })).toMatchObject({ parentId: 'hero', index: 2 })
    const full = box('root', [0, 0, 1000, 960], { children: [{ ...hero, accepts: false }, footer] })
    expect(dropTarget(full, { x: 500, y: 290 })).toBeNull()
  })

  it('splits a block that takes no children at its middle', () => {
    expect(dropTarget(page, { x: 500, y: 600 })).toMatchObject({ parentId: 'root', index: 2 })
    expect(dropTarget(page, { x: 500, y: 700 })).toMatchObject({ parentId: 'root', index: 3 })
  })

  it('offers the gap before a container near its edge', () => {
    expect(dropTarget(page, { x: 500, y: 85 })).toMatchObject({ parentId: 'root', index: 1 })
    expect(dropTarget(page, { x: 500, y: 475 })).toMatchObject({ parentId: 'root', index: 2 })
  })

  it('leaves the middle of a thin row to the container, however near its edge that is', () => {
    const columns = box('columns', [0, 80, 1000, 140], {
      accepts: true,
      flow: 'row',
      children: [
        box('one', [0, 80, 480, 98]),
        box('two', [520, 80, 1000, 98]),
        box('three', [0, 122, 480, 140]),
      ],
    })
    const far = box('root', [0, 0, 1000, 960], {
      accepts: true,
      children: [header, columns, footer],
      firstIndex: 1,
      lastIndex: 2,
    })
    expect(dropTarget(far, { x: 500, y: 89 })).toMatchObject({ parentId: 'columns', index: 1 })
    expect(dropTarget(far, { x: 500, y: 83 })).toMatchObject({ parentId: 'root', index: 1 })
    expect(dropTarget(far, { x: 470, y: 131 })).toMatchObject({ parentId: 'columns', index: 3 })
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

  it('lets others come beside the lone block of a wrapped last row', () => {
    const wrapped = box('row', [0, 0, 300, 220], {
      accepts: true,
      flow: 'row',
      children: [left, middle, below],
    })
    expect(dropTarget(wrapped, { x: 250, y: 130 })).toMatchObject({
      index: 3,
      axis: 'horizontal',
      line: { left: 100, top: 110, bottom: 210 },
    })
    expect(dropTarget(wrapped, { x: 10, y: 200 })).toMatchObject({ index: 2, line: { left: 0 } })
  })

  it('stands beside the only block of a row, on the side it was pointed at', () => {
    const one = (flow: DropBox['flow']) =>
      box('row', [0, 0, 400, 100], { accepts: true, flow, children: [left] })
    expect(dropTarget(one('row'), { x: 300, y: 50 })).toMatchObject({
      index: 1,
      axis: 'horizontal',
    })
    expect(dropTarget(one('row-reverse'), { x: 300, y: 50 })).toMatchObject({ index: 0 })
    expect(dropTarget(one('column'), { x: 300, y: 30 })).toMatchObject({
      index: 0,
      axis: 'vertical',
    })
  })

  it('tells the cells of a grid apart where one spans two rows', () => {
    const grid = box('grid', [0, 0, 400, 210], {
      accepts: true,
      flow: 'row',
      children: [
        box('tall', [0, 0, 190, 210]),
        box('top', [210, 0, 400, 100]),
        box('bottom', [210, 110, 400, 210]),
      ],
    })
    expect(dropTarget(grid, { x: 20, y: 190 })).toMatchObject({ index: 0, axis: 'horizontal' })
    expect(dropTarget(grid, { x: 180, y: 190 })).toMatchObject({ index: 1, line: { left: 190 } })
    expect(dropTarget(grid, { x: 390, y: 30 })).toMatchObject({ index: 2 })
    expect(dropTarget(grid, { x: 390, y: 190 })).toMatchObject({ index: 3 })
  })

  it('lets go near the sides of containers that stand beside each other', () => {
    const column = (id: string, from: number) =>
      box(id, [from, 0, from + 200, 300], {
        accepts: true,
        children: [box(`${id}-text`, [from, 20, from + 200, 60])],
      })
    const columns = box('columns', [0, 0, 420, 300], {
      accepts: true,
      flow: 'row',
      children: [column('one', 0), column('two', 220)],
    })
    expect(dropTarget(columns, { x: 100, y: 290 })).toMatchObject({ parentId: 'one', index: 1 })
    expect(dropTarget(columns, { x: 194, y: 100 })).toMatchObject({
      parentId: 'columns',
      index: 1,
      line: { left: 210 },
    })
    expect(dropTarget(columns, { x: 210, y: 100 })).toMatchObject({ parentId: 'columns', index: 1 })
    expect(dropTarget(columns, { x: 235, y: 100 })).toMatchObject({ parentId: 'two' })
  })

  it('counts blocks that show nothing, and never stands beside them', () => {
    const unseen = { ...box('modal', [0, 0, 0, 0]), rect: null }
    const column = box('root', [0, 0, 100, 300], {
      accepts: true,
      children: [unseen, box('a', [0, 0, 100, 100]), unseen, box('b', [0, 100, 100, 200])],
    })
    expect(dropTarget(column, { x: 50, y: 20 })).toMatchObject({ index: 1, line: { top: 0 } })
    expect(dropTarget(column, { x: 50, y: 120 })).toMatchObject({ index: 2, line: { top: 100 } })
    expect(dropTarget(column, { x: 50, y: 280 })).toMatchObject({ index: 4, line: { top: 200 } })
  })

  it('offers only gaps in which the block would show up, whatever `order` the others have', () => {
    const lastShownFirst = box('a', [0, 100, 100, 200])
    const shownLast = box('b', [0, 200, 100, 300], { order: 1 })
    const shownFirst = box('c', [0, 0, 100, 100], { order: -1 })
    const column = (carriedOrder: number) =>
      box('root', [0, 0, 100, 300], {
        accepts: true,
        carriedOrder,
        children: [shownLast, lastShownFirst, shownFirst],
      })
    expect(dropTarget(column(0), { x: 50, y: 5 })).toMatchObject({ index: 1, line: { top: 100 } })
    expect(dropTarget(column(0), { x: 50, y: 295 })).toMatchObject({ index: 2, line: { top: 200 } })
    expect(dropTarget(column(1), { x: 50, y: 5 })).toMatchObject({ index: 0, line: { top: 200 } })
    expect(dropTarget(column(-1), { x: 50, y: 299 })).toMatchObject({
      index: 3,
      line: { top: 100 },
    })
  })

  it('reads columns from bottom to top when they run that way', () => {
    const upwards = box('root', [0, 0, 100, 200], {
      accepts: true,
      children: [box('a', [0, 100, 100, 200]), box('b', [0, 0, 100, 100])],
    })
    expect(dropTarget(upwards, { x: 50, y: 190 })).toMatchObject({ index: 0, line: { top: 200 } })
    expect(dropTarget(upwards, { x: 50, y: 5 })).toMatchObject({ index: 2, line: { top: 0 } })
  })
})

describe('allPlaces', () => {
  it('lists the gaps of every container that takes the block, once each', () => {
    expect(allPlaces(page).map(({ parentId, index }) => `${parentId} ${index}`)).toEqual([
      'root 1',
      'root 2',
      'root 3',
      'hero 0',
      'hero 1',
      'hero 2',
    ])
  })
})
