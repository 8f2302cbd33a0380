import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { composeMail } from '@/src/server/mail/compose-mail'
import { queueMail } from '@/src/server/mail/queue-mail'
import { getSiteOf } from '@/src/server/site-data'
import { siteOrigin } from '@/src/server/tenancy'

type Notice = { accountId: string; profileId: string; to: string }

/** Starts the key of all notices about an account, so that they can be deleted with it. */
export function emailChangedKey(accountId: string): string {
  return `email-changed:${accountId}:`
}

/**
 * Tells the address that an account had until now that it has another: the last word that reaches
 * the owner of an account that was taken over. The new address is not named, because the former one
 * may have been a stranger's all along.
 */
export async function mailFormerAddress(
  req: PayloadRequest,
  { accountId, profileId, to }: Notice,
): Promise<void> {
  const [site, origin] = await Promise.all([getSiteOf(profileId), siteOrigin(profileId)])
  const siteName = site?.profile.name ?? ''
  await queueMail(req, {
    profileId,
    to,
    kind: 'email-changed',
    subject: `Your email for ${siteName} was changed`,
    dedupeKey: `${emailChangedKey(accountId)}${randomUUID()}`,
    ...composeMail({
      siteName,
      heading: 'Your email was changed',
      paragraphs: [
        `Your account on ${siteName} has another email now. You log in with that one, and mails about your account go there.`,
        'If it was not you, write to us at once: somebody else may have got into your account.',
      ],
      button: { label: 'Write to us', url: `${origin}/contact` },
      footer: `You get this mail because this address belonged to an account on ${siteName}.`,
    }),
  })
}
