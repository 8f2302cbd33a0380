'use client'

import Link from 'next/link'
import { useAccount } from '@/site/account/use-account.client'
import styles from '@/site/pages/order/order.module.css'
import type { OrderView } from '@/src/core/contracts/orders'
import { ordersMessages } from '@/src/core/messages/orders'
import { withRedirect } from '@/src/core/safe-redirect'
import { buttonClass } from '@/src/ui/button/button'

/** Not back to this page: its address is a secret, and the account shows the order once it is confirmed. */
const target = '/account#purchases'

/**
 * For who bought without being logged in, and has paid. The same for everybody: anybody can order with
 * somebody else's email, and would learn here whether that has an account.
 */
export function KeepPurchases({ order }: { order: Pick<OrderView, 'isPaid' | 'email'> }) {
  const isGuest = useAccount(
    ({ isInitialized, isAuthenticated }) => isInitialized && !isAuthenticated,
  )
  if (!isGuest || !order.isPaid) {
    return null
  }
  return (
    <section className={styles.keep} aria-labelledby="keep-purchases">
      <h2 id="keep-purchases">{ordersMessages.keep}</h2>
      <p>{ordersMessages.keptOnceConfirmed(order.email)}</p>
      <div className={styles.ways}>
        <Link className={buttonClass()} href={withRedirect('/login', target)}>
          Log in
        </Link>
        <Link className={buttonClass()} href={withRedirect('/signup', target)}>
          Sign up
        </Link>
      </div>
    </section>
  )
}
