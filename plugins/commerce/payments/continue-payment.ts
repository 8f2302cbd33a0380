import type { PayloadRequest } from 'payload'
import { loadCart, toMembershipLine } from '@/plugins/commerce/orders/cart-lines'
import { idOf, lockOrder } from '@/plugins/commerce/orders/find-order'
import { orderedGiftMembership } from '@/plugins/commerce/orders/gift-memberships'
import { moveOrder } from '@/plugins/commerce/orders/move-order'
import { refuseLines } from '@/plugins/commerce/orders/refuse-cart'
import { shopVisitorOf } from '@/plugins/commerce/orders/shop-visitor'
import { extendHolds } from '@/plugins/commerce/orders/stock'
import { nextAttempt, renewAttempt } from '@/plugins/commerce/payments/payment-attempt'
import { reportOf } from '@/plugins/commerce/payments/payment-report'
import { completeUrl } from '@/plugins/commerce/payments/receipt'
import { settle } from '@/plugins/commerce/payments/settle'
import { startPayment } from '@/plugins/commerce/payments/start-payment'
import { AppError } from '@/src/core/errors'
import type { CartLine } from '@/src/core/orders/pricing/cart-line'
import { isMembershipItem } from '@/src/core/orders/pricing/membership-item'
import { priceCart } from '@/src/core/orders/pricing/pricing'
import { paidStatuses } from '@/src/core/orders/statuses'
import type { Order } from '@/src/payload-types'
import { type PaymentProvider, PaymentProviderError } from '@/src/server/payments/payment-provider'
import { withTx } from '@/src/server/transaction'

type Continued = { order: Order; provider: PaymentProvider; origin: string }

/** Providers refuse pages that close sooner than in half an hour. */
const shortestPageMs = 30 * 60_000 + 10_000

/**
 * Where a buyer goes who asks to pay an order, for the first time or again: to its payment page, to
 * a new one after a failed payment, or to the order when it is paid.
 *
 * @throws {AppError} `ORDER_CLOSED` for one that nobody can pay any more, `CART_CHANGED` when the shop sells it no longer as
 *   it was, `UNAVAILABLE` when the provider is away
 */
export async function continuePayment(req: PayloadRequest, input: Continued): Promise<string> {
  const { order, provider, origin } = input
  if (paidStatuses.includes(order.status)) {
    return completeUrl(req, order, origin)
  }
  if (order.status === 'failed' || order.status === 'cancelled') {
    throw new AppError('ORDER_CLOSED')
  }
  if (order.status === 'payment_failed') {
    return tryAgain(req, input)
  }
  if (!order.checkoutSessionId) {
    const isLate = new Date(order.expiresAt ?? 0).getTime() - Date.now() < shortestPageMs
    return startPayment(req, isLate ? { ...input, order: await renewAttempt(req, order) } : input)
  }
  const session = await ask(() => provider.retrieve(order.checkoutSessionId ?? ''))
  if (session.state === 'open' && session.url) {
    return session.url
  }
  await settle(req, reportOf(provider, session, 'buyer came back'))
  if (session.state === 'expired') {
    throw new AppError('ORDER_CLOSED')
  }
  return completeUrl(req, order, origin)
}

/** After a failed payment: the old page is closed first, so that no order is paid twice. */
async function tryAgain(req: PayloadRequest, input: Continued): Promise<string> {
  const { order, provider, origin } = input
  if (order.checkoutSessionId) {
    const old = await ask(() => provider.expire(order.checkoutSessionId ?? ''))
    if (old.state !== 'expired') {
      await settle(req, reportOf(provider, old, 'buyer tries again'))
      return completeUrl(req, order, origin)
    }
  }
  await refuseChanged(req, order)
  const renewed = await withTx(req, async () => {
    const locked = await lockOrder(req, order.id)
    if (locked.status !== 'payment_failed' || locked.attempt !== order.attempt) {
      throw new AppError('CONFLICT')
    }
    const set = nextAttempt(locked)
    const again = { to: 'initiated_payment', by: 'visitor', cause: 'try again', set } as const
    const moved = await moveOrder(req, locked, again)
    await extendHolds(req, moved)
    return moved
  })
  return startPayment(req, { ...input, order: renewed })
}

/** The buyer pays the price of the order: when the shop's is another one now, it has to be a new order. */
async function refuseChanged(req: PayloadRequest, order: Order): Promise<void> {
  const lines = order.items.map(toLine)
  const profileId = idOf(order.profile)
  const buyer = await shopVisitorOf(profileId, order.account ? { id: idOf(order.account) } : null)
  const catalogue = await loadCart(req, profileId, { lines, buyer })
  // What this order holds is its own, however little is left for others.
  const own = [...catalogue].map(([id, variant]) => [id, { ...variant, unitsFree: null }] as const)
  refuseLines(priceCart({ lines, catalogue: new Map(own), buyer }))
}

/** What was ordered, as a cart would ask for it at the same price. */
function toLine(item: Order['items'][number]): CartLine {
  const { product, variant, tier, quantity, unitMinor } = item
  const prices = { quantity, offeredMinor: unitMinor, seenMinor: unitMinor }
  if (isMembershipItem(item)) {
    const tierId = tier ? idOf(tier) : ''
    return { ...prices, ...toMembershipLine({ tierId, interval: item.membershipInterval }) }
  }
  return {
    ...prices,
    productId: product ? idOf(product) : '',
    variantId: variant ? idOf(variant) : '',
    ...orderedGiftMembership(item),
  }
}

/** @throws {AppError} `UNAVAILABLE` when the provider does not answer */
export async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    throw error instanceof PaymentProviderError
      ? new AppError('UNAVAILABLE', { cause: error, retryAfterSeconds: 5 })
      : error
  }
}
