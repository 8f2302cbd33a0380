import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import type { LegalTextProblem } from '@/src/core/page-document/legal-text'
import type { PageDocument } from '@/src/core/page-document/schema'
import type { Theme } from '@/src/core/theme/schema'

export type LegalText = {
  title: string
  /** Null when the site has no such page, or it is not live. */
  pageId: string | null
  /** Of a page that is there. */
  problem: LegalTextProblem | null
  /** It is the page that goes live: where its text belongs, null when it has no block for it. */
  own?: { textId: string | null }
}

export type UnreadablePost = {
  id: string
  caption: string
  /** It names tiers, which nobody is in and nobody can join. */
  hasTiers: boolean
}

/** Everything that is looked at before a page goes live. */
export type Subject = {
  document: PageDocument
  /** Where the page will be found. */
  pathname: string
  blocks: BlockDefinitions
  theme: Pick<Theme, 'colors' | 'headerLinks'>
  /** The site's own pictures by media id, `alt` '' where nobody described one; without those that are gone. */
  pictures: ReadonlyMap<string, { name: string; alt: string }>
  /** Where the site answers: its own name, and its owner's domains. */
  hosts: ReadonlySet<string>
  /** Whether the site answers at a path that begins with `/`, without query and fragment. */
  answersAt: (pathname: string) => boolean
  /** Titles of the site's pages as drafts have them, by their addresses. */
  drafts: ReadonlyMap<string, string>
  legalTexts: readonly LegalText[]
  /** Ids of blocks that the site draws nothing of. */
  unseen: ReadonlySet<string>
  unreadablePosts: readonly UnreadablePost[]
}
