import type { BlockContext } from '@/blocks/_kit/define'

export type PageSummary = { id: string; title: string; pathname: string }

/** What the server hands to the editor: plain data that survives the way to the browser. */
export type BuilderProps = {
  page: PageSummary & {
    /** As stored, unchecked. */
    layout: unknown
    rev: number
    /** The draft has something that the live page lacks. */
    hasUnpublished: boolean
  }
  /** Every page of the profile, this one among them. */
  pages: readonly PageSummary[]
  site: Omit<BlockContext, 'data'>
  /** What the blocks of the page show, by {@link blockDataKey}. */
  blockData: Record<string, unknown>
  /** Types whose picture needs data from the server. */
  loadingTypes: readonly string[]
  /** Address of the live page. */
  siteUrl: string
  /** `/admin` and `/api`, wherever this installation has them. */
  adminPath: string
  apiPath: string
}
