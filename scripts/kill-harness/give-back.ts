import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { findOrder } from '@/plugins/commerce/orders/find-order'
import { requestRefund } from '@/plugins/commerce/payments/request-refund'
import { sendDueRefunds } from '@/plugins/commerce/payments/send-refund'
import { slugs } from '@/src/core/slugs'

const body = z.object({ orderRef: z.string(), key: z.string() })

/** All the money of an order, as its owner's call gives it back. Fails until it is paid. */
export async function giveBack(payload: Payload, asked: unknown): Promise<void> {
  const { orderRef, key } = body.parse(asked)
  const req = await createLocalReq({}, payload)
  const order = await findOrder(req, { publicRef: { equals: orderRef } })
  if (!order) {
    throw new Error(`No order ${orderRef}`)
  }
  await requestRefund(req, { orderId: order.id, key, restock: true, actor: 'harness' })
}

/** What the worker does every ten seconds, sooner; and as if a minute had passed after each death. */
export function sendRefundsAgain(payload: Payload): void {
  const again = async () => {
    await payload.db.updateMany({
      collection: slugs.refunds,
      where: {
        and: [
          { state: { in: ['requested', 'pending'] } },
          { updatedAt: { less_than: new Date(Date.now() - 2000).toISOString() } },
        ],
      },
      data: { nextTryAt: new Date().toISOString() },
    })
    await sendDueRefunds(payload)
  }
  setInterval(() => {
    again().catch(() => undefined)
  }, 1000).unref()
}
