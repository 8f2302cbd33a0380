import type { PayloadRequest } from 'payload'
import { isPlatformAdmin } from '@/src/access/own-profile'
import { slugs } from '@/src/core/slugs'
import { contentOf, type MailContent } from '@/src/server/mail/mail-content'
import { carriesSecret } from '@/src/server/mail/secret-mails'
import { requireOwnDocument } from '@/src/server/owner'
import { siteOrigin } from '@/src/server/tenancy'

/**
 * What a mail of the log said, as its receiver got it, for showing it in the admin.
 *
 * @returns null when it opens its receiver's account
 * @throws {AppError} `NOT_FOUND` for an unknown mail and another artist's alike
 */
export async function readMail(req: PayloadRequest, id: string): Promise<MailContent | null> {
  const mail = await requireOwnDocument(req, slugs.mailLog, id)
  if (carriesSecret(mail.kind) && !isPlatformAdmin(req)) {
    return null
  }
  const [body, origin] = await Promise.all([
    // With the system's rights: whoever may read a mail may read what it shares with others.
    typeof mail.body === 'string'
      ? req.payload.findByID({ collection: slugs.mailBodies, id: mail.body, depth: 0, req })
      : undefined,
    typeof mail.profile === 'string' ? siteOrigin(mail.profile) : null,
  ])
  const content = contentOf(mail, body)
  return { ...content, html: origin ? fromHere(content.html, origin) : content.html }
}

/** The admin loads pictures from its own origin only, and has those of all sites. */
function fromHere(html: string, origin: string): string {
  return html.replaceAll(`src="${origin}/`, 'src="/')
}
