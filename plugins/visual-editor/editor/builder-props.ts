import type { BlockContext } from '@/blocks/_kit/define'
import type { PageEntry } from '@/src/core/contracts/pages/page-answers'
import type { PageSchedule } from '@/src/core/contracts/pages/page-calls'
import type { Problem } from '@/src/core/page-document/problem'
import type { EditedTheme } from '@/src/core/theme/edited-theme'
import type { ThemeName } from '@/src/core/theme/schema'

export type PageSummary = { id: string; title: string; pathname: string }

/** What the server hands to the editor: plain data that survives the way to the browser. */
export type BuilderProps = {
  page: PageSummary & {
    /** As stored, unchecked. */
    layout: unknown
    rev: number
    /** The draft has something that the live page lacks. */
    hasUnpublished: boolean
    /** What of the stored page cannot be shown as it is. */
    problems: readonly Problem[]
    /** Visitors can open it. */
    isLive: boolean
    /** The site needs it: it is never taken offline. */
    isUndeletable: boolean
    schedule: PageSchedule
  }
  /** Every page of the profile, this one among them. */
  pages: readonly PageEntry[]
  site: Omit<BlockContext, 'data'>
  /** The kind of site that visitors see; a home page of the other kind may be open here. */
  liveTheme: ThemeName
  /** The latest draft of the site's theme. */
  theme: {
    /** Null while nothing was ever stored. */
    id: string | null
    rev: number
    hasUnpublished: boolean
    content: EditedTheme
  }
  /** What the blocks of the page show, by {@link blockDataKey}. */
  blockData: Record<string, unknown>
  /** Types whose picture needs data from the server. */
  loadingTypes: readonly string[]
  /** Where visitors find the site. */
  siteOrigin: string
  /** Visitors may see the site. */
  isSiteOnline: boolean
  /** `/admin` and `/api`, wherever this installation has them. */
  adminPath: string
  apiPath: string
}
