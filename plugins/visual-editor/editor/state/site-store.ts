import { createStore } from 'zustand/vanilla'
import type { BlockContext } from '@/blocks/_kit/define'

/** What the canvas knows about the site: it follows the theme panel while it is changed. */
export type EditedSite = Omit<BlockContext, 'data'>

export function createSiteStore(initial: EditedSite) {
  return createStore<EditedSite>()(() => initial)
}

export type SiteStore = ReturnType<typeof createSiteStore>
