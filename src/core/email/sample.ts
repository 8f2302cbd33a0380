import type { MailRow } from '@/src/core/email/mail-context'
import { isListName, sampleLists } from '@/src/core/email/shared-variables'
import type { MailValues } from '@/src/core/email/tags'
import { type EmailTemplate, variablesOf } from '@/src/core/email/template'
import { mailVariables, type VariableName } from '@/src/core/email/variables'

/** What stands in a mail's variables when it is sent. */
export type MailFacts = {
  values: MailValues
  lists: Readonly<Record<string, readonly MailRow[]>>
  /** Where the receiver leaves the list; empty for mails that are no marketing. */
  unsubscribeUrl: string
  /** Its tags are filled for each receiver later (`fillTags`), but not what looks like one in code. */
  isShared?: boolean
}

/** Whose mail it is, in the words of a variable. */
export type SampleSite = { name: string; url: string }

export const anySite: SampleSite = {
  name: mailVariables['site.name'].sample,
  url: mailVariables['site.url'].sample,
}

/** A mail as it could be, for previews and tests sent to oneself. */
export function sampleFacts(template: EmailTemplate, site = anySite): MailFacts {
  return {
    values: sampleValues(variablesOf(template), site, template.samples),
    lists: Object.fromEntries(
      variablesOf(template)
        .filter(isListName)
        .map((name) => [name, sampleLists[name]]),
    ),
    unsubscribeUrl: template.isMarketing ? 'https://example.com/unsubscribe' : '',
  }
}

export function sampleValues(
  names: readonly VariableName[],
  { name, url }: SampleSite = anySite,
  samples: Partial<Record<VariableName, string>> = {},
): MailValues {
  const inSite = (sample: string) =>
    sample.replaceAll('{{site.name}}', name).replaceAll('{{site.url}}', url)
  return {
    ...Object.fromEntries(
      names.map((known) => [known, inSite(samples[known] ?? mailVariables[known].sample)]),
    ),
    'site.name': name,
    'site.url': url,
  }
}
