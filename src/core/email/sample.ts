import type { MailRow } from '@/src/core/email/mail-context'
import type { MailValues } from '@/src/core/email/tags'
import { type EmailTemplate, variablesOf } from '@/src/core/email/template'
import { mailVariables, sampleLists, type VariableName } from '@/src/core/email/variables'

/** What stands in a mail's variables when it is sent. */
export type MailFacts = {
  values: MailValues
  lists: Readonly<Record<string, readonly MailRow[]>>
  /** Where the receiver leaves the list; empty for mails that are no marketing. */
  unsubscribeUrl: string
  /** Its tags are filled for each receiver later (`fill-tags.ts`), but not what looks like one in code. */
  isShared?: boolean
}

/** A mail as it could be, for previews and tests sent to oneself. */
export function sampleFacts(template: EmailTemplate): MailFacts {
  return {
    values: sampleValues(variablesOf(template)),
    lists: sampleLists,
    unsubscribeUrl: template.isMarketing ? 'https://example.com/unsubscribe' : '',
  }
}

export function sampleValues(names: readonly VariableName[]): MailValues {
  return Object.fromEntries(names.map((name) => [name, mailVariables[name].sample]))
}
