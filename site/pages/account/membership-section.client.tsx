'use client'

import Link from 'next/link'
import { useLoaded } from '@/site/account/use-loaded.client'
import { fetchMembership } from '@/site/api/account'
import styles from '@/site/pages/account/account.module.css'
import { LoadProblem, Part } from '@/site/pages/account/part'
import type { CurrentMembership } from '@/src/core/contracts/memberships'
import { formatPrice, toMinor } from '@/src/core/money'
import { showDate } from '@/src/core/show-date'
import { buttonClass } from '@/src/ui/button/button'

export function MembershipSection({ siteName }: { siteName: string }) {
  const { data, problem, reload } = useLoaded(fetchMembership)
  if (problem) {
    return <LoadProblem text={problem} onRetry={reload} />
  }
  if (!data) {
    return null
  }
  const { membership } = data
  return (
    <Part title={membership ? membership.tierName : 'No membership yet'}>
      <p className={styles.quiet}>
        {membership ? sayHow(membership) : `Join a tier to get closer to what ${siteName} makes.`}
      </p>
      <div className={styles.ways}>
        <Link className={buttonClass({ primary: !membership })} href="/membership/checkout">
          See all tiers
        </Link>
      </div>
    </Part>
  )
}

function sayHow({ status, interval, amount, currentPeriodEnd }: CurrentMembership): string {
  if (interval === 'none') {
    return 'Free'
  }
  const price = `${formatPrice(toMinor(amount))} a ${interval}`
  if (!currentPeriodEnd) {
    return price
  }
  const date = showDate(currentPeriodEnd)
  return status === 'canceled' ? `Ends on ${date}` : `${price}. Renews on ${date}.`
}
