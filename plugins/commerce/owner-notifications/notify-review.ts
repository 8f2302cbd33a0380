import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { findOrder, idOf } from '@/plugins/commerce/orders/find-order'
import { notifyOwners, ownerMailer } from '@/plugins/commerce/owner-notifications/notify-owners'
import { deletedAccount, deletedEmail } from '@/src/core/deleted-account'
import { formatPrice } from '@/src/core/money'
import { type ReviewReason, reviewLabels, reviewReasons } from '@/src/core/orders/order-labels'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { enqueue } from '@/src/server/queue'
import { defineJob } from '@/src/server/queue/define-job'
import { withTx } from '@/src/server/transaction'

/**
 * Lets the artist hear that an order needs a look: in the transaction that marks it. A job writes the mail, so
 * that money need not wait for it.
 *
 * @param news why, and the fact that it is about (a payment, a refund, a dispute): the artist hears once of each
 */
export function queueReviewNotification(
  req: PayloadRequest,
  { id: orderId }: Pick<Order, 'id'>,
  news: { why: ReviewReason; fact: string },
): Promise<void> {
  const dedupeKey = `${orderId}:${news.why}:${news.fact}`
  return enqueue(req, notifyReview, { orderId, ...news }, { dedupeKey })
}

/** Writes to everybody who works for the site of an order that needs a look. Safe to repeat. */
export const notifyReview = defineJob({
  name: 'notify-order-review',
  data: z.object({ orderId: z.uuid(), why: z.enum(reviewReasons), fact: z.string() }),
  run: async (payload, { orderId, why, fact }) => {
    const req = await createLocalReq({}, payload)
    const order = await findOrder(req, { id: { equals: orderId } })
    if (!order) {
      return
    }
    const { publicRef, totalMinor, email } = order
    const profileId = idOf(order.profile)
    const mailer = await ownerMailer(req, profileId, 'order-review')
    await withTx(req, () =>
      notifyOwners(req, mailer, {
        profileId,
        fact: `${orderId}:${why}:${fact}`,
        fanEmail: email,
        about: { type: slugs.orders, id: orderId },
        input: {
          values: {
            'order.number': publicRef,
            'order.total': formatPrice(totalMinor),
            'order.review': reviewLabels[why],
            'customer.email': email === deletedEmail ? deletedAccount : email,
          },
        },
      }),
    )
  },
})
