'use client'

import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { forgetAttempt, isOwnAttempt } from '@/site/cart/checkout-attempt'
import { useCart } from '@/site/cart/use-cart.client'
import { Spinner } from '@/site/layout/spinner'
import { KeepPurchases } from '@/site/pages/order/keep-purchases.client'
import { NewMembership } from '@/site/pages/order/new-membership.client'
import styles from '@/site/pages/order/order.module.css'
import { OrderHeadline } from '@/site/pages/order/order-headline'
import { OrderLines } from '@/site/pages/order/order-lines.client'
import { findOrderPath } from '@/site/pages/order/order-paths'
import { OrderProgress } from '@/site/pages/order/order-progress'
import { ResendLink } from '@/site/pages/order/resend-link.client'
import { useOrder } from '@/site/pages/order/use-order.client'
import { buttonClass } from '@/src/ui/button/button'
import type from '@/src/ui/type/type.module.css'

/** What became of an order: confirming, paid with its downloads, or not paid. */
export function Order({ profileId }: { profileId: string }) {
  const params = useSearchParams()
  const orderRef = params.get('order') ?? ''
  const token = params.get('token') || undefined
  const { order, phase } = useOrder(orderRef, token)
  const clearCart = useCart((cart) => cart.clear)
  const isCartLoaded = useCart((cart) => cart.isLoaded)
  const isPaid = order?.isPaid ?? false

  useEffect(() => {
    if (isPaid && isCartLoaded && isOwnAttempt(profileId, orderRef)) {
      clearCart()
      forgetAttempt(profileId)
    }
  }, [isPaid, isCartLoaded, profileId, orderRef, clearCart])

  if (phase === 'missing') {
    return (
      <div className={styles.order}>
        <h1 className={type.title}>Order not found</h1>
        <p className={styles.lede}>This link does not belong to an order.</p>
        <Link className={buttonClass({ primary: true })} href={findOrderPath}>
          Get a new link by email
        </Link>
        <Link className={buttonClass()} href="/products">
          Go to store
        </Link>
      </div>
    )
  }
  if (!order) {
    return (
      <div className={styles.order} aria-busy="true">
        <Spinner />
      </div>
    )
  }
  return (
    <div className={styles.order}>
      <OrderHeadline order={order} phase={phase} />
      <OrderProgress order={order} />
      <OrderLines order={order} token={token} />
      <NewMembership order={order} />
      <KeepPurchases order={order} />
      <ResendLink order={order} profileId={profileId} />
      <Link className={buttonClass()} href="/products">
        Back to store
      </Link>
    </div>
  )
}
