import type { EmailPreview, WrittenEmail } from '@/src/core/contracts/audience/emails'
import { sampleFacts } from '@/src/core/email/sample'
import type { EmailTemplate } from '@/src/core/email/template'
import { refusalOf } from '@/src/core/errors'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import { prepareWritten } from '@/src/server/mail/compose-template'
import { emailBlocks } from '@/src/server/mail/email-renderer'
import { getSiteOf } from '@/src/server/site-data'
import { siteOrigin } from '@/src/server/tenancy'

/**
 * An email that is being written, as people would get it, with sample values. Words that it needs may
 * still be missing; its blocks must hang together.
 *
 * @throws {AppError} `VALIDATION_FAILED`
 */
export async function renderDraft(
  profileId: string,
  template: EmailTemplate,
  { subject, layout }: WrittenEmail,
): Promise<EmailPreview> {
  const checked = checkDocument(layout, emailBlocks().definitions)
  if ('problems' in checked) {
    const [problem] = checked.problems
    throw refusalOf([{ field: 'layout', message: problem?.message ?? '' }])
  }
  const { document } = checked
  const compose = await prepareWritten(profileId, template, { subject, document })
  const [site, url] = await Promise.all([getSiteOf(profileId), siteOrigin(profileId)])
  const mail = compose(sampleFacts(template, { name: site?.profile.name ?? '', url: url ?? '' }))
  return { subject: mail.subject, html: mail.html, text: mail.text }
}
