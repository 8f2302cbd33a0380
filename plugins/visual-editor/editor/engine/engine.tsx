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
import { sameJson } from '@/src/core/json'
import type { Three } from '@/src/core/merge-values'
import { withProps } from '@/src/core/page-document/operations'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import type { EditedTheme } from '@/src/core/theme/edited-theme'
import { mergeThemes } from '@/src/core/theme/merge-themes'

const maxHistorySteps = 200
/** Changes to the same thing within this time undo as one step. */
const coalesceMs = 1000

/** What is taken back and done again outside the page, together with a step of undo. */
export type Tied = { undo: () => void; redo: () => void }

/** What an own change and one of another window come to. */
type Rebase = (pages: Three<PageDocument>) => PageDocument

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
  /** Steps that another window made. */
  const adopted = new WeakSet<object>()
  let rebase: Rebase = ({ mine }) => mine

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
  const walk = (direction: 'undo' | 'redo') => {
    lastChange = { key: '', at: 0 }
    const before = store.query.getState()
    const after: typeof before | undefined = store.history[direction](before)
    if (after) {
      store.actions.history.ignore().setState((state) => {
        state.nodes = after.nodes
      })
    }
  }

  const travel = (direction: 'undo' | 'redo') => {
    while (direction === 'undo' && canUndo() && isAdopted(store.history.pointer)) {
      sinkAdopted()
    }
    if (direction === 'undo' && !canUndo()) {
      return
    }
    const { timeline, pointer } = store.history
    const travelled = timeline[direction === 'undo' ? pointer : pointer + 1]
    walk(direction)
    if (travelled) {
      tied.get(travelled)?.[direction]()
    }
  }

  const isAdopted = (index: number): boolean => {
    const step = store.history.timeline[index]
    return step !== undefined && adopted.has(step)
  }

  /** Only what was done in this window can be undone in it. */
  const canUndo = (): boolean => {
    const { timeline, pointer } = store.history
    return timeline.slice(0, pointer + 1).some((step) => !adopted.has(step))
  }

  const snapshot = () => ({ page: document(), theme: readTheme() })

  /** Puts page and theme in place as one step; answers that step, or undefined where nothing changed. */
  const write = ({ page, theme }: ReturnType<typeof snapshot>) => {
    const before = lastStep()
    const next = withSameNodes(document(), page)
    store.actions.setState((state) => writePage(store, state, document(), next))
    if (theme && !sameJson(theme, readTheme())) {
      const { actions } = store
      const isSecond = lastStep() !== before
      const { setCustom } = isSecond ? actions.history.merge() : actions
      setCustom(craftRootId, (custom) => {
        custom.theme = theme
      })
    }
    const step = lastStep()
    return step === before ? undefined : step
  }

  /**
   * Swaps the last own step with what another window made after it, as if that had been there before: undo
   * takes back the own step and nothing else.
   */
  const sinkAdopted = () => {
    const { history } = store
    const now = snapshot()
    const later = history.timeline.slice(history.pointer + 1)
    while (isAdopted(history.pointer)) {
      walk('undo')
    }
    const own = history.timeline[history.pointer]
    const base = snapshot()
    walk('undo')
    const before = snapshot()
    history.timeline.length = history.pointer + 1
    // Where both are about the same thing, what the other window made of it holds.
    const page = sameJson(base.page, now.page)
      ? before.page
      : rebase({ base: base.page, mine: now.page, theirs: before.page })
    const theme =
      base.theme && before.theme && now.theme
        ? mergeThemes({ base: base.theme, mine: now.theme, theirs: before.theme }).content
        : null
    const sunk = write({ page, theme })
    if (sunk) {
      adopted.add(sunk)
    }
    const again = write(now)
    const also = own && tied.get(own)
    if (again && also) {
      tied.set(again, also)
    }
    history.timeline.push(...later)
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

    /**
     * Puts what another window made in place, which undo does not take back.
     *
     * @param rebasing what the page now and the one of before an own step come to, once that step is undone
     */
    adopt(next: { page?: PageDocument; theme?: EditedTheme }, rebasing = rebase): void {
      const step = write({ ...snapshot(), ...next })
      rebase = rebasing
      if (step) {
        adopted.add(step)
      }
      lastChange = { key: '', at: 0 }
      trimHistory()
    },

    undo: () => travel('undo'),
    redo: () => travel('redo'),

    /**
     * Takes the last step back as if it had never been, if it carries this key.
     *
     * @returns false when other steps came behind it
     */
    dropLastStep(key: string): boolean {
      if (lastChange.key !== key || !canUndo()) {
        return false
      }
      travel('undo')
      store.history.timeline.splice(store.history.pointer + 1)
      return true
    },

    canUndo,
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

/** The page with the nodes that it has already, where they say the same: nothing is drawn again for them. */
function withSameNodes(now: PageDocument, next: PageDocument): PageDocument {
  const entries = Object.entries(next.nodes).map(([id, node]) => {
    const held = now.nodes[id]
    return [id, held && sameJson(held, node) ? held : node] as const
  })
  return { ...next, nodes: Object.fromEntries(entries) }
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
