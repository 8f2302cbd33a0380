import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'
import { pageTemplateIds } from '@/src/core/page-document/templates/pages'
import type { ThemeName } from '@/src/core/theme/schema'

/** `changed` is live with changes that visitors do not see yet, `draft` was never published. */
export const pageStates = ['live', 'changed', 'draft'] as const
export type PageState = (typeof pageStates)[number]

/** How a page stands in search results and where it is shared; empty texts fall back to the page's own. */
const pageSeo = z.object({
  title: z.string(),
  description: z.string(),
  /** Media id; empty for none. */
  image: z.string(),
  isHidden: z.boolean(),
})
export type PageSeo = z.output<typeof pageSeo>

/** What a page has besides its blocks. */
export const pageSettings = z.object({ title: z.string(), pathname: z.string(), seo: pageSeo })
export type PageSettings = z.output<typeof pageSettings>

/** A page as its owner sees it in lists: the newest draft, without what is on it. */
export type PageEntry = PageSettings & {
  id: string
  /** Where visitors find it now; null for drafts. */
  livePathname: string | null
  theme: ThemeName
  state: PageState
  isUndeletable: boolean
  /** ISO; null when nothing is planned. */
  publishAt: string | null
  unpublishAt: string | null
}

/** What cards of pages fall back to. */
export type SiteCard = {
  /** Like `https://luna.example.com`. */
  origin: string
  name: string
  tagline: string
  /** Address of the artist's picture; empty for none. */
  picture: string
}

/** A page that was deleted and can be brought back. */
export type DeletedPage = { id: string; title: string; pathname: string; deletedAt: string }

export type PageList = { pages: PageEntry[]; card: SiteCard; deleted: DeletedPage[] }

export const ownPagesPath = z.object({ profileId: id })
export const ownPagePath = z.object({ profileId: id, pageId: id })

/** Body of `POST /profiles/{profileId}/pages`. */
export const newPageBody = z.strictObject({ template: z.enum(pageTemplateIds) })

/** Body of `POST /profiles/{profileId}/page-order`: every page that is listed, in its new order. */
export const pageOrderBody = z.strictObject({ ids: z.array(id).max(500) })
