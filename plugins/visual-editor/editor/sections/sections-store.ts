import { createStore } from 'zustand/vanilla'
import type { ReadyMade, SavedSection } from '@/src/core/contracts/sections'

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
