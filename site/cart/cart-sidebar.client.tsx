'use client'

import Link from 'next/link'
import { itemKey } from '@/site/cart/cart-item'
import styles from '@/site/cart/cart-sidebar.module.css'
import { CartLine } from '@/site/cart/line/cart-line.client'
import { shownTotalMinor, withQuote } from '@/site/cart/quoted-lines'
import { useCart } from '@/site/cart/use-cart.client'
import { useQuote } from '@/site/cart/use-quote.client'
import { SidePanel } from '@/site/layout/side-panel.client'
import { cartMessages } from '@/src/core/messages/cart'
import { formatPrice } from '@/src/core/money'
import { buttonClass } from '@/src/ui/button/button'

export function CartSidebar() {
  const items = useCart((cart) => cart.items)
  const profileId = useCart((cart) => cart.profileId)
  const close = useCart((cart) => cart.close)
  const { quote } = useQuote(profileId, items)
  const lines = withQuote(items, quote)

  return (
    <SidePanel side="right" title={cartMessages.title} closeLabel="Close cart" onClose={close}>
      {items.length === 0 ? (
        <div className={styles.empty}>
          <p>{cartMessages.empty}</p>
          <Link className={buttonClass()} href="/products" onClick={close}>
            Go to store
          </Link>
        </div>
      ) : (
        <>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <CartLine key={itemKey(line.item)} line={line} />
            ))}
          </ul>
          <div className={styles.foot}>
            <p aria-live="polite">
              Total <b>{formatPrice(shownTotalMinor(lines))}</b>
            </p>
            <Link
              className={buttonClass({ primary: true, wide: true })}
              href="/checkout"
              onClick={close}
            >
              Checkout
            </Link>
          </div>
        </>
      )}
    </SidePanel>
  )
}
