import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { EmailPreview } from '@/src/core/contracts/emails'
import { AppError } from '@/src/core/errors'
import { fillHtmlTags, fillTags } from '@/src/core/fill-tags'
import { ownerMessages } from '@/src/core/owner-messages'
import type { Newsletter } from '@/src/payload-types'
import type { ComposedMail } from '@/src/server/mail/email-renderer'
import { picturesFromHere } from '@/src/server/mail/pictures-from-here'
import { queueMail } from '@/src/server/mail/queue-mail'
import {
  composeNewsletter,
  draftOfNewsletter,
  prepareForm,
} from '@/src/server/newsletters/compose-newsletter'
import { idOf } from '@/src/server/site-data/plain-read'

/**
 * Sends a newsletter to the signed-in owner, with a link that unsubscribes nobody.
 *
 * @returns the address
 * @throws {AppError} `CONFLICT` when it says nothing yet
 */
export async function sendTest(req: PayloadRequest, newsletter: Newsletter): Promise<string> {
  const to = req.user?.email
  if (!to) {
    throw new AppError('NOT_SIGNED_IN')
  }
  const form = await prepareForm(newsletter)
  const { subject, ...mail } = toOwner(req, await composeNewsletter(req, newsletter, form))
  await queueMail(req, {
    profileId: idOf(newsletter.profile) ?? '',
    to,
    subject: `Test: ${subject}`,
    ...mail,
    kind: 'newsletter-test',
    dedupeKey: `newsletter-test:${randomUUID()}`,
  })
  return to
}

/**
 * A newsletter as the signed-in owner would get it, whatever it says.
 *
 * @throws {AppError} `CONFLICT` when its blocks do not hang together
 */
export async function previewNewsletter(
  req: PayloadRequest,
  newsletter: Newsletter,
): Promise<EmailPreview> {
  const draft = await draftOfNewsletter(req, newsletter, await prepareForm(newsletter))
  const mail = toOwner(req, draft)
  return { ...mail, html: await picturesFromHere(idOf(newsletter.profile) ?? '', mail.html) }
}

function toOwner({ user }: PayloadRequest, { subject, html, text }: ComposedMail): EmailPreview {
  const name = user?.collection === 'users' ? user.name : ''
  const values = { firstName: name || ownerMessages.newsletters.noFirstName, leaveToken: 'test' }
  return {
    subject: fillTags(subject, values),
    html: fillHtmlTags(html, values),
    text: fillTags(text, values),
  }
}
