import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import { fillHtmlTags, fillTags } from '@/src/core/fill-tags'
import type { Newsletter } from '@/src/payload-types'
import { queueMail } from '@/src/server/mail/queue-mail'
import { composeNewsletter, prepareForm } from '@/src/server/newsletters/compose-newsletter'
import { idOf } from '@/src/server/site-data/plain-read'

/**
 * Sends the newsletter as it is stored to the signed-in owner, with a link that unsubscribes nobody.
 *
 * @returns the address
 * @throws {AppError} `CONFLICT` when it says nothing yet
 */
export async function sendTest(req: PayloadRequest, newsletter: Newsletter): Promise<string> {
  const to = req.user?.email
  if (!to) {
    throw new AppError('NOT_SIGNED_IN')
  }
  const profileId = idOf(newsletter.profile) ?? ''
  const { subject, html, text } = await composeNewsletter(
    req,
    newsletter,
    await prepareForm(newsletter),
  )
  const name = req.user?.collection === 'users' ? req.user.name : ''
  const values = { firstName: name, leaveToken: 'test' }
  await queueMail(req, {
    profileId,
    to,
    subject: `Test: ${fillTags(subject, values)}`,
    html: fillHtmlTags(html, values),
    text: fillTags(text, values),
    kind: 'newsletter-test',
    dedupeKey: `newsletter-test:${randomUUID()}`,
  })
  return to
}
