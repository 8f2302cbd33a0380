import { mails } from '@/src/core/email/_generated/mails'
import type { Mail } from '@/src/core/email/define-mail'
import type { EmailTemplate } from '@/src/core/email/template'

export type MailName = keyof typeof mails

const known: ReadonlyMap<string, Mail> = new Map(Object.entries(mails))

/** Every mail that the software writes, in the order that artists see. */
export const emailTemplates: ReadonlyMap<string, EmailTemplate> = new Map(
  Object.entries(mails)
    .flatMap(([key, { template }]) => (template ? [{ ...template, key: key as MailName }] : []))
    .toSorted((a, b) => a.position - b.position)
    .map((template) => [template.key, template]),
)

/** @throws when there is no such mail */
export function shippedTemplate(key: string): EmailTemplate {
  const template = emailTemplates.get(key)
  if (!template) {
    throw new Error(`There is no email "${key}"`)
  }
  return template
}

/** The mails that a setting of their receiver switches off. */
export function mailsSwitchedBy(setting: Mail['optOut']): MailName[] {
  return namesWhere(({ optOut }) => optOut === setting)
}

/** The mails to those who work for a site. */
export const ownerMails: readonly MailName[] = namesWhere(({ audience }) => audience === 'owner')

function namesWhere(is: (mail: Mail) => boolean): MailName[] {
  return [...known].flatMap(([name, mail]) => (is(mail) ? [name as MailName] : []))
}

/** Whether the reader of a mail of this kind gets what is its receiver's. What no mail declares counts as secret. */
export function carriesSecret(kind: string): boolean {
  return known.get(kind)?.secret !== 'none'
}

/** Whether the reader of a mail of this kind gets into its receiver's account: its answers quote the way in. */
export function opensAccount(kind: string): boolean {
  return (known.get(kind)?.secret ?? 'account') === 'account'
}
