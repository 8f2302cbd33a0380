import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { ComposeMail } from '@/src/server/mail/compose-template'
import { queueMail } from '@/src/server/mail/queue-mail'

type Notice = { accountId: string; profileId: string; to: string; compose: ComposeMail }

/**
 * Tells the address that an account had until now that it has another: the last word that reaches
 * the owner of an account that was taken over. The new address is not named, because the former one
 * may have been a stranger's all along.
 */
export async function mailFormerAddress(
  req: PayloadRequest,
  { accountId, profileId, to, compose }: Notice,
): Promise<void> {
  await queueMail(req, {
    profileId,
    to,
    kind: 'email-changed',
    dedupeKey: `email-changed:${accountId}:${randomUUID()}`,
    ...compose({}),
  })
}
