import type { PayloadRequest } from 'payload'
import { checkTemplate, saysVisitorsWords } from '@/src/core/email/check-template'
import { type MailName, shippedTemplate } from '@/src/core/email/registry'
import type { MailFacts } from '@/src/core/email/sample'
import { type EmailTemplate, variablesOf } from '@/src/core/email/template'
import type { VariableName } from '@/src/core/email/variables'
import { withoutForeignLists } from '@/src/core/email/without-foreign-lists'
import { limits } from '@/src/core/limits'
import { testPaymentsNotice } from '@/src/core/messages/checkout'
import type { PageDocument } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'
import { shownEmail } from '@/src/core/text/email-address'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { logger } from '@/src/server/logger'
import { type ComposedMail, emailBlocks } from '@/src/server/mail/email-renderer'
import { mailPictures } from '@/src/server/mail/mail-pictures'
import { type MailToQueue, queueMail } from '@/src/server/mail/queue-mail'
import { takesMoney } from '@/src/server/payments'
import { getSiteOf } from '@/src/server/site-data'
import { createBlockData } from '@/src/server/site-data/block-data'
import { postalAddressOf } from '@/src/server/site-data/postal-address'
import { visitorRead } from '@/src/server/site-data/visitor-read'
import { siteOrigin } from '@/src/server/tenancy'

/** What a mail says this time; variables without a value say nothing. */
export type MailInput = Partial<Omit<MailFacts, 'values'>> & {
  values?: Partial<Record<VariableName, string>>
}

/** Writes a mail for one receiver. Asks nobody anything, so it may be called in a transaction. */
export type ComposeMail = (input: MailInput) => ComposedMail & { kind: MailName }

/** What a mail is about and whom it goes to, and what it says this time. */
type AddressedMail = Pick<MailInput, 'values' | 'lists'> &
  Omit<MailToQueue, 'profileId' | 'kind' | 'subject' | 'html' | 'text'> & {
    /** For mails of a list: the page on which the receiver leaves it. */
    unsubscribePage?: string
  }

/** A mail of a site, ready to be written for its receivers in a transaction. */
export type PreparedMail = {
  kind: MailName
  /** Where the site is; empty when it has no address. */
  origin: string
  compose: ComposeMail
  /** Writes it for one receiver into the mail log. */
  queue: (req: PayloadRequest, mail: AddressedMail) => Promise<void>
}

/** The words and blocks of a mail. */
export type WrittenMail = { subject: string; document: PageDocument }

/**
 * A mail in the artist's own form where there is one that can be sent, else in the shipped one: a mail
 * about an order is never lost because of how somebody made it look.
 *
 * Call it before a transaction, because it may need connections of its own: transactions that wait for
 * each other would leave none.
 *
 * @throws when there is no such site
 */
export async function prepareMail(profileId: string, key: MailName): Promise<PreparedMail> {
  const template = shippedTemplate(key)
  const [own, origin] = await Promise.all([ownForm(profileId, template), siteOrigin(profileId)])
  const [composeShipped, composeOwn] = await Promise.all([
    prepareWritten(profileId, template, template),
    own && prepareWritten(profileId, template, own),
  ])
  const compose: ComposeMail = (input) => {
    const mail = composeOwn?.(input)
    if (mail && isTooLarge(mail)) {
      logger.warn({ msg: 'Own form of a mail is too large this time', key, profileId })
      return composeShipped(input)
    }
    return mail ?? composeShipped(input)
  }
  return {
    kind: key,
    origin: origin ?? '',
    compose,
    queue: (req, { values, lists, unsubscribePage: unsubscribeUrl, ...mail }) =>
      queueMail(req, { profileId, ...mail, ...compose({ values, lists, unsubscribeUrl }) }),
  }
}

/** As {@link prepareMail}, written at once. */
export async function composeTemplate(
  profileId: string,
  key: MailName,
  input: MailInput,
): Promise<ReturnType<ComposeMail>> {
  const { compose } = await prepareMail(profileId, key)
  return compose(input)
}

/** A mail in the form that the artist published, else the shipped one. */
export async function writtenForm(profileId: string, key: MailName): Promise<WrittenMail> {
  const template = shippedTemplate(key)
  return (await ownForm(profileId, template)) ?? template
}

/** A mail in any form, as its receivers would see it: also for previews and tests sent to oneself. */
export async function prepareWritten(
  profileId: string,
  template: EmailTemplate,
  { subject, document }: WrittenMail,
): Promise<ComposeMail> {
  const [site, origin, address] = await Promise.all([
    getSiteOf(profileId),
    siteOrigin(profileId),
    postalAddressOf(profileId),
  ])
  if (!site) {
    throw new Error(`There is no site ${profileId} to write a mail for`)
  }
  const { profile, theme, themeName } = site
  const compose = await emailBlocks().prepare({
    subject,
    document,
    context: {
      profile,
      theme,
      themeName,
      data: createBlockData(profileId),
      year: new Date().getFullYear(),
      mail: {
        origin: origin ?? '',
        address,
        // It is about what somebody pays.
        notice: template.isMarketing || takesMoney() ? '' : testPaymentsNotice,
      },
    },
    picturesFor: mailPictures,
  })
  const known = Object.fromEntries(variablesOf(template).map((name) => [name, '']))
  const common = { 'site.name': profile.name, 'site.url': origin ?? '' }
  return ({ values, lists = {}, unsubscribeUrl = '', isShared }) => ({
    kind: template.key,
    ...compose({
      values: { ...known, ...asWritten(values), ...common },
      lists,
      unsubscribeUrl,
      isShared,
    }),
  })
}

/** With addresses as people write them. */
function asWritten(values: MailInput['values'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, text = '']) => [
      name,
      name.endsWith('.email') ? shownEmail(text) : text,
    ]),
  )
}

/** Whether large mail providers would cut it off. */
export function isTooLarge({ html }: ComposedMail): boolean {
  return Buffer.byteLength(html) > limits.email.htmlMaxBytes
}

/** What the artist published of a mail; null when nothing, or when it no longer fits this release. */
async function ownForm(profileId: string, template: EmailTemplate): Promise<WrittenMail | null> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.emailTemplates,
    where: { and: [{ profile: { equals: profileId } }, { key: { equals: template.key } }] },
    limit: 1,
    ...visitorRead,
  })
  const [own] = docs
  if (!own?.layout) {
    return null
  }
  // Forms of an earlier release may have such a subject: they keep their looks.
  const subject = saysVisitorsWords(own.subject) ? template.subject : own.subject
  const { definitions } = emailBlocks()
  const document = withoutForeignLists(template, own.layout, definitions)
  // Blocks of a plugin that was taken out draw nothing; all else is the artist's own.
  const checked = checkTemplate(template, { subject, document }, definitions, document)
  return 'problems' in checked ? null : checked
}
