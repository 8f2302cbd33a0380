'use client'

import Link from 'next/link'
import { itemKey } from '@/site/cart/cart-item'
import { newPriceMinor, problemsOf, type QuotedCartLine } from '@/site/cart/quoted-lines'
import { useCart } from '@/site/cart/use-cart.client'
import { giftMessages } from '@/src/core/messages/gift'
import { formatPrice } from '@/src/core/money'
import { buttonClass } from '@/src/ui/button/button'

/** What can be done right here about what the shop says against a line. */
export function LineRemedies({ line }: { line: QuotedCartLine }) {
  const setPrice = useCart((cart) => cart.setPrice)
  const sendAtOnce = useCart((cart) => cart.sendAtOnce)
  const problems = problemsOf(line)
  const priceMinor = newPriceMinor(line)
  const key = itemKey(line.item)

  return (
    <>
      {problems.some(({ kind }) => kind === 'membership_runs') && (
        <Link className={buttonClass()} href="/account#membership">
          My Account
        </Link>
      )}
      {priceMinor !== null && (
        <button type="button" className={buttonClass()} onClick={() => setPrice(key, priceMinor)}>
          Accept {formatPrice(priceMinor)}
        </button>
      )}
      {problems.some(({ kind }) => kind === 'gift_day_over') && (
        <button type="button" className={buttonClass()} onClick={() => sendAtOnce(key)}>
          {giftMessages.sendAtOnce}
        </button>
      )}
    </>
  )
}
