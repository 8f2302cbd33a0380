import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { renderDraft } from '@/plugins/visual-editor/emails/render-draft'
import type { EmailTest, WrittenEmail } from '@/src/core/contracts/audience/emails'
import type { EmailTemplate } from '@/src/core/email/template'
import { AppError } from '@/src/core/errors'
import { hasMailServer } from '@/src/server/mail/mail-transport'
import { queueMail } from '@/src/server/mail/queue-mail'

/**
 * Sends an email that is being written to the signed-in owner alone, with sample values.
 *
 * @throws {AppError} `VALIDATION_FAILED`
 */
export async function sendTest(
  req: PayloadRequest,
  profileId: string,
  template: EmailTemplate,
  written: WrittenEmail,
): Promise<EmailTest> {
  const to = req.user?.email
  if (!to) {
    throw new AppError('NOT_SIGNED_IN')
  }
  const { subject, html, text } = await renderDraft(profileId, template, written)
  await queueMail(req, {
    profileId,
    to,
    subject: `Test: ${subject}`,
    html,
    text,
    kind: 'email-test',
    about: null,
    dedupeKey: `email-test:${randomUUID()}`,
  })
  return { to, hasMailServer: hasMailServer() }
}
