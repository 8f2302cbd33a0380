import type { ArrangeCommands } from '@/plugins/visual-editor/editor/commands/arrange-commands'
import type { CommandTools } from '@/plugins/visual-editor/editor/commands/command-tools'
import { indexRange, parentOf } from '@/plugins/visual-editor/editor/placement'
import { currentScreen } from '@/plugins/visual-editor/editor/shell/bar/devices'
import type { NarrowScreen } from '@/src/core/page-document/layout/layout'
import { orderedOn, reorderedOn } from '@/src/core/page-document/layout/screen-order'
import { type Edit, setNode } from '@/src/core/page-document/operations'

/** Another order of neighbours on one narrow screen; the page itself stays as it is. */
export function createOrderCommands(
  tools: CommandTools,
  arrange: Pick<ArrangeCommands, 'moveBy' | 'canMoveBy'>,
) {
  const { engine, ui, blocks, permissions, announce, attempt, pageNow, tell, name } = tools

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

  /** All of them or none: a locked neighbour keeps its place, so the others keep theirs. */
  const write = (id: string, screen: NarrowScreen, wanted: readonly string[]): boolean => {
    const document = engine.document()
    const changed = [...reorderedOn(document, movable(id), screen, wanted)].filter(
      ([sibling, layout]) =>
        JSON.stringify(layout) !== JSON.stringify(document.nodes[sibling]?.layout),
    )
    const locked = changed.find(([sibling]) => !permissions(sibling).canChange)
    if (locked) {
      tell(`${name(locked[0])} is locked. Unlock it first.`)
      return false
    }
    const edited = changed.reduce<Edit>(
      (edit, [sibling, layout]) =>
        'document' in edit
          ? setNode({ ...pageNow(), document: edit.document }, sibling, { layout })
          : edit,
      { document },
    )
    return attempt(edited)
  }

  /** The narrow screen in view, when it shows the block's neighbours in an order of its own. */
  const screenOfOwnOrder = (id: string): NarrowScreen | null => {
    const screen = currentScreen(ui.getState())
    const { nodes } = engine.document()
    return screen !== 'base' &&
      movable(id).some((sibling) => nodes[sibling]?.layout?.[screen]?.order !== undefined)
      ? screen
      : null
  }

  const placeOn = (id: string, screen: NarrowScreen) => {
    const siblings = movable(id)
    const index = orderedOn(engine.document(), siblings, screen).indexOf(id)
    return { index, own: siblings.indexOf(id), count: siblings.length }
  }

  const moveOn = (id: string, screen: NarrowScreen, by: -1 | 1): void => {
    const current = orderedOn(engine.document(), movable(id), screen)
    const from = current.indexOf(id)
    const to = from + by
    if (!permissions(id).canChange || from < 0 || to < 0 || to >= current.length) {
      return
    }
    if (write(id, screen, current.toSpliced(from, 1).toSpliced(to, 0, id))) {
      announce(`${name(id)} moved. Place ${to + 1} of ${current.length}`)
    }
  }

  return {
    /**
     * One step among the neighbours as they are seen: where the screen in view has an order of its
     * own the block changes its place there, else on the page.
     *
     * @param by -1 moves towards the start, 1 towards the end
     */
    moveBy(id: string, by: -1 | 1): void {
      const screen = screenOfOwnOrder(id)
      if (screen) {
        moveOn(id, screen, by)
      } else {
        arrange.moveBy(id, by)
      }
    },
    canMoveBy(id: string, by: -1 | 1): boolean {
      const screen = screenOfOwnOrder(id)
      if (!screen) {
        return arrange.canMoveBy(id, by)
      }
      const { index, count } = placeOn(id, screen)
      const to = index + by
      return permissions(id).canMove && index >= 0 && to >= 0 && to < count
    },

    /** Where the block stands among its neighbours on a screen, from 0; `own` is its place on the page. */
    placeOn,
    moveOn,

    /** Lets the block and its neighbours follow the page again; false when they may not. */
    putBackOrder: (id: string, screen: NarrowScreen): boolean =>
      permissions(id).canChange && write(id, screen, movable(id)),
  }
}
