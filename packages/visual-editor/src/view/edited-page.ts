import type { Problem } from '@/src/core/page-document/problem'

/** What the server hands to the editor: plain data that survives the way to the browser. */
export type EditedPage = {
  id: string | number
  title: string
  /** As stored, unchecked. */
  layout: unknown
  rev: number
  /** The draft has something that the live document lacks. */
  hasUnpublished: boolean
  /** What of the stored page cannot be shown as it is. */
  problems: readonly Problem[]
  slug: string
  field: string
  /** Types that the server takes. */
  types: readonly string[]
  /** What is saved goes live by publishing alone. */
  hasDrafts: boolean
  /** Drafts are saved while they are written. */
  savesItself: boolean
  /** Where the collection's own `admin.preview` leads. */
  previewUrl: string | null
  usersSlug: string
  /** `/admin` and `/api`, wherever this app has them. */
  adminPath: string
  apiPath: string
}
