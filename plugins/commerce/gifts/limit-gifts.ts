import type { PayloadRequest } from 'payload'
import type { Gift } from '@/src/core/gifts/gift'
import { countAttempt } from '@/src/server/http/rate-limit'

/**
 * Counts who is to get something: what costs nothing would else fill strangers' mailboxes, with words of
 * the sender's choice.
 *
 * @throws {AppError} `TOO_MANY_REQUESTS`
 */
export async function limitGifts(
  { payload }: PayloadRequest,
  lines: readonly { gift: Pick<Gift, 'recipientEmail'> | null }[],
): Promise<void> {
  const recipients = new Set(lines.flatMap(({ gift }) => gift?.recipientEmail ?? []))
  for (const email of recipients) {
    await countAttempt({ payload, limit: 'giftMail', by: [email] })
  }
}
