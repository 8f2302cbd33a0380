'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { messageOf } from '@/site/api/client'
import { fetchOrder, type OrderKey, retryOrder } from '@/site/api/shop'
import { useNavigate } from '@/site/layout/use-navigate.client'
import styles from '@/site/pages/checkout/checkout.module.css'
import { orderPagePath } from '@/site/pages/order/order-paths'
import type { OrderView } from '@/src/core/contracts/orders/order-answers'
import { checkoutMessages } from '@/src/core/messages/checkout'
import { buttonClass } from '@/src/ui/button/button'

/** Back from the payment page without having paid: says so, and offers another try. */
export function PaymentReturn({ order }: { order: OrderKey }) {
  const { orderRef, token } = order
  const [view, setView] = useState<OrderView | null>(null)
  const [problem, setProblem] = useState('')
  const router = useRouter()
  const go = useNavigate()

  useEffect(() => {
    const unmounted = new AbortController()
    fetchOrder({ orderRef, token }, unmounted.signal)
      .then((found) => {
        // Paid in another tab, or the payment page was left by Back after paying.
        if (found.isPaid) {
          router.replace(orderPagePath({ orderRef, token }))
        } else {
          setView(found)
        }
      })
      // An order that cannot be shown is left out: the cart below still works.
      .catch((error: unknown) => console.error('The order could not be loaded', error))
    return () => unmounted.abort()
  }, [orderRef, token, router])

  const tryAgain = () =>
    retryOrder({ orderRef, token })
      .then((reply) => go(reply.redirectUrl))
      .catch((error: unknown) => setProblem(messageOf(error)))

  if (!view) {
    return null
  }
  return (
    <div className={styles.banner} role="alert">
      <p>{problem || checkoutMessages.declined}</p>
      {view.canRetry && !problem && (
        <button type="button" className={buttonClass()} onClick={tryAgain}>
          Try again
        </button>
      )}
    </div>
  )
}
