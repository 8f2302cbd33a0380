'use client'

import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import styles from '@/site/cart/cart-notice.module.css'
import { useCart } from '@/site/cart/use-cart.client'

const CartSidebar = dynamic(
  () => import('@/site/cart/cart-sidebar.client').then((module) => module.CartSidebar),
  { ssr: false },
)

/** What the cart lays over the page; the sidebar's code comes when it is first opened. */
export function CartOverlay() {
  const isOpen = useCart((cart) => cart.isOpen)
  return (
    <>
      {isOpen && <CartSidebar />}
      <CartNotice />
    </>
  )
}

const shownForMs = 4000

/** A short sentence at the top right, read aloud politely. */
function CartNotice() {
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
