import { createStore } from 'zustand/vanilla'
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
}

/** The site's pages as they stand in lists: in the panel, in the top bar, in the palette. */
export function createPagesStore(pages: readonly PageEntry[]) {
  return createStore<PagesState>()(() => ({
    pages,
    card: null,
    deleted: [],
    leaving: new Set(),
    changes: Promise.resolve(),
  }))
}

export type PagesStore = ReturnType<typeof createPagesStore>
