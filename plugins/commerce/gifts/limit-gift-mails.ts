import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { giftAnswers } from '@/src/core/messages/gift-answers'
import type { Gift } from '@/src/payload-types'
import { giftMailKey } from '@/src/server/delivery/undelivered-gifts'
import { txDb } from '@/src/server/transaction'

const daySeconds = 24 * 60 * 60
const { againPerDay, correctedPerDay } = limits.gift

const allowed = {
  again: { perDay: againPerDay, message: giftAnswers.againTomorrow },
  corrected: { perDay: correctedPerDay, message: giftAnswers.correctTomorrow },
}

/**
 * A few a day of each: whoever buys a gift must not be able to fill somebody's mailbox. Counted under the
 * lock of the gift, in the log of mails, where a mail to another address than the one before is a
 * correction.
 *
 * @throws {AppError} `TOO_MANY_REQUESTS`
 */
export async function refuseTooMany(
  req: PayloadRequest,
  { id, mails }: Gift,
  why: keyof typeof allowed,
): Promise<void> {
  // As many as a day may have, and the one before them.
  const latest = Array.from({ length: againPerDay + correctedPerDay + 1 }, (_, ago) =>
    giftMailKey({ id, mails: mails - ago }),
  )
  const keys = sql.join(
    latest.map((key) => sql`${key}`),
    sql`, `,
  )
  const db = await txDb(req)
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select created_at, "to" <> lag("to") over (order by created_at) as corrected
      from mail_log where dedupe_key in (${keys})
    ) as mails
    where corrected = ${why === 'corrected'}
      and created_at > now() - make_interval(secs => ${daySeconds})`)
  const { perDay, message } = allowed[why]
  if ((rows[0]?.count ?? 0) >= perDay) {
    throw new AppError('TOO_MANY_REQUESTS', { message, retryAfterSeconds: daySeconds })
  }
}
