import { newBlock } from '@/plugins/visual-editor/editor/block-registry'
import type { CommandTools } from '@/plugins/visual-editor/editor/commands/command-tools'
import { defaultPlace, neighbourOf } from '@/plugins/visual-editor/editor/commands/default-place'
import type { SelectCommands } from '@/plugins/visual-editor/editor/commands/select-commands'
import { newBlockId } from '@/plugins/visual-editor/editor/engine/engine'
import { acceptsChildren, indexRange, parentOf } from '@/plugins/visual-editor/editor/placement'
import type { DragSource } from '@/plugins/visual-editor/editor/state/ui-store'
import {
  asNewcomer,
  copySubtree,
  duplicateNode,
  type Edit,
  insertSubtree,
  moveNode,
  refusals,
  removeNode,
  type Subtree,
} from '@/src/core/page-document/operations'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import type { Place } from '@/src/core/page-document/tree'

const asPage = ({ nodes }: Subtree): PageDocument => ({ version: 1, nodes: { ...nodes } })

export type ArrangeCommands = ReturnType<typeof createArrangeCommands>

/** Blocks come, go and change places; each call is one step of undo. */
export function createArrangeCommands(
  tools: CommandTools,
  { select, reveal, write }: SelectCommands,
  undo: () => void,
) {
  const { engine, ui, blocks, name, announce, attempt, editing, permissions, positionOf } = tools
  const { siblingsOf } = tools

  const placeFor = () => defaultPlace(blocks, engine.document(), ui.getState().selectedId)

  /** Makes an edit that brings a block. */
  const bring = (edit: Edit, id: string, done: string, isLate = false): boolean => {
    const isAside = isLate && ui.getState().writing !== null
    const isIn = attempt(edit)
    if (isIn) {
      if (!isAside) {
        select(id)
        reveal(id)
      }
      announce(`${name(id)} ${done} ${positionOf(id)}`)
    }
    return isIn
  }

  /**
   * Puts a subtree with fresh ids on the page and selects it.
   *
   * @param isLate comes on its own: anyone who writes by now goes on
   */
  const insert = (subtree: Subtree, place: Place, done: string, isLate = false): boolean =>
    bring(insertSubtree(editing(), asNewcomer(subtree), place), subtree.rootId, done, isLate)

  /** Answers the id of the new block; null when it is refused. */
  const add = (type: string, place: Place = placeFor()): string | null => {
    const block = blocks.get(type)
    const id = newBlockId()
    const isIn =
      block && insert({ rootId: id, nodes: { [id]: newBlock(block) } }, place, 'added at')
    return isIn ? id : null
  }

  /** Puts a new block there; words that are new wait for what is typed. */
  const addOpen = (type: string, place: Place) => {
    const id = add(type, place)
    const added = ui.getState().announcement.trim()
    if (id && write(id, null)) {
      announce(`${added}. ${ui.getState().announcement.trim()}`)
    }
  }

  const moveTo = (id: string, { parentId, index }: Place) => {
    const siblings = engine.document().nodes[parentId]?.children ?? []
    const current = siblings.indexOf(id)
    const isSamePlace = current !== -1 && (index === current || index === current + 1)
    if (!permissions(id).canMove || isSamePlace) {
      return
    }
    const indexWithoutIt = current !== -1 && current < index ? index - 1 : index
    if (attempt(moveNode(editing(), id, { parentId, index: indexWithoutIt }))) {
      reveal(id)
      announce(`${name(id)} moved to ${positionOf(id)}`)
    }
  }

  /** Where one step up or down leads; null at the ends. */
  const stepTarget = (id: string, by: -1 | 1): Place | null => {
    const document = engine.document()
    const parentId = parentOf(document, id)
    if (!parentId || !permissions(id).canMove) {
      return null
    }
    const { firstIndex, lastIndex } = indexRange(blocks, document, parentId)
    const current = siblingsOf(id).indexOf(id)
    const target = current + by
    const isInRange = target >= firstIndex && target < lastIndex
    return isInRange ? { parentId, index: by === 1 ? current + 2 : target } : null
  }

  /** The end of the block before this one, when that takes blocks. */
  const inwardTarget = (id: string): Place | null => {
    const siblings = siblingsOf(id)
    const previous = siblings[siblings.indexOf(id) - 1]
    if (!previous || !permissions(id).canMove) {
      return null
    }
    const document = engine.document()
    const { lastIndex } = indexRange(blocks, document, previous)
    return acceptsChildren(blocks, document, previous)
      ? { parentId: previous, index: lastIndex }
      : null
  }

  /** Right behind the block that this one stands in. */
  const outwardTarget = (id: string): Place | null => {
    const document = engine.document()
    const parentId = parentOf(document, id)
    const outerId = parentId && parentId !== rootId ? parentOf(document, parentId) : null
    const isTaken = outerId && acceptsChildren(blocks, engine.document(), outerId)
    if (!parentId || !outerId || !isTaken || !permissions(id).canMove) {
      return null
    }
    const index = (document.nodes[outerId]?.children.indexOf(parentId) ?? 0) + 1
    return { parentId: outerId, index }
  }

  const moveOr = (id: string, place: Place | null, why: string) => {
    if (place) {
      moveTo(id, place)
    } else {
      announce(permissions(id).lockedReason || why)
    }
  }

  return {
    insert,
    add,
    moveTo,
    placeFor,

    /** Puts what was dragged, or picked in the list of blocks, where it goes. */
    drop(source: DragSource, place: Place): void {
      if (source.kind === 'new') {
        addOpen(source.type, place)
      } else if (source.kind === 'section') {
        insert(
          copySubtree(asPage(source.subtree), source.subtree.rootId, newBlockId),
          place,
          'added at',
        )
      } else {
        moveTo(source.id, place)
      }
    },

    /** @param by -1 moves towards the start, 1 towards the end, among the block's neighbours */
    moveBy(id: string, by: -1 | 1): void {
      const why = by === -1 ? 'It is the first one here' : 'It is the last one here'
      moveOr(id, stepTarget(id, by), why)
    },
    canMoveBy: (id: string, by: -1 | 1) => stepTarget(id, by) !== null,

    moveIn: (id: string) => moveOr(id, inwardTarget(id), 'The block before it takes none inside'),
    canMoveIn: (id: string) => inwardTarget(id) !== null,

    moveOut: (id: string) => moveOr(id, outwardTarget(id), 'It stands right on the page'),
    canMoveOut: (id: string) => outwardTarget(id) !== null,

    duplicate(id: string): void {
      const edit = duplicateNode(editing(), id, newBlockId)
      if ('document' in edit) {
        const { nodes } = edit.document
        const siblings = nodes[parentOf(edit.document, id) ?? '']?.children ?? []
        bring(edit, siblings[siblings.indexOf(id) + 1] ?? '', 'duplicated at')
      } else if (edit.refused === 'cannotDuplicate' || !permissions(id).canDuplicate) {
        tools.tell(permissions(id).lockedReason || refusals.cannotDuplicate)
      } else {
        attempt(edit)
      }
    },

    /** @param done how it is told: `Deleted`, `Cut` */
    remove(id: string, done = 'Deleted'): void {
      if (!permissions(id).canDelete) {
        tools.tell(permissions(id).lockedReason || refusals.cannotDelete)
        return
      }
      const removed = name(id)
      const neighbour = neighbourOf(engine.document(), id)
      if (!attempt(removeNode(editing(), id))) {
        return
      }
      select(neighbour)
      ui.setState({ hoveredId: null })
      tools.announceStep(`${done} ${removed}`, { label: 'Undo', run: undo })
    },
  }
}
