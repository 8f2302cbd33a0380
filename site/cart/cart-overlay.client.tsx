'use client'

import dynamic from 'next/dynamic'
import { CartNotice } from '@/site/cart/cart-notice.client'
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
