import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { EmailPreview, EmailTest } from '@/src/core/contracts/audience/emails'
import { mailVariables } from '@/src/core/email/variables'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import { fillHtmlTags, fillTags } from '@/src/core/text'
import type { Newsletter } from '@/src/payload-types'
import type { ComposedMail } from '@/src/server/mail/email-renderer'
import { hasMailServer } from '@/src/server/mail/mail-transport'
import { proxyPictures } from '@/src/server/mail/proxy-pictures'
import { queueMail } from '@/src/server/mail/queue-mail'
import {
  composeNewsletter,
  draftOfNewsletter,
  prepareForm,
} from '@/src/server/newsletters/compose-newsletter'
import { idOf } from '@/src/server/site-data/visitor-read'

/**
 * Sends a newsletter to the signed-in owner, with a fan's sample name and a link that unsubscribes nobody.
 *
 * @throws {AppError} `CONFLICT` when it says nothing yet
 */
export async function sendTest(req: PayloadRequest, newsletter: Newsletter): Promise<EmailTest> {
  const to = req.user?.email
  if (!to) {
    throw new AppError('NOT_SIGNED_IN')
  }
  const form = await prepareForm(newsletter)
  const { subject, ...mail } = asSample(await composeNewsletter(req, newsletter, form))
  await queueMail(req, {
    profileId: idOf(newsletter.profile) ?? '',
    to,
    subject: `Test: ${subject}`,
    ...mail,
    kind: 'newsletter-test',
    about: { type: slugs.newsletters, id: newsletter.id },
    dedupeKey: `newsletter-test:${randomUUID()}`,
  })
  return { to, hasMailServer: hasMailServer() }
}

/**
 * A newsletter as a fan of a sample name would get it, whatever it says.
 *
 * @throws {AppError} `CONFLICT` when its blocks do not hang together
 */
export async function previewNewsletter(
  req: PayloadRequest,
  newsletter: Newsletter,
): Promise<EmailPreview> {
  const draft = await draftOfNewsletter(req, newsletter, await prepareForm(newsletter))
  const mail = asSample(draft)
  return { ...mail, html: await proxyPictures(idOf(newsletter.profile) ?? '', mail.html) }
}

function asSample({ subject, html, text }: ComposedMail): EmailPreview {
  const values = { firstName: mailVariables['customer.firstName'].sample, leaveToken: 'test' }
  return {
    subject: fillTags(subject, values),
    html: fillHtmlTags(html, values),
    text: fillTags(text, values),
  }
}
