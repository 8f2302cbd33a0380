import type { Subtree } from '@/src/core/page-document/operations'

/** A section to begin with, filled with the site's own words. */
export type ReadyMade = { id: string; label: string; keywords: string[]; subtree: Subtree }

/** A part of a page that its owner keeps. */
export type SavedSection = { id: string; name: string; subtree: Subtree }
