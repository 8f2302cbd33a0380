'use client'

import Link from 'next/link'
import { itemKey } from '@/site/cart/cart-item'
import styles from '@/site/cart/line-problems.module.css'
import { newPriceMinor, problemsOf, type QuotedCartLine } from '@/site/cart/quoted-lines'
import { useCart } from '@/site/cart/use-cart.client'
import { formatPrice } from '@/src/core/money'
import { buttonClass } from '@/src/ui/button/button'

/** What the shop says against a line, and the new price to agree to. */
export function LineProblems({ line }: { line: QuotedCartLine }) {
  const setPrice = useCart((cart) => cart.setPrice)
  const problems = problemsOf(line)
  const priceMinor = newPriceMinor(line)

  return (
    <>
      {problems.map(({ kind, text }) => (
        <p key={kind} className={styles.problem} role="alert">
          {text}
        </p>
      ))}
      {problems.some(({ kind }) => kind === 'membership_runs') && (
        <Link className={buttonClass()} href="/account#membership">
          My Account
        </Link>
      )}
      {priceMinor !== null && (
        <button
          type="button"
          className={buttonClass()}
          onClick={() => setPrice(itemKey(line.item), priceMinor)}
        >
          Accept {formatPrice(priceMinor)}
        </button>
      )}
    </>
  )
}
