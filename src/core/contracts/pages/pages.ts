import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'
import { pageTemplateIds } from '@/src/core/page-document/templates/pages'

/** `changed` is live with changes that visitors do not see yet, `draft` was never published. */
export const pageStates = ['live', 'changed', 'draft'] as const

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

/** Some of the settings. */
export const pageChange = z
  .strictObject({
    ...pageSettings.shape,
    seo: z.strictObject({ ...pageSeo.shape, image: z.union([id, z.literal('')]) }).partial(),
  })
  .partial()
export type PageChange = z.output<typeof pageChange>

/** Body of `PATCH /pages/{id}/settings`: what was there when a window began to change it, and what it made of it. */
export const settingsBody = z.strictObject({ base: pageChange, mine: pageChange })
export const settingsAnswer = z.object({
  /** As they are stored now. */
  settings: pageSettings,
  /** What another window changed meanwhile, each otherwise, and stayed as that one left it; like `seo.title`. */
  conflicts: z.array(z.string()),
})
export type SettingsAnswer = z.output<typeof settingsAnswer>

export const ownPagesPath = z.object({ profileId: id })
export const ownPagePath = z.object({ profileId: id, pageId: id })

/** Body of `POST /profiles/{profileId}/pages`. */
export const newPageBody = z.strictObject({ template: z.enum(pageTemplateIds) })

/** Body of `POST /profiles/{profileId}/page-order`: every page that is listed, in its new order. */
export const pageOrderBody = z.strictObject({ ids: z.array(id).max(500) })
