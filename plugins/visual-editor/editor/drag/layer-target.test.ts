import { describe, expect, it } from 'vitest'
import type { DropRules } from '@/plugins/visual-editor/editor/drag/drop-rules'
import { type LayerPlace, layerTarget } from '@/plugins/visual-editor/editor/drag/layer-target'

const row = (id: string, parentId: string, index: number, level: number): LayerPlace => ({
  id,
  parentId,
  index,
  level,
})
const rows = [
  row('header', 'root', 0, 0),
  row('hero', 'root', 1, 0),
  row('columns', 'hero', 0, 1),
  row('text', 'columns', 0, 2),
  row('footer', 'root', 2, 0),
]
const containers = new Map([
  ['root', [1, 2]],
  ['hero', [0, 1]],
  ['columns', [0, 1]],
])
const rules: Pick<DropRules, 'accepts' | 'range'> = {
  accepts: (id) => containers.has(id),
  range: (id) => {
    const [firstIndex = 0, lastIndex = 0] = containers.get(id) ?? []
    return { firstIndex, lastIndex }
  },
}
const over = (y: number, x = 20) =>
  layerTarget({ rows, rowHeight: 32, width: 200 }, rules, { x, y })

describe('layerTarget', () => {
  it('goes into the row it points at, when that takes blocks', () => {
    expect(over(32 + 16)).toMatchObject({
      parentId: 'hero',
      index: 1,
      line: { top: 32, bottom: 64 },
    })
    expect(over(3 * 32 + 15)).toMatchObject({ parentId: 'columns', index: 0 })
  })

  it('goes between rows near their edges', () => {
    expect(over(34)).toMatchObject({ parentId: 'root', index: 1, line: { top: 32, bottom: 32 } })
    expect(over(62)).toMatchObject({ parentId: 'hero', index: 0, line: { top: 64, left: 36 } })
  })

  it('reads from the distance to the left how far in it goes', () => {
    const gap = 4 * 32 - 2
    expect(over(gap, 20 + 2 * 16)).toMatchObject({ parentId: 'columns', index: 1 })
    expect(over(gap, 20 + 16)).toMatchObject({ parentId: 'hero', index: 1 })
    expect(over(gap, 10)).toMatchObject({ parentId: 'root', index: 2, line: { left: 20 } })
  })

  it('offers the nearest allowed place above the header and below the footer', () => {
    expect(over(2)).toMatchObject({ parentId: 'root', index: 1, line: { top: 32 } })
    expect(over(5 * 32 - 2)).toMatchObject({ parentId: 'root', index: 2, line: { top: 4 * 32 } })
    expect(over(900)).toMatchObject({ parentId: 'root', index: 2 })
  })

  it('offers nothing where nothing is allowed', () => {
    const none = { ...rules, accepts: () => false }
    expect(layerTarget({ rows, rowHeight: 32, width: 200 }, none, { x: 0, y: 40 })).toBeNull()
    expect(layerTarget({ rows: [], rowHeight: 32, width: 200 }, rules, { x: 0, y: 0 })).toBeNull()
  })
})
