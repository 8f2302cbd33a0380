import { createStore } from 'zustand/vanilla'
import type { SettingsQuestion } from '@/plugins/visual-editor/editor/pages/change-page'
import type { DeletedPage, PageEntry, SiteCard } from '@/src/core/contracts/pages/page-answers'

export type PagesState = {
  /** Pages of the site in their order, home first. */
  pages: readonly PageEntry[]
  /** What cards fall back to; null until the list was asked for. */
  card: SiteCard | null
  /** Deleted lately, with the chance to bring them back. */
  deleted: readonly DeletedPage[]
  /** Deleted, with the chance to undo it. */
  leaving: ReadonlySet<string>
  /** Ends when every change of a page's settings, and of the order, has reached the server. */
  changes: Promise<unknown>
  /** Settings as this window saved them last, by page and place. */
  written: ReadonlyMap<string, { value: unknown }>
  /** What two windows changed, and one has to be chosen of. */
  question: SettingsQuestion | null
}

/** The site's pages as they stand in lists: in the panel, in the top bar, in the palette. */
export function createPagesStore(pages: readonly PageEntry[]) {
  return createStore<PagesState>()(() => ({
    pages,
    card: null,
    deleted: [],
    leaving: new Set(),
    changes: Promise.resolve(),
    written: new Map(),
    question: null,
  }))
}

export type PagesStore = ReturnType<typeof createPagesStore>
