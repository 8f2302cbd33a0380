import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { findOrder } from '@/plugins/commerce/orders/find-order'
import { completeUrl } from '@/plugins/commerce/payments/receipt'
import { slugs } from '@/src/core/slugs'
import { prepareMail } from '@/src/server/mail/compose-template'
import { withTx } from '@/src/server/transaction'

type Asked = { profileId: string; email: string; orderNumber: string }

/** Mails the link to an order to its buyer; does nothing when number and email do not belong together. */
export async function sendOrderLink(
  req: PayloadRequest,
  { profileId, email, orderNumber }: Asked,
): Promise<void> {
  const mail = await prepareMail(profileId, 'order-link')
  await withTx(req, async () => {
    const order = await findOrder(req, {
      and: [
        { publicRef: { equals: orderNumber } },
        { profile: { equals: profileId } },
        { email: { equals: email } },
      ],
    })
    if (order) {
      await mail.queue(req, {
        to: order.email,
        about: { type: slugs.orders, id: order.id },
        dedupeKey: `order-link:${order.id}:${randomUUID()}`,
        values: {
          'order.number': order.publicRef,
          'order.url': completeUrl(req, order, mail.origin),
        },
      })
    }
  })
}
