import { commonVariables, type VariableName } from '@/src/core/email/variables'
import type { PageDocument } from '@/src/core/page-document/schema'

/** A mail that the software writes: what it is, and how it looks until an artist changes it. */
export type EmailTemplate = {
  /** `receipt`; also the kind of the mail in the log. */
  key: string
  /** In an artist's words: `Order receipt`. */
  label: string
  /** When people get it, as a sentence. */
  sentWhen: string
  /** What it may say besides {@link commonVariables}. */
  variables: readonly VariableName[]
  /** Without these it would be of no use, so they cannot be taken out. */
  required: readonly VariableName[]
  /** People get it because they are on a list, so it has a link to leave it. */
  isMarketing?: true
  subject: string
  document: PageDocument
}

/** All variables that a template knows. */
export function variablesOf({ variables }: EmailTemplate): readonly VariableName[] {
  return [...commonVariables, ...variables]
}
