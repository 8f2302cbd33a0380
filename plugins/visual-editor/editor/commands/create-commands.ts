import {
  type BlockRegistry,
  definitionsOf,
  labelOf,
  nameOf,
  newBlock,
} from '@/plugins/visual-editor/editor/block-registry'
import { type Engine, newBlockId } from '@/plugins/visual-editor/editor/canvas/engine'
import { changedBlock } from '@/plugins/visual-editor/editor/commands/changed-block'
import type { Point } from '@/plugins/visual-editor/editor/drag/drop-target'
import {
  acceptsChildren,
  indexRange,
  parentOf,
  permissionsOf,
} from '@/plugins/visual-editor/editor/placement'
import type { DragSource, UiStore } from '@/plugins/visual-editor/editor/state/ui-store'
import {
  copySubtree,
  type Edit,
  insertSubtree,
  moveNode,
  type NodePatch,
  refusals,
  removeNode,
  type Subtree,
  setNode,
} from '@/src/core/page-document/operations'
import { type PageDocument, type PageNode, rootId } from '@/src/core/page-document/schema'
import type { Place } from '@/src/core/page-document/tree'

type Sources = {
  engine: Engine
  ui: UiStore
  blocks: BlockRegistry
  /** Hands over what is typed but not yet part of the page; null while nobody writes. */
  typed: { commit: (() => void) | null }
}

/** Everything a creator can do to the page; each is one step of undo. */
export type Commands = ReturnType<typeof createCommands>

export function createCommands({ engine, ui, blocks, typed }: Sources) {
  const name = (id: string) => nameOf(blocks, engine.document(), id)
  const announce = (announcement: string) => ui.setState({ announcement })
  const definitions = definitionsOf(blocks)
  const editing = () => ({ document: engine.document(), blocks: definitions })

  /** The rules of the page decide first; a refusal is said, and nothing changes. */
  const attempt = (edit: Edit, apply: () => void): boolean => {
    if ('refused' in edit) {
      const message = refusals[edit.refused]
      ui.setState({ announcement: message, toast: { message } })
      return false
    }
    apply()
    return true
  }

  const insert = (subtree: Subtree, place: Place) =>
    attempt(insertSubtree(editing(), subtree, place), () =>
      engine.insert(subtree, place.parentId, place.index),
    )

  const permissions = (id: string) => permissionsOf(blocks, engine.document(), id)

  /** Ends writing; what is typed becomes part of the page first. */
  const stopWriting = () => {
    typed.commit?.()
    ui.setState({ writing: null })
  }

  const select = (id: string | null) => {
    stopWriting()
    ui.setState({ selectedId: id })
    if (id) {
      announce(`${name(id)} selected`)
    }
  }

  /** Where a block goes when nobody pointed: inside or after the selected one, else before the footer. */
  const defaultPlace = (): Place => {
    const document = engine.document()
    const { selectedId } = ui.getState()
    const parentId = selectedId && parentOf(document, selectedId)
    if (!selectedId || !parentId) {
      return { parentId: rootId, index: indexRange(blocks, document, rootId).lastIndex }
    }
    if (acceptsChildren(blocks, document, selectedId)) {
      const { lastIndex } = indexRange(blocks, document, selectedId)
      return { parentId: selectedId, index: lastIndex }
    }
    const { firstIndex, lastIndex } = indexRange(blocks, document, parentId)
    const after = (document.nodes[parentId]?.children.indexOf(selectedId) ?? 0) + 1
    return { parentId, index: Math.min(Math.max(after, firstIndex), lastIndex) }
  }

  const add = (type: string, place: Place = defaultPlace()) => {
    const block = blocks.get(type)
    if (!block) {
      return
    }
    const id = newBlockId()
    if (insert({ rootId: id, nodes: { [id]: newBlock(block) } }, place)) {
      select(id)
      announce(`${block.editor.label} added. ${position(engine.document(), id)}`)
    }
  }

  const moveTo = (id: string, { parentId, index }: Place) => {
    const document = engine.document()
    const siblings = document.nodes[parentId]?.children ?? []
    const current = siblings.indexOf(id)
    const isSamePlace = current !== -1 && (index === current || index === current + 1)
    if (!permissions(id).canMove || isSamePlace) {
      return
    }
    const indexWithoutIt = current !== -1 && current < index ? index - 1 : index
    const moved = moveNode(editing(), id, { parentId, index: indexWithoutIt })
    if (attempt(moved, () => engine.move(id, parentId, index))) {
      announce(`${name(id)} moved. ${position(engine.document(), id)}`)
    }
  }

  const position = (document: PageDocument, id: string) => {
    const parentId = parentOf(document, id) ?? rootId
    const siblings = document.nodes[parentId]?.children ?? []
    const place = parentId === rootId ? 'on the page' : `in ${name(parentId)}`
    return `Position ${siblings.indexOf(id) + 1} of ${siblings.length} ${place}`
  }

  const travel = (run: () => void, word: 'Undid' | 'Redid') => {
    stopWriting()
    const before = engine.document()
    ui.setState({ toast: null })
    run()
    const after = engine.document()
    const changed = changedBlock(before, after)
    const { selectedId } = ui.getState()
    const remaining = selectedId && after.nodes[selectedId] ? selectedId : null
    ui.setState({ selectedId: changed ?? remaining, hoveredId: null })
    announce(changed ? `${word} a change to ${name(changed)}` : `${word} a change`)
  }

  const commands = {
    select,
    add,
    moveTo,

    /** Puts what was dragged where it was let go. */
    drop(source: DragSource, place: Place): void {
      if (source.kind === 'new') {
        add(source.type, place)
      } else {
        moveTo(source.id, place)
      }
    },

    /** @param by -1 moves towards the start, 1 towards the end, among the block's neighbours */
    moveBy(id: string, by: -1 | 1): void {
      const document = engine.document()
      const parentId = parentOf(document, id)
      if (!parentId) {
        return
      }
      const { firstIndex, lastIndex } = indexRange(blocks, document, parentId)
      const current = document.nodes[parentId]?.children.indexOf(id) ?? 0
      const target = current + by
      if (target >= firstIndex && target < lastIndex) {
        moveTo(id, { parentId, index: by === 1 ? current + 2 : target })
      }
    },

    canMoveBy(id: string, by: -1 | 1): boolean {
      const document = engine.document()
      const parentId = parentOf(document, id)
      if (!parentId || !permissions(id).canMove) {
        return false
      }
      const { firstIndex, lastIndex } = indexRange(blocks, document, parentId)
      const target = (document.nodes[parentId]?.children.indexOf(id) ?? 0) + by
      return target >= firstIndex && target < lastIndex
    },

    duplicate(id: string): void {
      const document = engine.document()
      const parentId = parentOf(document, id)
      if (!parentId || !permissions(id).canDuplicate) {
        return
      }
      const copy = copySubtree(document, id, newBlockId)
      const after = (document.nodes[parentId]?.children.indexOf(id) ?? 0) + 1
      if (insert(copy, { parentId, index: after })) {
        select(copy.rootId)
        announce(`${name(id)} duplicated. ${position(engine.document(), copy.rootId)}`)
      }
    },

    remove(id: string): void {
      if (!permissions(id).canDelete) {
        return
      }
      const removed = name(id)
      const neighbour = neighbourOf(engine.document(), id)
      if (!attempt(removeNode(editing(), id), () => engine.remove(id))) {
        return
      }
      select(neighbour)
      const action = { label: 'Undo', run: () => commands.undo() }
      ui.setState({ hoveredId: null, toast: { message: `Deleted ${removed}`, action } })
      announce(`${removed} deleted`)
    },

    setProps(id: string, patch: PageNode['props']): void {
      if (permissions(id).canChange) {
        engine.setProps(id, patch, `${id}:${Object.keys(patch).join()}`)
      }
    },

    /** Name, lock and box; see {@link setNode}. */
    setNode(id: string, patch: NodePatch): void {
      attempt(setNode(editing(), id, patch), () =>
        engine.setNode(id, patch, `${id}:${Object.keys(patch).join()}`),
      )
    },

    /** Opens the words of a text block for typing. */
    write(id: string, at: Point | null): void {
      const type = engine.document().nodes[id]?.type
      if (type && permissions(id).canChange && blocks.get(type)?.editor.richTextProp) {
        ui.setState({ selectedId: id, writing: { id, at }, hoveredId: null })
        announce(`Writing in ${labelOf(blocks, type)}. Escape stops.`)
      }
    },

    stopWriting,

    undo(): void {
      typed.commit?.()
      if (engine.canUndo()) {
        travel(engine.undo, 'Undid')
      }
    },

    redo(): void {
      if (engine.canRedo()) {
        travel(engine.redo, 'Redid')
      }
    },
  }
  return commands
}

/** What to select once a block is gone: the one before it, else the one it was in. */
function neighbourOf(document: PageDocument, id: string): string | null {
  const parentId = parentOf(document, id)
  const siblings = (parentId && document.nodes[parentId]?.children) || []
  const previous = siblings[siblings.indexOf(id) - 1]
  return previous ?? (parentId === rootId ? null : parentId)
}
