'use client'

import { useEffect } from 'react'
import styles from '@/site/cart/cart-notice.module.css'
import { useCart } from '@/site/cart/use-cart.client'

const shownForMs = 4000

/** A short sentence at the top right, read aloud politely. */
export function CartNotice() {
  const notice = useCart((cart) => cart.notice)
  const dismiss = useCart((cart) => cart.dismissNotice)

  useEffect(() => {
    if (notice) {
      const timer = setTimeout(dismiss, shownForMs)
      return () => clearTimeout(timer)
    }
  }, [notice, dismiss])

  return (
    <div className={styles.place} role="status">
      {notice && (
        <p key={notice.count} className={styles.notice}>
          {notice.text}
        </p>
      )}
    </div>
  )
}
