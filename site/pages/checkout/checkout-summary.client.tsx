'use client'

import { useEffect, useState } from 'react'
import { cartTotalMinor, itemKey } from '@/site/cart/cart-item'
import type { QuotedCartLine } from '@/site/cart/quoted-lines'
import { useCart } from '@/site/cart/use-cart.client'
import styles from '@/site/pages/checkout/summary.module.css'
import { SummaryLine } from '@/site/pages/checkout/summary-line.client'
import { Totals } from '@/site/pages/checkout/totals'
import type { CartQuote } from '@/src/core/contracts/checkout'
import { formatPrice, toMinor } from '@/src/core/money'
import { Icon } from '@/src/ui/icon/icon'

type Props = { lines: readonly QuotedCartLine[]; quote: CartQuote | null; isQuoting: boolean }

/** As long as the shop has not answered. */
const nothingElse = { discount: 0, code: '', shipping: 0, tax: 0, taxIncluded: 0, tip: 0 }

/** What is being bought: beside the form on wide screens, a collapsed row with the total on phones. */
export function CheckoutSummary({ lines, quote, isQuoting }: Props) {
  const seenMinor = useCart((cart) => cartTotalMinor(cart.items))
  const [isOpen, setOpen] = useState(() => window.matchMedia('(min-width: 768px)').matches)
  const total = formatPrice(quote ? toMinor(quote.total) : seenMinor)

  const hasProblem = quote?.canCheckout === false && !quote.needsAccount
  useEffect(() => {
    if (hasProblem) {
      setOpen(true)
    }
  }, [hasProblem])

  return (
    <details
      className={styles.summary}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      aria-busy={isQuoting}
    >
      <summary>
        Order summary <Icon name="down" />
        <span>{total}</span>
      </summary>
      <ul>
        {lines.map((line) => (
          <SummaryLine key={itemKey(line.item)} line={line} />
        ))}
      </ul>
      {quote ? (
        <Totals {...quote} code={quote.discountCode?.code ?? ''} taxIncluded={0} />
      ) : (
        <Totals {...nothingElse} subtotal={seenMinor / 100} total={seenMinor / 100} />
      )}
    </details>
  )
}
