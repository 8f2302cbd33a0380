import { Editor, useEditor } from '@craftjs/core'
import { nanoid } from 'nanoid'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import {
  craftResolver,
  craftRootId,
  type EditorStore,
  toCraft,
  writePage,
} from '@/plugins/visual-editor/editor/engine/craft-nodes'
import { createPageReader } from '@/plugins/visual-editor/editor/engine/page-reader'
import { withProps } from '@/src/core/page-document/operations'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import type { EditedTheme } from '@/src/core/theme/edited-theme'

const maxHistorySteps = 200
/** Changes to the same thing within this time undo as one step. */
const coalesceMs = 1000

/** What is taken back and done again outside the page, together with a step of undo. */
export type Tied = { undo: () => void; redo: () => void }

/** What changes make one step of undo. */
type StepOptions = {
  /** Changes with the same key undo as one step when they follow each other closely. */
  key?: string
  /** How closely. */
  withinMs?: number
  tied?: Tied | undefined
}

/**
 * The page being edited, with its history. Hides Craft.js: nothing outside this folder imports it. An
 * edit is made by `src/core/page-document/operations.ts`, and handed in as the page that it leads to.
 */
export type Engine = ReturnType<typeof createEngine>

function createEngine(store: EditorStore) {
  const { document, theme: readTheme, subscribe } = createPageReader(store)
  let lastChange = { key: '', at: 0 }
  const tied = new WeakMap<object, Tied>()

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

  /** Craft's own undo walks through all nodes once more, to put right a selection that we do not use. */
  const travel = (direction: 'undo' | 'redo') => {
    lastChange = { key: '', at: 0 }
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
  }

  /** One step of undo with the changes before it that carry the same key. */
  const step = (
    { key = nanoid(), withinMs = coalesceMs, tied: also }: StepOptions,
    run: (actions: Pick<EditorStore['actions'], 'setState' | 'setCustom'>) => void,
  ) => {
    const now = Date.now()
    const continues = key === lastChange.key && now - lastChange.at < withinMs
    // Craft puts a new step in the place of one that it merges into.
    const merged = continues ? lastStep() : undefined
    run(continues ? store.actions.history.merge() : store.actions)
    tieToLast(also ?? (merged && tied.get(merged)))
    lastChange = { key, at: now }
    trimHistory()
  }

  const apply = (next: PageDocument, options: StepOptions = {}): void =>
    step(options, ({ setState }) => setState((state) => writePage(store, state, document(), next)))

  return {
    /** The page now. Answers the same object until something changes. */
    document,

    /** Puts the page that an edit leads to in place of this one. */
    apply,

    /** Settings of one block, as {@link apply}. */
    setProps: (id: string, patch: PageNode['props'], key: string, withinMs = coalesceMs): void =>
      apply(withProps(document(), id, patch), { key, withinMs }),

    /** Puts another page in place of this one; cannot be undone. */
    replace(next: PageDocument): void {
      const nodes = toCraft(next)
      const root = nodes[craftRootId]
      if (root) {
        root.custom = { theme: readTheme() }
      }
      store.actions.history.ignore().deserialize(nodes)
      store.actions.history.clear()
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

    /** Changes the theme; undone together with the page. */
    setTheme(theme: EditedTheme, key: string, withinMs = coalesceMs): void {
      step({ key, withinMs }, (actions) =>
        actions.setCustom(craftRootId, (custom) => {
          custom.theme = theme
        }),
      )
    },
  }
}

export const newBlockId = () => nanoid(10)

/** What the engine works in: once, around the whole editor. */
export function EngineProvider({ children }: { children: ReactNode }) {
  return <Editor resolver={craftResolver}>{children}</Editor>
}

/** The engine of the surrounding {@link EngineProvider}, holding the given page and theme; one per editor. */
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
