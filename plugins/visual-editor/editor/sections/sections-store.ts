import { createStore } from 'zustand/vanilla'
import type { ReadyMade, SavedSection } from '@/src/core/contracts/ids'

export type SectionsState = {
  /** Newest first; null until they were asked for. */
  saved: readonly SavedSection[] | null
  /** Filled with the site's own words; null until they were asked for. */
  readyMade: readonly ReadyMade[] | null
}

/** Sections that can be put on any page of the site. */
export function createSectionsStore() {
  return createStore<SectionsState>()(() => ({ saved: null, readyMade: null }))
}

export type SectionsStore = ReturnType<typeof createSectionsStore>

type Lists = { saved: readonly SavedSection[]; readyMade: readonly ReadyMade[] }

/** Sections of whose name or keywords some word starts with every word typed. */
export function findSections({ saved, readyMade }: Lists, query: string): Lists {
  const typed = query.toLowerCase().split(/\s+/).filter(Boolean)
  const isFound = (...texts: readonly string[]) => {
    const words = texts.join(' ').toLowerCase().split(/\s+/)
    return typed.every((part) => words.some((word) => word.startsWith(part)))
  }
  return {
    saved: saved.filter(({ name }) => isFound(name)),
    readyMade: readyMade.filter(({ label, keywords }) => isFound(label, ...keywords)),
  }
}
