import type { Endpoint } from 'payload'
import { z } from 'zod'
import { limitGifts } from '@/plugins/commerce/gifts/create-gifts'
import { closeOtherCheckouts } from '@/plugins/commerce/memberships/close-open-checkout'
import { OtherCheckoutOpen } from '@/plugins/commerce/memberships/reserve-membership'
import { toCartQuote } from '@/plugins/commerce/orders/cart-quote'
import { findDiscountCode } from '@/plugins/commerce/orders/find-discount-code'
import { orderTokenFor } from '@/plugins/commerce/orders/order-token'
import { findOwnStockHolds } from '@/plugins/commerce/orders/own-stock-holds'
import { placeOrder } from '@/plugins/commerce/orders/place-order'
import { priceRequest } from '@/plugins/commerce/orders/price-request'
import { shopVisitorOf } from '@/plugins/commerce/orders/shop-visitor'
import { continuePayment } from '@/plugins/commerce/payments/continue-payment'
import { payeeOf, providerOf } from '@/plugins/commerce/payments/payee'
import { siteOf } from '@/plugins/commerce/site-of'
import { cartQuoteBody, checkoutBody, idempotencyKey } from '@/src/core/contracts/orders/checkout'
import type { CheckoutReply } from '@/src/core/contracts/orders/order-answers'
import { cartQuoteAnswer, checkoutAnswer } from '@/src/core/contracts/orders/order-answers'
import { AppError } from '@/src/core/errors'
import { cartAnswers } from '@/src/core/messages/cart-answers'
import { previewViewerOf, refusePreview } from '@/src/server/posts/preview-viewer'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { measurementOf } from '@/src/server/site-data/measurement'
import { storeRules } from '@/src/server/site-data/store-rules'

/**
 * `POST /public/cart/quote`: today's prices and availability of a cart. Reserves nothing. Artists who preview
 * their site see what it costs whom they play.
 */
const quote = definePublicEndpoint({
  method: 'post',
  path: '/public/cart/quote',
  summary: 'Prices and availability of a cart today',
  answer: cartQuoteAnswer,
  body: cartQuoteBody,
  account: 'optional',
  rateLimit: 'quote',
  run: async ({ req, body, host, account: visitor }) => {
    const { profileId } = await siteOf(host)
    const played = await previewViewerOf(req, profileId)
    const account = played ? null : visitor
    const [buyer, rules] = await Promise.all([
      shopVisitorOf(profileId, account, played),
      storeRules(profileId),
    ])
    const { openOrder, discountCode: text } = body
    const own = openOrder
      ? await findOwnStockHolds(req, { profileId, ref: openOrder.orderRef, token: openOrder.token })
      : null
    const who = { profileId, email: account?.email, accountId: account?.id }
    const code = text
      ? await findDiscountCode(req, { ...who, text, exceptOrder: own?.orderId })
      : null
    const priced = await priceRequest(req, { profileId, input: body, buyer, rules, code, own })
    const payee = await payeeOf(req, profileId)
    const { consent } = await measurementOf(profileId)
    return toCartQuote({ ...priced, takesTips: rules.takesTips, measurement: consent, payee })
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
  failures: [
    'CART_CHANGED',
    'CONFLICT',
    'FORBIDDEN',
    'IDEMPOTENCY_MISMATCH',
    'ORDER_CLOSED',
    'UNAVAILABLE',
  ],
  status: 201,
  run: async ({ req, body, host, account }): Promise<CheckoutReply> => {
    refusePreview(req)
    const site = await siteOf(host)
    const payee = await payeeOf(req, site.profileId)
    await limitGifts(req, body.items)
    const place = () =>
      placeOrder(req, {
        ...site,
        accountId: account?.id ?? null,
        idempotencyKey: keyOf(req.headers),
        input: body,
        payee,
      })
    const order = await place().catch(async (error: unknown) => {
      // Only a cart that can be sold takes the place of another offer.
      if (!account || !(error instanceof OtherCheckoutOpen)) {
        throw error
      }
      await closeOtherCheckouts(req, { id: account.id, ...site })
      return place()
    })
    const provider = providerOf(req, order)
    const redirectUrl = await continuePayment(req, { order, provider, origin: site.origin })
    const token = orderTokenFor(req.payload.secret, order.publicRef)
    return { orderRef: order.publicRef, token, redirectUrl }
  },
})

function keyOf(headers: Headers): string {
  const parsed = idempotencyKey.safeParse(headers.get('idempotency-key'))
  if (!parsed.success) {
    const message = cartAnswers.keyRequired
    const errors = [{ field: 'Idempotency-Key', message }]
    throw new AppError('VALIDATION_FAILED', { message, errors })
  }
  return parsed.data.toLowerCase()
}

export const cartEndpoints: Endpoint[] = [quote, checkout]
