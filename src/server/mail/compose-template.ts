import { checkTemplate, saysVisitorsWords } from '@/src/core/email/check-template'
import type { MailFacts } from '@/src/core/email/sample'
import { type EmailTemplate, variablesOf } from '@/src/core/email/template'
import { shippedTemplate } from '@/src/core/email/templates'
import type { VariableName } from '@/src/core/email/variables'
import { withoutForeignLists } from '@/src/core/email/without-foreign-lists'
import { limits } from '@/src/core/limits'
import { testPaymentsNotice } from '@/src/core/messages/checkout'
import type { PageDocument } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { logger } from '@/src/server/logger'
import { type ComposedMail, emailBlocks } from '@/src/server/mail/email-renderer'
import { mailPictures } from '@/src/server/mail/mail-pictures'
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
export type ComposeMail = (input: MailInput) => ComposedMail

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
export async function prepareTemplate(profileId: string, key: string): Promise<ComposeMail> {
  const template = shippedTemplate(key)
  const own = await ownForm(profileId, template)
  const [composeShipped, composeOwn] = await Promise.all([
    prepareWritten(profileId, template, template),
    own && prepareWritten(profileId, template, own),
  ])
  return (input) => {
    const mail = composeOwn?.(input)
    if (mail && isTooLarge(mail)) {
      logger.warn({ msg: 'Own form of a mail is too large this time', key, profileId })
      return composeShipped(input)
    }
    return mail ?? composeShipped(input)
  }
}

/** As {@link prepareTemplate}, written at once. */
export async function composeTemplate(
  profileId: string,
  key: string,
  input: MailInput,
): Promise<ComposedMail> {
  const compose = await prepareTemplate(profileId, key)
  return compose(input)
}

/** A mail in the form that the artist published, else the shipped one. */
export async function writtenForm(profileId: string, key: string): Promise<WrittenMail> {
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
  return ({ values, lists = {}, unsubscribeUrl = '', isShared }) =>
    compose({ values: { ...known, ...values, ...common }, lists, unsubscribeUrl, isShared })
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
  const checked = checkTemplate(template, { subject, document }, definitions)
  return 'problems' in checked ? null : checked
}
