import {
  craftRootId,
  type EditorStore,
  fromCraft,
} from '@/plugins/visual-editor/editor/engine/craft-nodes'
import { canonicalJson } from '@/src/core/json'
import type { PageDocument } from '@/src/core/page-document/schema'
import type { EditedTheme } from '@/src/core/theme/edited-theme'

/**
 * What Craft holds, as page and theme. Both stay the same objects until they change, and Craft is
 * read once per change, however many listen.
 */
export function createPageReader(store: EditorStore) {
  let revision = 0
  let nodesSeen: unknown = null
  let themeSeen: EditedTheme | null = null
  let page: PageDocument = { version: 1, nodes: {} }
  let theme: EditedTheme | null = null

  /** Answers something else after each change of page, theme or what can be undone. */
  const read = (): string => {
    const { nodes } = store.query.getState()
    if (nodes !== nodesSeen) {
      nodesSeen = nodes
      readPage(fromCraft(nodes))
      // The theme rides on the page's root, outside the page, so that one list undoes both.
      readTheme(nodes[craftRootId]?.data.custom.theme ?? null)
    }
    const { pointer, timeline } = store.history
    return `${revision}:${pointer}:${timeline.length}`
  }
  const readPage = (next: PageDocument) => {
    if (!hasSameNodes(page, next)) {
      page = next
      revision += 1
    }
  }
  const readTheme = (next: EditedTheme | null) => {
    if (next === themeSeen) {
      return
    }
    themeSeen = next
    // Where the whole page is put in place and undone, Craft makes the same theme again.
    if (canonicalJson(next) !== canonicalJson(theme)) {
      theme = next
      revision += 1
    }
  }

  const listeners = new Set<() => void>()
  store.subscribe(read, () => {
    for (const listen of [...listeners]) {
      listen()
    }
  })
  // Craft compares what this answers after every change of its state, only to see whether there was
  // one; the bytes of a large page take longer than all the rest of a keystroke.
  store.query.serialize = read
  read()

  return {
    document: () => page,
    theme: () => theme,

    /** Calls back after changes of page, theme or what can be undone. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function hasSameNodes(before: PageDocument, after: PageDocument): boolean {
  const ids = Object.keys(after.nodes)
  return (
    ids.length === Object.keys(before.nodes).length &&
    ids.every((id) => before.nodes[id] === after.nodes[id])
  )
}
