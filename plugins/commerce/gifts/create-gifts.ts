import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import type { Gift } from '@/src/core/gifts/gift'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { countAttempt } from '@/src/server/http/rate-limit'
import { runSql } from '@/src/server/transaction'

/** Notes who gets which line of a new order. Nobody hears of it before it is paid. */
export async function createGifts(
  req: PayloadRequest,
  order: Order,
  lines: readonly { gift?: Gift | null }[],
): Promise<void> {
  for (const [line, { gift }] of lines.entries()) {
    if (gift) {
      await req.payload.create({
        collection: slugs.gifts,
        data: {
          profile: idOf(order.profile),
          order: order.id,
          line,
          title: order.items[line]?.title ?? '',
          status: 'pending_payment',
          recipientName: gift.recipientName,
          recipientEmail: gift.recipientEmail,
          giverName: gift.giverName,
          message: gift.recipientMessage,
          deliverAt: gift.deliverAt || null,
          linkVersion: 1,
          mails: 0,
          failures: 0,
        },
        depth: 0,
        req,
      })
    }
  }
}

/** Makes the gifts of an order that is paid now ready to go: on their day, or with the next round. */
export async function releaseGifts(req: PayloadRequest, { id }: Pick<Order, 'id'>): Promise<void> {
  await runSql(req)`
    update gifts set status = 'scheduled', deliver_at = greatest(deliver_at, now()), updated_at = now()
    where order_id = ${id} and status = 'pending_payment'`
}

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
