import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import type { PageDocument } from '@/src/core/page-document/schema'
import type { Theme } from '@/src/core/theme/schema'

export type LegalText = {
  title: string
  /** Null when the site has no such page, or it is not live. */
  pageId: string | null
  /** Without a word beside header and footer. */
  isEmpty: boolean
}

/** Everything that is looked at before a page goes live. */
export type Subject = {
  document: PageDocument
  blocks: BlockDefinitions
  theme: Pick<Theme, 'colors' | 'headerLinks'>
  /** Descriptions of the site's own pictures by media id; a picture that is gone has none. */
  descriptions: ReadonlyMap<string, string>
  /** Whether the site answers at a path that begins with `/`, without query and fragment. */
  answersAt: (pathname: string) => boolean
  legalTexts: readonly LegalText[]
  /** Published posts for tiers that name none. */
  unreadablePosts: readonly { id: string; caption: string }[]
}
