import type { PayloadRequest } from 'payload'
import type { User } from '@/src/payload-types'
import { type MailToQueue, queueMail } from '@/src/server/mail/queue-mail'

type OwnersMail = Omit<MailToQueue, 'to' | 'dedupeKey'> & {
  /** Names what it tells of: each owner hears of it once. */
  fact: string
}

/** Writes the same to all who work for a site, in the transaction of `req`. */
export async function mailOwners(
  req: PayloadRequest,
  owners: readonly Pick<User, 'id' | 'email'>[],
  { fact, ...mail }: OwnersMail,
): Promise<void> {
  for (const { id, email } of owners) {
    await queueMail(req, { ...mail, to: email, dedupeKey: `${mail.kind}:${fact}:${id}` })
  }
}
