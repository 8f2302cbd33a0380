import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { type ComposeMail, prepareTemplate } from '@/src/server/mail/compose-template'
import { queueMail } from '@/src/server/mail/queue-mail'
import { siteOrigin } from '@/src/server/tenancy'

/** What of the site the mail needs. */
type Sender = { origin: string | null; compose: ComposeMail }

/** Asked for before a transaction, because it may need connections of its own. */
export async function senderOf(profileId: string): Promise<Sender> {
  const [origin, compose] = await Promise.all([
    siteOrigin(profileId),
    prepareTemplate(profileId, 'email-list'),
  ])
  return { origin, compose }
}

type Confirmation = { profileId: string; email: string; listName: string; token: string }

/** Asks an address whether it wants to be on a list. */
export async function mailConfirmation(
  req: PayloadRequest,
  { origin, compose }: Sender,
  { profileId, email, listName, token }: Confirmation,
): Promise<void> {
  await queueMail(req, {
    profileId,
    to: email,
    kind: 'email-list',
    unsubscribeUrl: `${origin}/api/public/email-lists/unsubscribe/one-click?token=${token}`,
    dedupeKey: `email-list:${randomUUID()}`,
    ...compose({
      values: {
        'list.name': listName,
        'confirm.url': `${origin}/email-list/confirm?token=${token}`,
      },
      unsubscribeUrl: `${origin}/email-list/unsubscribe?token=${token}`,
    }),
  })
}
