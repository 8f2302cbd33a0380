import { callApi } from '@/site/api/client'
import type { DownloadLink, RedeemReply } from '@/src/core/contracts/music/download-answers'
import type { RedeemBody } from '@/src/core/contracts/music/download-codes'
import type { DownloadBody, DownloadPreparing } from '@/src/core/contracts/music/downloads'
import type { CartQuoteBody, CheckoutBody } from '@/src/core/contracts/orders/checkout'
import type { CartQuote, CheckoutReply, OrderView } from '@/src/core/contracts/orders/order-answers'
import type { OrderLookupBody } from '@/src/core/contracts/orders/orders'
import type { TestPaymentAction, TestPaymentView } from '@/src/core/contracts/orders/test-payments'

/** Which order, and the secret that lets its buyer see it; without one for the account that bought it. */
export type OrderKey = { orderRef: string; token?: string }

export function quoteCart(body: CartQuoteBody, signal?: AbortSignal): Promise<CartQuote> {
  return callApi({ path: '/public/cart/quote', method: 'POST', body, signal, isQuestion: true })
}

/** @param idempotencyKey the same key and body always answer the same order */
export function startCheckout(body: CheckoutBody, idempotencyKey: string): Promise<CheckoutReply> {
  return callApi({
    path: '/public/checkout',
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  })
}

export function fetchOrder(
  { orderRef, token }: OrderKey,
  signal?: AbortSignal,
): Promise<OrderView> {
  return callApi({ path: orderPath(orderRef, token), signal })
}

/** As {@link fetchOrder}, and the server asks the payment provider first, in case its message got lost. */
export function refreshOrder(
  { orderRef, token }: OrderKey,
  signal?: AbortSignal,
): Promise<OrderView> {
  return callApi({ path: orderPath(orderRef, token, '/refresh'), method: 'POST', signal })
}

/** A new payment page for an order whose payment did not go through. */
export function retryOrder({ orderRef, token }: OrderKey): Promise<CheckoutReply> {
  return callApi({ path: orderPath(orderRef, token, '/retry'), method: 'POST' })
}

/** Gives up an order that was not paid, so that nobody waits for what it holds. */
export function cancelOrder({ orderRef, token }: OrderKey): Promise<OrderView> {
  return callApi({ path: orderPath(orderRef, token, '/cancel'), method: 'POST' })
}

/** Takes back that companies that measure ads are told of an order. */
export function withdrawConsent({ orderRef, token }: OrderKey): Promise<OrderView> {
  return callApi({ path: orderPath(orderRef, token, '/withdraw-consent'), method: 'POST' })
}

/** A link to a bought file, or how soon to ask again for one that is still being made. */
export function requestDownload(
  body: DownloadBody,
  signal?: AbortSignal,
): Promise<DownloadLink | DownloadPreparing> {
  return callApi({ path: '/public/downloads', method: 'POST', body, signal })
}

/** Gives the release of a code to an email address; answers the key to its order. */
export function redeemCode(body: RedeemBody): Promise<RedeemReply> {
  return callApi({ path: '/public/codes/redeem', method: 'POST', body })
}

/** Mails the link to an order to its buyer; answers the same whether there is such an order or not. */
export function lookUpOrder(body: OrderLookupBody): Promise<{ message: string }> {
  return callApi({ path: '/public/orders/lookup', method: 'POST', body })
}

export function fetchTestPayment(id: string): Promise<TestPaymentView> {
  return callApi({ path: `/public/test-payments/${encodeURIComponent(id)}` })
}

export function actOnTestPayment(id: string, action: TestPaymentAction): Promise<TestPaymentView> {
  return callApi({
    path: `/public/test-payments/${encodeURIComponent(id)}`,
    method: 'POST',
    body: { action },
  })
}

/** An invoice as a PDF file. */
export function fetchInvoice(path: `/public/${string}`): Promise<Blob> {
  return callApi({ path, isFile: true })
}

export function orderInvoicePath(
  { orderRef, token }: OrderKey,
  number: string,
): `/public/${string}` {
  return orderPath(orderRef, token, `/invoices/${encodeURIComponent(number)}`)
}

function orderPath(
  ref: string,
  token: string | undefined,
  action: '' | '/refresh' | '/retry' | '/cancel' | '/withdraw-consent' | `/invoices/${string}` = '',
): `/public/${string}` {
  const query = token ? `?token=${encodeURIComponent(token)}` : ''
  return `/public/orders/${encodeURIComponent(ref)}${action}${query}`
}
