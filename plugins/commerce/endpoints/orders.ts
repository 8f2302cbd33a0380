import type { Endpoint, PayloadRequest } from 'payload'
import { findBuyersOrder } from '@/plugins/commerce/orders/find-order'
import { orderTokenFor } from '@/plugins/commerce/orders/order-token'
import { toOrderView } from '@/plugins/commerce/orders/order-view'
import { sendOrderLink } from '@/plugins/commerce/orders/send-order-link'
import { withdrawMeasurement } from '@/plugins/commerce/orders/withdraw-measurement'
import { cancelOrder } from '@/plugins/commerce/payments/cancel-order'
import { ask, continuePayment } from '@/plugins/commerce/payments/continue-payment'
import { providerOf } from '@/plugins/commerce/payments/payee'
import { reportOf } from '@/plugins/commerce/payments/payment-report'
import { settle } from '@/plugins/commerce/payments/settle'
import { type Site, siteOf } from '@/plugins/commerce/site-of'
import type { CheckoutReply } from '@/src/core/contracts/orders/order-answers'
import {
  checkoutAnswer,
  orderAnswer,
  orderLookupAnswer,
} from '@/src/core/contracts/orders/order-answers'
import { orderLookupBody, orderPath, orderQuery } from '@/src/core/contracts/orders/orders'
import { AppError } from '@/src/core/errors'
import { ordersAnswers } from '@/src/core/messages/cart-answers'
import { payableStatuses } from '@/src/core/orders/statuses'
import type { Order } from '@/src/payload-types'
import { isBelowLimit } from '@/src/server/http/rate-limit'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

type Asked = {
  req: PayloadRequest
  host: string
  params: { ref: string }
  query: { token?: string }
  account: { id: string } | null
}

async function find({
  req,
  host,
  params,
  query,
  account,
}: Asked): Promise<Site & { order: Order }> {
  const site = await siteOf(host)
  const key = { profileId: site.profileId, ...params, ...query, accountId: account?.id }
  return { ...site, order: await findBuyersOrder(req, key) }
}

/** What the calls under `/public/orders/{ref}` have in common: the token, or the account, opens the order. */
const buyersCall = {
  params: orderPath,
  query: orderQuery,
  account: 'optional',
  answersOffline: true,
} as const

/** `GET /public/orders/{ref}?token=`. */
const read = definePublicEndpoint({
  ...buyersCall,
  method: 'get',
  path: '/public/orders/:ref',
  summary: 'An order, for its buyer',
  answer: orderAnswer,
  rateLimit: 'orderRead',
  run: async (input) => {
    const { order } = await find(input)
    return toOrderView(input.req, order)
  },
})

/**
 * `POST /public/orders/{ref}/refresh?token=`: asks the provider now, for the page a buyer comes back
 * to before the webhook does. Does what the webhook would do, nothing more.
 */
const refresh = definePublicEndpoint({
  ...buyersCall,
  method: 'post',
  path: '/public/orders/:ref/refresh',
  summary: 'Ask the payment provider about an order now',
  answer: orderAnswer,
  rateLimit: 'checkout',
  failures: ['UNAVAILABLE'],
  run: async (input) => {
    const { req } = input
    const { order } = await find(input)
    const { checkoutSessionId } = order
    if (checkoutSessionId && payableStatuses.includes(order.status)) {
      const provider = providerOf(req, order)
      const session = await ask(() => provider.retrieve(checkoutSessionId))
      await settle(req, reportOf(provider, session, 'buyer came back'))
    }
    return toOrderView(req, (await find(input)).order)
  },
})

/** `POST /public/orders/{ref}/retry?token=`: back to the payment page, a new one if need be. */
const retry = definePublicEndpoint({
  ...buyersCall,
  method: 'post',
  path: '/public/orders/:ref/retry',
  summary: 'A new payment page for an order that was not paid',
  answer: checkoutAnswer,
  rateLimit: 'checkout',
  failures: ['CART_CHANGED', 'CONFLICT', 'ORDER_CLOSED', 'UNAVAILABLE'],
  run: async (input): Promise<CheckoutReply> => {
    const { req } = input
    const { order, origin } = await find(input)
    if (order.provider === 'none') {
      throw new AppError('CONFLICT')
    }
    const provider = providerOf(req, order)
    const redirectUrl = await continuePayment(req, { order, provider, origin })
    const token = orderTokenFor(req.payload.secret, order.publicRef)
    return { orderRef: order.publicRef, token, redirectUrl }
  },
})

/** `POST /public/orders/{ref}/cancel?token=`. */
const cancel = definePublicEndpoint({
  ...buyersCall,
  method: 'post',
  path: '/public/orders/:ref/cancel',
  summary: 'Give up an order that was not paid',
  answer: orderAnswer,
  rateLimit: 'checkout',
  failures: ['CONFLICT', 'ILLEGAL_TRANSITION', 'UNAVAILABLE'],
  run: async (input) => {
    const { req } = input
    const { order } = await find(input)
    await cancelOrder(req, { order, provider: providerOf(req, order), by: 'visitor' })
    return toOrderView(req, (await find(input)).order)
  },
})

/** `POST /public/orders/{ref}/withdraw-consent?token=`. */
const withdrawConsent = definePublicEndpoint({
  ...buyersCall,
  method: 'post',
  path: '/public/orders/:ref/withdraw-consent',
  summary: 'Take back that companies that measure ads are told of an order',
  answer: orderAnswer,
  rateLimit: 'checkout',
  run: async (input) => {
    const { req } = input
    await withdrawMeasurement(req, (await find(input)).order)
    return toOrderView(req, (await find(input)).order)
  },
})

/**
 * `POST /public/orders/lookup`: for buyers who lost the link. Answers the same whether there is such an
 * order or not.
 */
const lookup = definePublicEndpoint({
  method: 'post',
  path: '/public/orders/lookup',
  summary: 'Mails the link to an order to its buyer',
  answer: orderLookupAnswer,
  body: orderLookupBody,
  rateLimit: 'orderLookup',
  run: async ({ req, body }) => {
    const by = ['order-link', body.email]
    if (await isBelowLimit({ payload: req.payload, limit: 'mailToAddress', by })) {
      await sendOrderLink(req, body)
    }
    return { message: ordersAnswers.linkSent(body.email) }
  },
})

export const orderEndpoints: Endpoint[] = [read, refresh, retry, cancel, withdrawConsent, lookup]
