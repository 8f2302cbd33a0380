import type { CommandTools } from '@/plugins/visual-editor/editor/commands/command-tools'
import { indexRange, parentOf } from '@/plugins/visual-editor/editor/placement'
import type { NarrowScreen } from '@/src/core/page-document/box'
import { orderedOn, reorderedOn } from '@/src/core/page-document/screen-order'

/** Another order of neighbours on one narrow screen; the page itself stays as it is. */
export function createOrderCommands({ engine, blocks, permissions, announce, name }: CommandTools) {
  /** Neighbours that may change places: all but a page header and a footer. */
  const movable = (id: string): string[] => {
    const document = engine.document()
    const parentId = parentOf(document, id)
    if (!parentId) {
      return []
    }
    const { firstIndex, lastIndex } = indexRange(blocks, document, parentId)
    return document.nodes[parentId]?.children.slice(firstIndex, lastIndex) ?? []
  }

  const write = (id: string, screen: NarrowScreen, wanted: readonly string[]) => {
    const document = engine.document()
    const key = `order:${screen}:${Date.now()}`
    for (const [sibling, box] of reorderedOn(document, movable(id), screen, wanted)) {
      if (JSON.stringify(box) !== JSON.stringify(document.nodes[sibling]?.box)) {
        engine.setNode(sibling, { box }, key)
      }
    }
  }

  return {
    /** Where the block stands among its neighbours on a screen, from 0; `own` is its place on the page. */
    placeOn(id: string, screen: NarrowScreen): { index: number; own: number; count: number } {
      const siblings = movable(id)
      const index = orderedOn(engine.document(), siblings, screen).indexOf(id)
      return { index, own: siblings.indexOf(id), count: siblings.length }
    },

    moveOn(id: string, screen: NarrowScreen, by: -1 | 1): void {
      const current = orderedOn(engine.document(), movable(id), screen)
      const from = current.indexOf(id)
      const to = from + by
      if (!permissions(id).canChange || from < 0 || to < 0 || to >= current.length) {
        return
      }
      write(id, screen, current.toSpliced(from, 1).toSpliced(to, 0, id))
      announce(`${name(id)} moved. Place ${to + 1} of ${current.length}`)
    },

    /** Lets the block and its neighbours follow the page again. */
    putBackOrder(id: string, screen: NarrowScreen): void {
      if (permissions(id).canChange) {
        write(id, screen, movable(id))
      }
    },
  }
}
