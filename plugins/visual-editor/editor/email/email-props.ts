import type { BlockContext } from '@/blocks/_kit/define'
import type { PageEntry } from '@/src/core/contracts/pages/page-answers'
import type { VariableName } from '@/src/core/email/variables'
import type { Problem } from '@/src/core/page-document/problem'

/** What the server hands to the editor of an email: plain data that survives the way to the browser. */
export type EmailBuilderProps = {
  email: {
    /** In an artist's words: `Order receipt`. */
    title: string
    /** When people get it, as a sentence. */
    sentWhen: string
    subject: string
    /** As stored or as shipped, unchecked. */
    layout: unknown
    rev: number
    /** The artist has changed it. */
    isChanged: boolean
    /** It is not sent like this yet. */
    hasUnpublished: boolean
    /** What of the stored email cannot be shown as it is. */
    problems: readonly Problem[]
    variables: readonly VariableName[]
    required: readonly VariableName[]
  }
  /** A mail that goes out by itself as it was published, or one that is written to be sent once. */
  purpose: 'template' | 'newsletter'
  /** Below the address of the API; `call`, like `/profiles/{id}/emails/receipt`, names the copies in this browser too. */
  paths: { call: string; lock: string; blockData: string }
  /** Where the editor was opened from, and leads back to. */
  listPath: string
  /** Who it is from, as inboxes show it. */
  sender: string
  /** The artist's pages, for links. */
  pages: readonly PageEntry[]
  site: Omit<BlockContext, 'data'>
  /** What the blocks show, by `blockDataKey`. */
  blockData: Record<string, unknown>
  /** Types whose picture needs data from the server. */
  loadingTypes: readonly string[]
  /** `/admin` and `/api`, wherever this installation has them. */
  adminPath: string
  apiPath: string
}
