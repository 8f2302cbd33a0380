'use client'

import { useEffect, useState } from 'react'
import { cartTotalMinor, itemDetail, itemKey } from '@/site/cart/cart-item'
import { ItemIcon, LinePrice } from '@/site/cart/line/line-price'
import { LineReasons } from '@/site/cart/line/line-reasons'
import { LineRemedies } from '@/site/cart/line/line-remedies.client'
import { Stepper } from '@/site/cart/line/stepper.client'
import { giftNote } from '@/site/cart/parse-price'
import { problemsOf, type QuotedCartLine } from '@/site/cart/quoted-lines'
import { useCart } from '@/site/cart/use-cart.client'
import styles from '@/site/pages/checkout/summary.module.css'
import { Totals } from '@/site/pages/checkout/totals'
import type { CartQuote } from '@/src/core/contracts/orders/order-answers'
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

/** A thing to buy; when the shop objects, why, and what can be done about it right here. */
export function SummaryLine({ line }: { line: QuotedCartLine }) {
  const { item, quoted } = line
  const setQuantity = useCart((cart) => cart.setQuantity)
  const remove = useCart((cart) => cart.remove)
  const key = itemKey(item)
  const problems = problemsOf(line)
  const isScarce = problems.some(({ kind }) => kind === 'only_left')
  const detail = itemDetail(item)

  return (
    <li className={problems.length > 0 ? `${styles.line} ${styles.flagged}` : styles.line}>
      {item.coverImage ? (
        // biome-ignore lint/performance/noImgElement: already a small copy of the right size
        <img className={styles.cover} src={item.coverImage} alt="" width={88} height={88} />
      ) : (
        <span className={styles.cover}>
          <ItemIcon item={item} />
        </span>
      )}
      <div>
        <h3>{item.title}</h3>
        <p>{item.canIncreaseQuantity ? joined(detail, `Quantity ${item.quantity}`) : detail}</p>
        {item.isGift && <p>{giftNote(item)}</p>}
        <LineReasons line={line} />
        {problems.length > 0 && (
          <div className={styles.problems}>
            {problems.map(({ kind, text }) => (
              <p key={kind} role="alert">
                {text}
              </p>
            ))}
            <div className={styles.remedies}>
              {isScarce && (
                <Stepper
                  value={item.quantity}
                  size="small"
                  max={quoted?.maxQuantity}
                  onChange={(quantity) => setQuantity(key, quantity)}
                />
              )}
              <LineRemedies line={line} />
              <button type="button" className={styles.remove} onClick={() => remove(key)}>
                Remove
              </button>
            </div>
          </div>
        )}
      </div>
      <span className={styles.price}>
        <LinePrice line={line} />
      </span>
    </li>
  )
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join('. ')
}
