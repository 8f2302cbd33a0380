import type { PayloadRequest } from 'payload'
import { grantDownloads } from '@/plugins/commerce/downloads/grant-downloads'
import { releaseGifts } from '@/plugins/commerce/gifts/create-gifts'
import { moveOrder } from '@/plugins/commerce/orders/move-order'
import { commitStock } from '@/plugins/commerce/orders/stock'
import { queueNewOrderMail } from '@/plugins/commerce/owner-notifications/queue-new-order-mail'
import { queueReceipt, type Seller } from '@/plugins/commerce/payments/receipt'
import { refundLatePayment } from '@/plugins/commerce/tickets/cancelled/refund-late-payment'
import { issueOwnTickets } from '@/plugins/commerce/tickets/issue-tickets'
import type { OrderMover } from '@/src/core/orders/statuses'
import type { Order } from '@/src/payload-types'

type Payment = {
  by: Extract<OrderMover, 'provider' | 'system'>
  cause: string
  amountReceivedMinor: number
  paymentIntentId?: string | null
  checkoutSessionId?: string
  seller: Seller
}

/**
 * All that follows from "this is paid", in the transaction of `req`: the status, the stock, the
 * right to download, tickets, gifts, the receipt, the artist's mail, and where the order stands next. The caller has checked the money.
 */
export async function completeOrder(
  req: PayloadRequest,
  order: Order,
  { by, cause, seller, ...received }: Payment,
): Promise<Order> {
  const paidAt = new Date().toISOString()
  const paid = await moveOrder(req, order, {
    to: 'paid',
    by,
    cause,
    set: { ...received, paidAt },
  })
  await commitStock(req, order.id)
  await grantOwnDownloads(req, paid)
  await issueOwnTickets(req, paid)
  await releaseGifts(req, paid)
  await refundLatePayment(req, paid)
  await queueReceipt(req, paid, seller)
  if (seller.news) {
    await queueNewOrderMail(req, paid, seller.news)
  }

  const isAllDigital = order.items.every(({ deliveryType }) => deliveryType === 'digital')
  return moveOrder(req, paid, {
    to: isAllDigital ? 'delivered' : 'processing',
    by: 'system',
    cause: isAllDigital ? 'downloads granted' : 'to be sent',
  })
}

/** The rights of the buyer, in the transaction of `req`. */
export async function grantOwnDownloads(req: PayloadRequest, order: Order): Promise<void> {
  const own = order.items.flatMap(({ giftFor }, line) => (giftFor ? [] : [line]))
  await grantDownloads(req, order, own, {
    email: order.email,
    account: order.account,
    source: order.totalMinor === 0 ? 'free' : 'purchase',
  })
}
