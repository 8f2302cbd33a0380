'use client'

import Link from 'next/link'
import { useEffect } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { fetchMembership } from '@/site/api/account'
import styles from '@/site/pages/order/order.module.css'
import type { OrderView } from '@/src/core/contracts/orders'
import { accountMembership } from '@/src/core/memberships/account-membership'
import { buttonClass } from '@/src/ui/button/button'

/** A membership that began with the order: where it leads, known to the rest of the site at once. */
export function NewMembership({ order }: { order: OrderView }) {
  const isAuthenticated = useAccount((account) => account.isAuthenticated)
  const updateUser = useAccount((account) => account.updateUser)
  const hasBegun = order.isPaid && order.lines.some(({ isMembership }) => isMembership)

  useEffect(() => {
    if (hasBegun && isAuthenticated) {
      fetchMembership()
        .then(({ membership }) => updateUser({ membership: accountMembership(membership) }))
        // The next page asks again.
        .catch((error: unknown) => console.error('The membership could not be loaded', error))
    }
  }, [hasBegun, isAuthenticated, updateUser])

  return (
    hasBegun &&
    isAuthenticated && (
      <nav className={styles.ways} aria-label="Your membership">
        <Link className={buttonClass({ primary: true })} href="/members">
          See what is inside
        </Link>
        <Link className={buttonClass()} href="/account#membership">
          My Account
        </Link>
      </nav>
    )
  )
}
