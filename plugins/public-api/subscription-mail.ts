import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { composeMail } from '@/src/server/mail/compose-mail'
import { queueMail } from '@/src/server/mail/queue-mail'
import { getSiteOf } from '@/src/server/site-data'
import { siteOrigin } from '@/src/server/tenancy'

type Confirmation = { profileId: string; email: string; listName: string; token: string }

/** Asks an address whether it wants to be on a list. */
export async function mailConfirmation(
  req: PayloadRequest,
  { profileId, email, listName, token }: Confirmation,
): Promise<void> {
  const [site, origin] = await Promise.all([getSiteOf(profileId), siteOrigin(profileId)])
  const name = site?.profile.name ?? ''
  const leave = `${origin}/email-list/unsubscribe?token=${token}`
  await queueMail(req, {
    profileId,
    to: email,
    subject: `Confirm that you want mails from ${name}`,
    kind: 'email-list',
    unsubscribeUrl: `${origin}/api/public/email-lists/unsubscribe/one-click?token=${token}`,
    dedupeKey: `email-list:${randomUUID()}`,
    ...composeMail({
      siteName: name,
      heading: 'One more click',
      paragraphs: [
        `Someone, hopefully you, put this address on the list “${listName}” of ${name}.`,
        'You get no mails until you confirm.',
      ],
      button: { label: 'Confirm', url: `${origin}/email-list/confirm?token=${token}` },
      footer: `If it was not you, ignore this mail, or make sure that you get none: ${leave}`,
    }),
  })
}
