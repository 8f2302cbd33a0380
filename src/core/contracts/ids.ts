import { z } from 'zod'
import type { Subtree } from '@/src/core/page-document/operations'

/** Any id of ours. Looser than `z.uuid()`: an id nobody has is unknown, not invalid. */
export const id = z.guid()

/** Route parameters of calls about one thing. */
export const idParams = z.object({ id })

/** Query of calls that need nothing but the site. */
export const profileQuery = z.object({ profileId: id })

/** A section to begin with, filled with the site's own words. */
export type ReadyMade = { id: string; label: string; keywords: string[]; subtree: Subtree }

/** A part of a page that its owner keeps. */
export type SavedSection = { id: string; name: string; subtree: Subtree }
