import type { PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { runSql } from '@/src/server/transaction'

/**
 * A sign-up could give a stranger's address: until the link that was mailed there is used,
 * the site neither mails anybody nor goes online.
 *
 * @throws {AppError} `EMAIL_NOT_CONFIRMED`
 */
export async function refuseUnconfirmed(req: PayloadRequest, profileId: string): Promise<void> {
  const waiting = await runSql(req)`
    select 1 from profiles where id = ${profileId} and awaits_confirmation`
  if (waiting.length > 0) {
    throw new AppError('EMAIL_NOT_CONFIRMED', { message: ownerMessages.arrival.confirmFirst })
  }
}
