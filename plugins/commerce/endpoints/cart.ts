import type { Endpoint } from 'payload'
import { z } from 'zod'
import { loadCatalogue, toCartLines } from '@/plugins/commerce/orders/catalogue'
import { orderTokenFor } from '@/plugins/commerce/orders/order-token'
import { placeOrder } from '@/plugins/commerce/orders/place-order'
import { toCartQuote } from '@/plugins/commerce/orders/quote'
import { continuePayment } from '@/plugins/commerce/payments/continue-payment'
import { siteOf } from '@/plugins/commerce/tenant'
import { cartQuoteAnswer, checkoutAnswer } from '@/src/core/contracts/answers/shop'
import {
  type CheckoutReply,
  cartQuoteBody,
  checkoutBody,
  idempotencyKey,
} from '@/src/core/contracts/checkout'
import { AppError } from '@/src/core/errors'
import { messages } from '@/src/core/messages'
import { priceCart } from '@/src/core/orders/pricing'
import { getPaymentProvider } from '@/src/server/payments'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

/** `POST /public/cart/quote`: today's prices and availability of a cart. Reserves nothing. */
const quote = definePublicEndpoint({
  method: 'post',
  path: '/public/cart/quote',
  summary: 'Prices and availability of a cart today',
  answer: cartQuoteAnswer,
  body: cartQuoteBody,
  rateLimit: 'quote',
  run: async ({ req, body, host }) => {
    const { profileId } = await siteOf(host)
    const lines = toCartLines(body.items)
    const variantIds = lines.map(({ variantId }) => variantId)
    const cart = priceCart({ lines, catalogue: await loadCatalogue(req, profileId, variantIds) })
    const testPayments = !getPaymentProvider(req.payload).livemode
    return toCartQuote({ asked: lines, cart, testPayments })
  },
})

/** `POST /public/checkout`: places the order, then opens its payment page. */
const checkout = definePublicEndpoint({
  method: 'post',
  path: '/public/checkout',
  summary: 'Place an order and open its payment page',
  answer: checkoutAnswer,
  body: checkoutBody,
  account: 'optional',
  headers: z.object({ 'Idempotency-Key': idempotencyKey }),
  rateLimit: 'checkout',
  failures: ['CART_CHANGED', 'CONFLICT', 'IDEMPOTENCY_MISMATCH', 'UNAVAILABLE'],
  status: 201,
  run: async ({ req, body, host, account }): Promise<CheckoutReply> => {
    const site = await siteOf(host)
    const provider = getPaymentProvider(req.payload)
    const order = await placeOrder(req, {
      ...site,
      accountId: account?.id ?? null,
      idempotencyKey: keyOf(req.headers),
      input: body,
      provider,
    })
    const redirectUrl = await continuePayment(req, { order, provider, origin: site.origin })
    const token = orderTokenFor(req.payload.secret, order.publicRef)
    return { orderRef: order.publicRef, token, redirectUrl }
  },
})

function keyOf(headers: Headers): string {
  const parsed = idempotencyKey.safeParse(headers.get('idempotency-key'))
  if (!parsed.success) {
    const message = messages.checkout.keyRequired
    const errors = [{ field: 'Idempotency-Key', message }]
    throw new AppError('VALIDATION_FAILED', { message, errors })
  }
  return parsed.data.toLowerCase()
}

export const cartEndpoints: Endpoint[] = [quote, checkout]
