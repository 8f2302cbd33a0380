import { ApiError, refuseInPreview } from '@/site/api/client'
import { cancelOrder, type OrderKey, startCheckout } from '@/site/api/shop'
import type { CartItem } from '@/site/cart/cart-item'
import { storeCheckoutAnswers } from '@/site/cart/checkout/checkout-answers'
import {
  abandonedOrder,
  attemptKey,
  forgetAttempt,
  openOrder,
  rememberOrder,
} from '@/site/cart/checkout/checkout-attempt'
import { toQuoteLines } from '@/site/cart/quoted-lines'
import { readVisitOrigin } from '@/site/visits/visit-source'
import type { CheckoutBody } from '@/src/core/contracts/orders/checkout'
import type { CartQuote } from '@/src/core/contracts/orders/order-answers'
import { checkoutMessages } from '@/src/core/messages/checkout'
import { formatMinor, toMinor } from '@/src/core/money'

type Cart = Omit<CheckoutBody, 'items' | 'source' | 'campaign' | 'seenTotal'> & {
  items: readonly CartItem[]
}

type Price = {
  /** When the button was pressed. */
  seen: CartQuote | null
  /** Once nothing was on its way any more. */
  now: { quote: CartQuote | null; errorMessage: string }
  /** '' unless one was typed and not applied. */
  typedCode: string
}

/**
 * What a press of "Pay" does with the price that it meets.
 *
 * @returns where to send the buyer, else what they have to know first; neither when the page says it already
 * @throws {ApiError}
 */
export async function payFor(
  { items, ...cart }: Cart,
  { seen, now: { quote, errorMessage }, typedCode }: Price,
): Promise<{ obstacle: string; goesTo?: string }> {
  const obstacle = obstacleTo(seen, quote, typedCode)
  if (obstacle || errorMessage || !quote?.canCheckout) {
    return { obstacle }
  }
  const origin = readVisitOrigin()
  const goesTo = await openPayment({
    ...(origin && { source: origin.source, campaign: origin.campaign }),
    ...cart,
    items: toQuoteLines(items),
    discountCode: quote.discountCode?.problem ? undefined : cart.discountCode,
    seenTotal: quote.total,
  })
  return { obstacle: '', goesTo }
}

/**
 * What a buyer who pressed the button has not seen yet. A tip or a code of their own is no surprise, a total that
 * rose by anything else is.
 */
export function obstacleTo(
  seen: CartQuote | null,
  now: CartQuote | null,
  typedCode: string,
): string {
  if (!seen || !now) {
    return ''
  }
  const problem = typedCode && now.discountCode?.problem
  const isKnown = seen.discountCode?.problem && seen.discountCode.code === now.discountCode?.code
  if (problem && !isKnown) {
    return problem
  }
  const [before, after] = [seen, now].map(({ total, tip }) => toMinor(total) - toMinor(tip)) as [
    number,
    number,
  ]
  return after > before
    ? checkoutMessages.totalChanged(
        formatMinor(toMinor(seen.total)),
        formatMinor(toMinor(now.total)),
      )
    : ''
}

/**
 * Orders the cart, or goes on with the order that this browser made of it, in whichever tab. When nobody can
 * pay that one any more, it makes way for a new one, once.
 *
 * @returns where to send the buyer
 * @throws {ApiError}
 */
export async function openPayment(body: CheckoutBody): Promise<string> {
  // Before anything is noted: the artist's browser may hold an order of its own.
  refuseInPreview()
  const { profileId } = body
  await giveUp(abandonedOrder(body))
  const key = attemptKey(body)
  try {
    return await start(body, key)
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null
    if (code !== 'ORDER_CLOSED' && code !== 'IDEMPOTENCY_MISMATCH') {
      throw error
    }
    if (code === 'IDEMPOTENCY_MISMATCH') {
      // The shop reads the same cart otherwise than when it was ordered: it was renewed in between.
      await giveUp(openOrder(profileId))
    }
    forgetAttempt(profileId, key)
    return start(body, attemptKey(body))
  }
}

async function start(body: CheckoutBody, key: string): Promise<string> {
  storeCheckoutAnswers(key, body)
  const reply = await startCheckout(body, key)
  rememberOrder(body.profileId, key, reply)
  return reply.redirectUrl
}

/** It may hold the last piece of what is in this cart. Too late to cancel is no reason to stop. */
async function giveUp(order: OrderKey | null | undefined): Promise<void> {
  if (order) {
    await cancelOrder(order).catch(() => undefined)
  }
}
