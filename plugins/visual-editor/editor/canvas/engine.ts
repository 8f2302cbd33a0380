import { type NodeTree, type SerializedNode, useEditor } from '@craftjs/core'
import { nanoid } from 'nanoid'
import { useState, useSyncExternalStore } from 'react'
import {
  type CraftBlockProps,
  craftRootId,
  toCraft,
  toCraftId,
  toCraftNode,
} from '@/plugins/visual-editor/editor/adapter'
import {
  createPageReader,
  type EditorStore,
} from '@/plugins/visual-editor/editor/canvas/page-reader'
import type { NodePatch, Subtree } from '@/src/core/page-document/operations'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import type { EditedTheme } from '@/src/core/theme/edited-theme'

const maxHistorySteps = 200
/** Changes to the same thing within this time undo as one step. */
const coalesceMs = 1000

/** What is taken back and done again outside the page, together with a step of undo. */
export type Tied = { undo: () => void; redo: () => void }

/**
 * The page being edited. Hides Craft.js: everything outside `canvas/` and `adapter.ts` reads and
 * changes the page through this.
 */
export type Engine = ReturnType<typeof createEngine>

function createEngine(store: EditorStore) {
  const { document, theme: readTheme, subscribe } = createPageReader(store)
  let lastChange = { key: '', at: 0 }
  const tied = new WeakMap<object, Tied>()

  const toCraftWithTheme = (next: PageDocument) => {
    const nodes = toCraft(next)
    const root = nodes[craftRootId]
    if (root) {
      root.custom = { theme: readTheme() }
    }
    return nodes
  }

  const trimHistory = () => {
    const surplus = store.history.timeline.length - maxHistorySteps
    if (surplus > 0) {
      store.history.timeline.splice(0, surplus)
      store.history.pointer -= surplus
    }
  }

  const lastStep = () => store.history.timeline.at(-1)

  const tieToLast = (also: Tied | undefined) => {
    const last = lastStep()
    if (also && last) {
      tied.set(last, also)
    }
  }

  const step = (run: () => void) => {
    lastChange = { key: '', at: 0 }
    run()
    trimHistory()
  }

  /** Craft's own undo walks through all nodes once more, to put right a selection that we do not use. */
  const travel = (direction: 'undo' | 'redo') =>
    step(() => {
      const { timeline, pointer } = store.history
      const travelled = timeline[direction === 'undo' ? pointer : pointer + 1]
      const before = store.query.getState()
      const after: typeof before | undefined = store.history[direction](before)
      if (after) {
        store.actions.history.ignore().setState((state) => {
          state.nodes = after.nodes
        })
      }
      if (travelled) {
        tied.get(travelled)?.[direction]()
      }
    })

  /** One step of undo with the changes before it that carry the same key. */
  const coalesced = (
    key: string,
    withinMs: number,
    run: (actions: Pick<EditorStore['actions'], 'setProp' | 'setCustom' | 'deserialize'>) => void,
  ) => {
    const now = Date.now()
    const continues = key === lastChange.key && now - lastChange.at < withinMs
    // Craft puts a new step in the place of one that it merges into.
    const merged = continues ? lastStep() : undefined
    run(continues ? store.actions.history.merge() : store.actions)
    tieToLast(merged && tied.get(merged))
    lastChange = { key, at: now }
    trimHistory()
  }

  const change = (
    id: string,
    key: string,
    withinMs: number,
    edit: (block: CraftBlockProps['block']) => void,
  ) =>
    coalesced(key, withinMs, (actions) =>
      actions.setProp(toCraftId(id), ({ block }: CraftBlockProps) => edit(block)),
    )

  const toTree = ({ rootId, nodes }: Subtree): NodeTree => ({
    rootNodeId: rootId,
    nodes: Object.fromEntries(
      Object.entries(nodes).map(([id, node]) => [
        id,
        toFreshNode(store, id, toCraftNode(id, node, null)),
      ]),
    ),
  })

  return {
    /** The page now. Answers the same object until something changes. */
    document,

    insert(subtree: Subtree, parentId: string, index: number): void {
      step(() => store.actions.addNodeTree(toTree(subtree), toCraftId(parentId), index))
    },

    /** @param patch what changes of the block with its place, in the same step */
    move(id: string, parentId: string, index: number, patch: NodePatch = {}): void {
      step(() => {
        store.actions.move(id, toCraftId(parentId), index)
        if (Object.keys(patch).length > 0) {
          store.actions.history
            .merge()
            .setProp(id, ({ block }: CraftBlockProps) => patchBlock(block, patch))
        }
      })
    },

    remove(id: string): void {
      step(() => store.actions.delete(id))
    },

    /** Changes name, lock or box; undefined takes it away. `key` as for {@link setProps}. */
    setNode(id: string, patch: NodePatch, key: string): void {
      change(id, key, coalesceMs, (block) => patchBlock(block, patch))
    },

    /**
     * @param key changes with the same key undo as one step when they follow each other closely
     * @param withinMs how closely
     */
    setProps(id: string, patch: PageNode['props'], key: string, withinMs = coalesceMs): void {
      change(id, key, withinMs, (block) => Object.assign(block.props, patch))
    },

    /** Puts another page in place of this one; cannot be undone. */
    replace(next: PageDocument): void {
      store.actions.history.ignore().deserialize(toCraftWithTheme(next))
      store.actions.history.clear()
    },

    /** Puts another page in place of this one, as one step of undo. `key` as for {@link setProps}. */
    restore(next: PageDocument, also?: Tied, key = oneOff()): void {
      coalesced(key, Number.POSITIVE_INFINITY, (actions) =>
        actions.deserialize(toCraftWithTheme(next)),
      )
      tieToLast(also)
    },

    undo: () => travel('undo'),
    redo: () => travel('redo'),

    /**
     * Takes the last step back as if it had never been, if it carries this key.
     *
     * @returns false when other steps came behind it
     */
    dropLastStep(key: string): boolean {
      if (lastChange.key !== key || !store.query.history.canUndo()) {
        return false
      }
      travel('undo')
      store.history.timeline.splice(store.history.pointer + 1)
      return true
    },

    canUndo: () => store.query.history.canUndo(),
    canRedo: () => store.query.history.canRedo(),

    subscribe,

    /** Calls back when `read` answers something else than before. */
    watch(read: () => unknown, listener: () => void): () => void {
      let last = read()
      return subscribe(() => {
        const next = read()
        if (next !== last) {
          last = next
          listener()
        }
      })
    },

    /** The theme as it is edited; null where there is none to edit. */
    theme: readTheme,

    /** The theme to begin with; no step of undo. */
    loadTheme(theme: EditedTheme): void {
      store.actions.history.ignore().setCustom(craftRootId, (custom) => {
        custom.theme = theme
      })
    },

    /** Changes the theme; undone together with the page. `key` as for {@link setProps}. */
    setTheme(theme: EditedTheme, key: string, withinMs = coalesceMs): void {
      coalesced(key, withinMs, (actions) =>
        actions.setCustom(craftRootId, (custom) => {
          custom.theme = theme
        }),
      )
    },
  }
}

export const newBlockId = () => nanoid(10)

/** A key that no other change carries. */
const oneOff = () => nanoid()

function patchBlock(block: CraftBlockProps['block'], patch: NodePatch): void {
  for (const name of Object.keys(patch) as (keyof NodePatch)[]) {
    delete block[name]
  }
  const kept = Object.entries(patch).filter(([, value]) => value !== undefined)
  Object.assign(block, Object.fromEntries(kept))
}

function toFreshNode(store: EditorStore, id: string, serialized: SerializedNode) {
  return store.query.parseSerializedNode(serialized).toNode((node) => {
    node.id = id
  })
}

/** The engine of the surrounding Craft editor, holding the given page and theme; one per editor. */
export function useCreateEngine(initial: PageDocument, theme?: EditedTheme): Engine {
  const { store } = useEditor()
  const [engine] = useState(() => {
    const created = createEngine(store)
    created.replace(initial)
    if (theme) {
      created.loadTheme(theme)
    }
    return created
  })
  return engine
}

/** Re-renders when what `select` answers changes. It must answer stable values. */
export function useEngineValue<Value>(engine: Engine, select: (engine: Engine) => Value): Value {
  const read = () => select(engine)
  return useSyncExternalStore(engine.subscribe, read, read)
}
