import { createLocalReq, type Payload } from 'payload'
import { isProviderUnreachable } from '@/plugins/commerce/payments/is-provider-unreachable'
import { providerOf } from '@/plugins/commerce/payments/payee'
import { reportOf } from '@/plugins/commerce/payments/payment-report'
import { failOrder, settle } from '@/plugins/commerce/payments/settle'
import { payableStatuses } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { withDeferredRevalidation } from '@/src/server/caching/cache-tags'
import { PaymentProviderError } from '@/src/server/payments/payment-provider'

type Reconciliation = {
  /** Younger orders are left to the webhook. */
  olderThanSeconds?: number
}

/** After the page has closed, the provider may need this long to say so. */
const graceMs = 60_000
/** By then every page has closed by itself, see `stripe-expiry.ts`. */
const closedByItselfMs = 20 * 60_000
const atOnce = 500

/**
 * Asks the provider about every order that still waits for its payment, so that a lost webhook costs
 * a minute and not a sale, and a page that nobody paid gives its stock back.
 *
 * @returns how many orders were asked about
 */
export async function reconcileOrders(
  payload: Payload,
  { olderThanSeconds = 120 }: Reconciliation = {},
): Promise<number> {
  const before = new Date(Date.now() - olderThanSeconds * 1000).toISOString()
  const { docs: orders } = await payload.find({
    collection: slugs.orders,
    where: {
      and: [{ status: { in: [...payableStatuses] } }, { createdAt: { less_than: before } }],
    },
    sort: 'createdAt',
    limit: atOnce,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
  })
  // Asking an account that does not answer about each of its orders would take minutes.
  const away = new Set<string>()
  for (const order of orders) {
    const account = order.providerAccount ?? ''
    if (away.has(account)) {
      continue
    }
    try {
      await withDeferredRevalidation(() => reconcileOrder(payload, order))
    } catch (error) {
      payload.logger.error({ msg: 'Order not reconciled', order: order.publicRef, err: error })
      if (isProviderUnreachable(error)) {
        away.add(account)
      }
    }
  }
  return orders.length
}

async function reconcileOrder(payload: Payload, order: Order): Promise<void> {
  const req = await createLocalReq({}, payload)
  const overFor = Date.now() - new Date(order.expiresAt ?? 0).getTime()
  const isOver = overFor > graceMs
  const provider = providerOf(req, order)
  const found = await sessionOf(order, provider, overFor > closedByItselfMs)
  if (found) {
    const session = isOver && found.state === 'open' ? await provider.expire(found.id) : found
    await settle(req, reportOf(provider, session, 'reconcile'))
  } else if (isOver) {
    await failOrder(req, order.id, 'reconcile: never paid', order)
  }
}

/**
 * Null when there is nothing to ask about: no page was opened here, or another provider opened it, or its
 * account was disconnected, and nobody can pay on it any more.
 */
async function sessionOf(order: Order, provider: ReturnType<typeof providerOf>, isClosed: boolean) {
  if (!order.checkoutSessionId || order.provider !== provider.name) {
    return null
  }
  try {
    return await provider.retrieve(order.checkoutSessionId)
  } catch (error) {
    const { reason } = error instanceof PaymentProviderError ? error : { reason: null }
    if (reason === 'refused' || (reason === 'disconnected' && isClosed)) {
      return null
    }
    throw error
  }
}
