import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { type RefundLine, refundLines } from '@/src/core/orders/refund-amounts'
import { slugs } from '@/src/core/slugs'
import type { Order, Refund } from '@/src/payload-types'

/** With the fields that nobody but the money path sees. */
export async function findRefund(req: PayloadRequest, where: Where): Promise<Refund | null> {
  const [refund] = await findRefunds(req, where)
  return refund ?? null
}

/** Those of an order that are not off, in the order they were decided. */
export function refundsOfOrder(req: PayloadRequest, orderId: string): Promise<Refund[]> {
  return findRefunds(req, {
    and: [{ order: { equals: orderId } }, { state: { not_equals: 'failed' } }],
  })
}

async function findRefunds(req: PayloadRequest, where: Where): Promise<Refund[]> {
  const { docs } = await req.payload.find({
    collection: slugs.refunds,
    where,
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    req,
  })
  return docs
}

type NewRefund = Pick<Refund, 'amountMinor' | 'actorType' | 'key' | 'restock'> &
  Partial<
    Pick<
      Refund,
      | 'lines'
      | 'reason'
      | 'actor'
      | 'claimedGifts'
      | 'currency'
      | 'providerAccount'
      | 'paymentIntentId'
    >
  >

/**
 * Writes a decision down, in the transaction that it is made in; it is carried out after the commit.
 *
 * @throws {Error} when the order has no payment
 */
export function insertRefund(
  req: PayloadRequest,
  order: Order,
  refund: NewRefund,
): Promise<Refund> {
  const { provider } = order
  const paymentIntentId = refund.paymentIntentId ?? order.paymentIntentId
  if (provider === 'none' || !paymentIntentId) {
    throw new Error(`Order ${order.publicRef} has no payment that could be refunded`)
  }
  return req.payload.create({
    collection: slugs.refunds,
    data: {
      profile: idOf(order.profile),
      order: order.id,
      currency: order.currency,
      state: 'requested',
      provider,
      livemode: order.livemode,
      providerAccount: order.providerAccount ?? '',
      attempt: 1,
      tries: 0,
      nextTryAt: new Date().toISOString(),
      ...refund,
      paymentIntentId,
    },
    depth: 0,
    showHiddenFields: true,
    req,
  })
}

/** Units of lines that a refund is for; none when it is for an amount. */
export function linesOf({ lines }: Refund): RefundLine[] {
  const parsed = refundLines.safeParse(lines)
  return parsed.success ? parsed.data : []
}

/** Minor units. */
export function sumOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
