'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { refreshMembership } from '@/site/api/account'
import { Spinner } from '@/site/layout/spinner'
import { useQueryParam } from '@/site/layout/use-query-param.client'
import styles from '@/site/pages/membership/membership.module.css'
import { usualBack, YouAreIn } from '@/site/pages/membership/you-are-in'
import type { TierView } from '@/src/core/contracts/membership-tiers'
import { accountMembership } from '@/src/core/memberships/account-membership'
import { membershipMessages } from '@/src/core/messages/membership'
import { safeRedirect } from '@/src/core/safe-redirect'

const everyMs = 2000
const mostTries = 15

/** Back from the provider: asks until the membership is there, and leads on to where it was wished for. */
export function Joined({ tier }: { tier: TierView }) {
  const [tries, setTries] = useState(0)
  const [isThere, setThere] = useState(false)
  const updateUser = useAccount((account) => account.updateUser)
  const back = safeRedirect(useQueryParam('back'), usualBack)
  const router = useRouter()

  useEffect(() => {
    if (isThere || tries >= mostTries) {
      return
    }
    const timer = setTimeout(
      async () => {
        // One that failed is tried again like one that came too early.
        const own = await refreshMembership().catch(() => null)
        const membership = own?.membership
        if (membership?.tierId !== tier.id || membership.status === 'free') {
          return setTries((count) => count + 1)
        }
        updateUser({ membership: accountMembership(membership) })
        setThere(true)
        if (back !== usualBack) {
          router.replace(back)
        }
      },
      tries === 0 ? 0 : everyMs,
    )
    return () => clearTimeout(timer)
  }, [tries, isThere, tier.id, updateUser, back, router])

  return (
    <div className={styles.join} role="status">
      {isThere ? (
        <YouAreIn words={membershipMessages.joined(tier.name)} href={back} />
      ) : (
        <>
          <p>{membershipMessages.confirming}</p>
          {tries < mostTries && <Spinner />}
        </>
      )}
    </div>
  )
}
