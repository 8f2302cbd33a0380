import { ApiError } from '@/site/api/client'
import { cancelOrder, startCheckout } from '@/site/api/shop'
import {
  abandonedOrder,
  attemptKey,
  forgetAttempt,
  rememberOrder,
} from '@/site/cart/checkout-attempt'
import type { CheckoutBody } from '@/src/core/contracts/checkout'

/**
 * Orders the cart, or goes on with the order that this browser made of it. When nobody can pay that one any
 * more, it makes way for a new one, once.
 *
 * @returns where to send the buyer
 * @throws {ApiError}
 */
export async function openPayment(body: CheckoutBody): Promise<string> {
  const text = JSON.stringify(body)
  const abandoned = abandonedOrder(text)
  if (abandoned) {
    // It may hold the last piece of what is in this cart. Too late to cancel is no reason to stop.
    await cancelOrder(abandoned).catch(() => undefined)
  }
  const start = async () => {
    const reply = await startCheckout(body, attemptKey(text))
    rememberOrder(reply)
    return reply.redirectUrl
  }
  try {
    return await start()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'ORDER_CLOSED') {
      throw error
    }
    forgetAttempt()
    return start()
  }
}
