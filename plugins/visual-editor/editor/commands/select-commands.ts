import { writtenProp } from '@/plugins/visual-editor/editor/block-registry'
import type { CommandTools } from '@/plugins/visual-editor/editor/commands/command-tools'
import type { Point } from '@/plugins/visual-editor/editor/drag/drop-target'
import { parentOf } from '@/plugins/visual-editor/editor/placement'
import { rootId } from '@/src/core/page-document/schema'

/** Which block is meant, and writing in it. */
export type SelectCommands = ReturnType<typeof createSelectCommands>

export function createSelectCommands(tools: CommandTools) {
  const { engine, ui, blocks, typed, name, announce, permissions, siblingsOf } = tools

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

  /** Brings a block into sight; a flash shows which one changed. */
  const reveal = (id: string, isFlashing = false) =>
    ui.setState(({ reveal: last }) => ({
      reveal: { id, isFlashing, count: (last?.count ?? 0) + 1 },
    }))

  const selectByKey = (id: string) => {
    select(id)
    reveal(id)
  }

  const firstOnPage = () => engine.document().nodes[rootId]?.children[0] ?? null

  const neighbour = (id: string, by: -1 | 1): string | null => {
    const siblings = siblingsOf(id)
    return siblings[siblings.indexOf(id) + by] ?? null
  }

  return {
    select,
    stopWriting,
    reveal,
    selectByKey,

    /** Selects a block, brings it into sight and flashes. */
    show(id: string): void {
      if (engine.document().nodes[id]) {
        select(id)
        reveal(id, true)
      }
    },

    /** The block before or after among its neighbours; with none selected the first one. */
    selectNeighbour(by: -1 | 1): void {
      const { selectedId } = ui.getState()
      const next = selectedId ? neighbour(selectedId, by) : firstOnPage()
      if (next) {
        selectByKey(next)
      }
    },

    /**
     * As {@link selectNeighbour}, but goes out of a block at its end, towards the rest of the page.
     *
     * @returns false where the page ends
     */
    walk(by: -1 | 1): boolean {
      const document = engine.document()
      const { selectedId } = ui.getState()
      if (!selectedId) {
        const top = document.nodes[rootId]?.children ?? []
        const entry = by === 1 ? top[0] : top.at(-1)
        if (entry) {
          selectByKey(entry)
        }
        return entry !== undefined
      }
      for (let id: string | null = selectedId; id && id !== rootId; id = parentOf(document, id)) {
        const next = neighbour(id, by)
        if (next) {
          selectByKey(next)
          return true
        }
        const parentId = parentOf(document, id)
        if (by === -1 && parentId && parentId !== rootId) {
          selectByKey(parentId)
          return true
        }
      }
      return false
    },

    selectEnd(end: 'first' | 'last'): void {
      const { selectedId } = ui.getState()
      const siblings = selectedId
        ? siblingsOf(selectedId)
        : (engine.document().nodes[rootId]?.children ?? [])
      const id = end === 'first' ? siblings[0] : siblings.at(-1)
      if (id) {
        selectByKey(id)
      }
    },

    /** The block around the selected one; nothing when it stands on the page itself. */
    selectParent(): void {
      const { selectedId } = ui.getState()
      const parentId = selectedId && parentOf(engine.document(), selectedId)
      if (parentId && parentId !== rootId) {
        selectByKey(parentId)
      } else {
        select(null)
        announce('Nothing selected')
      }
    },

    /** Opens the words of a text block for typing. */
    write(id: string, at: Point | null): boolean {
      const type = engine.document().nodes[id]?.type
      if (!type || !permissions(id).canChange || !writtenProp(blocks.get(type))) {
        return false
      }
      ui.setState({ selectedId: id, writing: { id, at }, hoveredId: null })
      announce(`Writing in ${blocks.get(type)?.editor.label}. Escape stops.`)
      return true
    },
  }
}
