import type { PayloadRequest } from 'payload'
import { checkoutMembership } from '@/plugins/commerce/memberships/checkout-membership'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { orderTokenFor } from '@/plugins/commerce/orders/order-token'
import { renewAttempt } from '@/plugins/commerce/payments/payment-attempt'
import { completeUrl } from '@/plugins/commerce/payments/receipt'
import { failOrder } from '@/plugins/commerce/payments/settle'
import { AppError } from '@/src/core/errors'
import { paymentLines } from '@/src/core/orders/payment-lines'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import {
  type CheckoutRequest,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentSession,
} from '@/src/server/payments/payment-provider'

/**
 * Opens the payment page of an order that is already stored, and notes its id. Died in between, the
 * same key brings the same page back.
 *
 * @returns where to send the buyer
 * @throws {AppError} `UNAVAILABLE`: later with the same key when the provider is away, or for good
 *   when it refuses, which fails the order; `CONFLICT` when the order was closed meanwhile
 */
export async function startPayment(
  req: PayloadRequest,
  input: { order: Order; provider: PaymentProvider; origin: string },
): Promise<string> {
  const { order, origin } = input
  const session = await open(req, input)
  const stored = await req.payload.db.updateOne({
    collection: slugs.orders,
    where: {
      and: [
        { id: { equals: order.id } },
        { attempt: { equals: order.attempt } },
        { status: { equals: 'initiated_payment' } },
      ],
    },
    data: { checkoutSessionId: session.id, updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
  if (!stored) {
    return closeUnwanted(req, input, session)
  }
  return session.url ?? completeUrl(req, order, origin)
}

async function open(
  req: PayloadRequest,
  { order, provider, origin }: Parameters<typeof startPayment>[1],
): Promise<PaymentSession> {
  try {
    return await provider.createCheckout(await toCheckoutRequest(req, order, origin))
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) {
      throw error
    }
    if (error.reason === 'refused') {
      req.payload.logger.error({ msg: 'Payment page refused', order: order.publicRef, err: error })
      await failOrder(req, order.id, 'the provider refused the payment page')
    }
    if (error.reason === 'broken') {
      await renewAttempt(req, order)
    }
    throw new AppError('UNAVAILABLE', { cause: error, retryAfterSeconds: 5 })
  }
}

/** Someone cancelled or paid while the page was being opened. */
async function closeUnwanted(
  req: PayloadRequest,
  { order, provider, origin }: Parameters<typeof startPayment>[1],
  session: PaymentSession,
): Promise<string> {
  const { state } = await provider.expire(session.id)
  if (state === 'expired') {
    throw new AppError('CONFLICT')
  }
  return completeUrl(req, order, origin)
}

async function toCheckoutRequest(
  req: PayloadRequest,
  order: Order,
  origin: string,
): Promise<CheckoutRequest> {
  const { payload } = req
  const membership = await checkoutMembership(req, order)
  const { publicRef } = order
  const token = orderTokenFor(payload.secret, publicRef)
  const cancelled = new URLSearchParams({ order: publicRef, token, payment: 'cancelled' })
  return {
    idempotencyKey: `order:${order.id}:a${order.attempt}`,
    orderId: order.id,
    profileId: idOf(order.profile),
    attempt: order.attempt,
    email: order.email,
    currency: order.currency,
    lines: paymentLines(order),
    membership,
    totalMinor: order.totalMinor,
    platformFeeMinor: order.platformFeeMinor,
    successUrl: completeUrl({ payload }, order, origin),
    cancelUrl: `${origin}/checkout?${cancelled}`,
    expiresAt: new Date(order.expiresAt ?? Date.now()),
  }
}
