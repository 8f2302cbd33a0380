'use client'

import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '@/site/api/client'
import { storedCheckoutAnswers } from '@/site/cart/checkout/checkout-answers'
import { withQuote } from '@/site/cart/quoted-lines'
import { useCart } from '@/site/cart/use-cart.client'
import { type QuoteChoices, useQuote } from '@/site/cart/use-quote.client'
import { useNavigate } from '@/site/layout/use-navigate.client'
import styles from '@/site/pages/checkout/checkout.module.css'
import { CheckoutForm } from '@/site/pages/checkout/checkout-form.client'
import type { CheckoutAnswers } from '@/site/pages/checkout/checkout-schema'
import { CheckoutSummary } from '@/site/pages/checkout/checkout-summary.client'
import { ShippingChoice } from '@/site/pages/checkout/shipping-choice'
import type { CheckoutBody } from '@/src/core/contracts/orders/checkout'
import type { CartQuote } from '@/src/core/contracts/orders/order-answers'
import { cartMessages } from '@/src/core/messages/cart'
import { pickupMessages } from '@/src/core/messages/tickets'
import { formatPrice, toDollars, toMinor } from '@/src/core/money'
import { buttonClass } from '@/src/ui/button/button'
import type from '@/src/ui/type/type.module.css'

const AccountNeeded = dynamic(
  () => import('@/site/pages/checkout/account-needed').then((module) => module.AccountNeeded),
  { ssr: false },
)
const DiscountField = dynamic(
  () =>
    import('@/site/pages/checkout/discount-field.client').then((module) => module.DiscountField),
  { ssr: false },
)
const TipField = dynamic(
  () => import('@/site/pages/checkout/tip-field.client').then((module) => module.TipField),
  { ssr: false },
)
const PaymentReturn = dynamic(
  () =>
    import('@/site/pages/checkout/payment-return.client').then((module) => module.PaymentReturn),
  { ssr: false },
)

type Props = { profileId: string; artist: string }

/** What was typed and not applied, and why a tip cannot be taken. */
type Open = { code: string; tipProblem: string }

/** From the cart to the payment page. Prices, stock and totals are the shop's, never the browser's. */
export function Checkout({ profileId, artist }: Props) {
  const items = useCart((cart) => cart.items)
  const isLoaded = useCart((cart) => cart.isLoaded)
  const [last] = useState(() => storedCheckoutAnswers(profileId))
  const [choices, setChoices] = useState<QuoteChoices>(() => choicesOf(last))
  const { quote, isQuoting, errorMessage, refresh, settled } = useQuote(profileId, items, choices)
  const open = useRef<Open>({ code: '', tipProblem: '' })
  /** The words that were ticked: others have to be ticked anew. */
  const [agreed, setAgreed] = useState<string>()
  const params = useSearchParams()
  const go = useNavigate()
  const [orderRef, token] = [params.get('order'), params.get('token')]
  const returning = orderRef && token ? { orderRef, token } : null
  const choose = (change: QuoteChoices) =>
    setChoices((before) => {
      const keys = Object.keys(change) as (keyof QuoteChoices)[]
      return keys.every((key) => before[key] === change[key]) ? before : { ...before, ...change }
    })

  /** Answers what keeps from paying: the buyer has to know of it first. */
  const pay = async (answers: CheckoutAnswers): Promise<string> => {
    const { code, tipProblem } = open.current
    if (tipProblem) {
      return tipProblem
    }
    const seen = quote
    const chosen = code ? { ...choices, discountCode: code } : choices
    // As a press of "Apply": a code that was typed is meant to be used.
    flushSync(() => choose(chosen))
    const now = await settled()
    try {
      const { payFor } = await import('@/site/pages/checkout/open-payment')
      const measurement = agreed === now.quote?.measurement ? agreed : undefined
      const cart = { profileId, items, ...chosen, ...answers, measurement }
      const { obstacle, goesTo } = await payFor(cart, { seen, now, typedCode: code })
      if (goesTo) {
        go(goesTo)
      }
      return obstacle
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
        <p>{cartMessages.empty}</p>
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
        {quote?.needsAccount && <AccountNeeded />}
        {quote && !quote.needsAccount && (
          <CheckoutForm
            last={last}
            needsAddress={quote.needsShippingAddress}
            needsName={quote.needsName}
            needsCountry={quote.needsCountry}
            sendsGift={quote.lines.some(
              ({ isGift, deliveryType }) => isGift && deliveryType === 'shipping',
            )}
            onCountry={(country) => choose({ country })}
            shipping={
              <>
                <ShippingChoice
                  quote={quote}
                  chosen={choices.shippingRateId}
                  onChoose={(shippingRateId) => choose({ shippingRateId })}
                />
                {items.some(({ deliveryType }) => deliveryType === 'pickup') && (
                  <p className={styles.note}>{pickupMessages.atCheckout}</p>
                )}
              </>
            }
            submitLabel={isQuoting ? 'Pay' : submitLabel(quote)}
            canSubmit={isQuoting || (quote.canCheckout && !errorMessage)}
            onSubmit={pay}
          >
            <section className={styles.section}>
              <DiscountField
                code={quote.discountCode}
                isQuoting={isQuoting}
                onTyped={(code) => {
                  open.current.code = code
                }}
                onCode={(code) => choose({ discountCode: code || undefined })}
              />
            </section>
            {quote.takesTips && (
              <section className={styles.section}>
                <TipField
                  artist={artist}
                  tipMinor={toMinor(choices.tip ?? 0)}
                  onProblem={(problem) => {
                    open.current.tipProblem = problem
                  }}
                  onTip={(tipMinor) => choose({ tip: toDollars(tipMinor) })}
                />
              </section>
            )}
            {quote.measurement && (
              <label className={styles.company}>
                <input
                  type="checkbox"
                  checked={agreed === quote.measurement}
                  onChange={({ target }) =>
                    setAgreed(target.checked ? quote.measurement : undefined)
                  }
                />
                {quote.measurement}
              </label>
            )}
          </CheckoutForm>
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

/** Back from the payment page, nobody chooses everything again. */
function choicesOf(last: CheckoutBody | null): QuoteChoices {
  return {
    country: last?.shippingAddress?.country ?? last?.country,
    shippingRateId: last?.shippingRateId,
    discountCode: last?.discountCode,
    tip: last?.tip,
  }
}

function submitLabel(quote: CartQuote): string {
  return quote.total === 0 ? 'Complete order' : `Pay ${formatPrice(toMinor(quote.total))}`
}
