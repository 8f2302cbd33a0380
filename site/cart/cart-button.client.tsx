'use client'

import styles from '@/site/cart/cart-button.module.css'
import { cartCount } from '@/site/cart/cart-item'
import { useCart } from '@/site/cart/use-cart.client'
import { iconButtonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'

/** The bag in the header, with the number of things in it. */
export function CartButton() {
  const count = useCart((cart) => cartCount(cart.items))
  const open = useCart((cart) => cart.open)

  return (
    <button
      type="button"
      className={iconButtonClass()}
      aria-haspopup="dialog"
      aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
      onClick={open}
    >
      <Icon name="bag" />
      {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  )
}
