import type { PayloadRequest } from 'payload'
import { isPlatformAdmin } from '@/src/access/own-profile'
import { carriesSecret } from '@/src/core/email/registry'
import { slugs } from '@/src/core/slugs'
import { contentOf, type MailContent } from '@/src/server/mail/mail-content'
import { proxyPictures } from '@/src/server/mail/proxy-pictures'
import { requireOwnDocument } from '@/src/server/owner'

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
  // With the system's rights: the person who may read a mail may read what it shares with others.
  const body =
    typeof mail.body === 'string'
      ? await req.payload.findByID({ collection: slugs.mailBodies, id: mail.body, depth: 0, req })
      : undefined
  const content = contentOf(mail, body)
  return typeof mail.profile === 'string'
    ? { ...content, html: await proxyPictures(mail.profile, content.html) }
    : content
}
