import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { type RefundInput, requestRefund } from '@/plugins/commerce/payments/request-refund'
import { sendDueRefunds } from '@/plugins/commerce/payments/send-refund'
import { slugs } from '@/src/core/slugs'
import type { Refund } from '@/src/payload-types'

/** What the artist gives back of an order: all of it unless said otherwise. */
export async function giveBack(
  payload: Payload,
  orderId: string,
  input: Partial<RefundInput> = {},
): Promise<Refund> {
  const req = await createLocalReq({}, payload)
  const key = randomUUID()
  return requestRefund(req, { orderId, key, restock: false, actor: 'owner', ...input })
}

/** As if the next look at all refunds under way were due. */
export async function lookAgain(payload: Payload): Promise<void> {
  await payload.db.updateMany({
    collection: slugs.refunds,
    where: { state: { in: ['requested', 'pending'] } },
    data: { nextTryAt: new Date(Date.now() - 1000).toISOString() },
  })
  await sendDueRefunds(payload)
}

/** Oldest first. */
export async function refundsOf(payload: Payload, order: string): Promise<Refund[]> {
  const { docs } = await payload.find({
    collection: slugs.refunds,
    where: { order: { equals: order } },
    sort: 'createdAt',
    depth: 0,
    showHiddenFields: true,
  })
  return docs
}
