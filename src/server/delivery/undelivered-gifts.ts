import { sql } from '@payloadcms/db-postgres'
import { limits } from '@/src/core/limits'
import type { Gift } from '@/src/payload-types'

/** Names a mail to the recipient of a gift, by which the log is asked what became of it. */
export function giftMailKey({ id, mails }: Pick<Gift, 'id' | 'mails'>): string {
  return `gift:${id}:${mails}`
}

/** That nothing tries any more to tell the recipient of a row of `gifts`: their mail was given up. */
export const isUndelivered = sql`(
  (gifts.status = 'scheduled' and gifts.failures >= ${limits.gift.failuresMax})
  or (gifts.status = 'sent' and exists (
    select 1 from mail_log
    where dedupe_key = concat('gift:', gifts.id, ':', gifts.mails::int) and state = 'failed')))`
