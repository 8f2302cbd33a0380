'use client'

import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { ApiError } from '@/site/api/client'
import { cancelOrder, startCheckout } from '@/site/api/shop'
import { toQuoteLines, withQuote } from '@/site/cart/quoted-lines'
import { useCart } from '@/site/cart/use-cart.client'
import { useQuote } from '@/site/cart/use-quote.client'
import { useGo } from '@/site/layout/use-go.client'
import styles from '@/site/pages/checkout/checkout.module.css'
import { abandonedOrder, attemptKey, rememberOrder } from '@/site/pages/checkout/checkout-attempt'
import { CheckoutForm } from '@/site/pages/checkout/checkout-form.client'
import type { CheckoutAnswers } from '@/site/pages/checkout/checkout-schema'
import { CheckoutSummary } from '@/site/pages/checkout/checkout-summary.client'
import { PaymentReturn } from '@/site/pages/checkout/payment-return.client'
import type { CartQuote } from '@/src/core/contracts/checkout'
import { messages } from '@/src/core/messages'
import { formatPrice, toMinor } from '@/src/core/money'
import { buttonClass } from '@/src/ui/button/button'
import type from '@/src/ui/type/type.module.css'

/** From the cart to the payment page. Prices, stock and totals are the shop's, never the browser's. */
export function Checkout({ profileId }: { profileId: string }) {
  const items = useCart((cart) => cart.items)
  const isLoaded = useCart((cart) => cart.isLoaded)
  const { quote, isQuoting, errorMessage, refresh } = useQuote(profileId, items)
  const params = useSearchParams()
  const go = useGo()
  const [orderRef, token] = [params.get('order'), params.get('token')]
  const returning = orderRef && token ? { orderRef, token } : null

  const pay = async ({ email, shippingAddress }: CheckoutAnswers) => {
    const body = { profileId, items: toQuoteLines(items), email, shippingAddress }
    const text = JSON.stringify(body)
    const abandoned = abandonedOrder(text)
    if (abandoned) {
      // It may hold the last piece of what is in this cart. Too late to cancel is no reason to stop.
      await cancelOrder(abandoned).catch(() => undefined)
    }
    try {
      const reply = await startCheckout(body, attemptKey(text))
      rememberOrder(reply)
      go(reply.redirectUrl)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CART_CHANGED') {
        refresh()
      }
      throw error
    }
  }

  if (!isLoaded) {
    return <div className={styles.blank} aria-busy="true" />
  }
  if (items.length === 0) {
    return (
      <div className={styles.empty}>
        {returning && <PaymentReturn order={returning} />}
        <h1 className={type.heading}>Checkout</h1>
        <p>{messages.cart.empty}</p>
        <Link className={buttonClass()} href="/products">
          Go to store
        </Link>
      </div>
    )
  }

  return (
    <div className={styles.checkout}>
      <div className={styles.main}>
        {returning && <PaymentReturn order={returning} />}
        <h1 className={type.heading}>Checkout</h1>
        {errorMessage && (
          <div className={styles.banner} role="alert">
            <p>{errorMessage}</p>
            <button type="button" className={buttonClass()} onClick={refresh}>
              Retry
            </button>
          </div>
        )}
        {quote && (
          <CheckoutForm
            needsAddress={quote.needsShippingAddress}
            shippingNote={quote.shippingNote}
            submitLabel={submitLabel(quote)}
            canSubmit={quote.canCheckout && !isQuoting}
            onSubmit={pay}
          />
        )}
        {quote?.message && (
          <p className={styles.refusal} role="alert">
            {quote.message}
          </p>
        )}
      </div>
      <CheckoutSummary lines={withQuote(items, quote)} quote={quote} isQuoting={isQuoting} />
    </div>
  )
}

function submitLabel(quote: CartQuote): string {
  return quote.total === 0 ? 'Complete order' : `Pay ${formatPrice(toMinor(quote.total))}`
}
