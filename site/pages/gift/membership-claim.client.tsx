'use client'

import Link from 'next/link'
import { useState } from 'react'
import { useAccount, useAccountSession } from '@/site/account/use-account.client'
import { messageOf } from '@/site/api/client'
import { FormEnd } from '@/site/forms/form-end.client'
import styles from '@/site/pages/gift/gift.module.css'
import type { GiftPage } from '@/src/core/contracts/orders/gift-answers'
import type { ClaimGiftBody } from '@/src/core/contracts/orders/gifts'
import { giftMembershipMessages } from '@/src/core/messages/gift'
import { giftClaimMessages } from '@/src/core/messages/gift-claim'
import { withRedirect } from '@/src/core/urls/safe-redirect'
import { buttonClass } from '@/src/ui/button/button'

type Props = {
  gift: GiftPage
  token: string
  onClaim: (body: ClaimGiftBody) => Promise<void>
}

/** A membership is claimed into an account; without one, the way to it leads back here. */
export function MembershipClaim({ gift, token, onClaim }: Props) {
  const isKnown = useAccount((account) => account.isInitialized)
  const user = useAccount((account) => account.user)
  const { refresh } = useAccountSession()
  const [state, setState] = useState({ isSubmitting: false, failure: '' })

  if (!isKnown) {
    return null
  }
  if (!user) {
    return (
      <>
        <p className={styles.lede}>{giftMembershipMessages.needsAccount}</p>
        <div className={styles.ways}>
          <Link
            className={buttonClass({ primary: true })}
            href={withRedirect('/signup', `/gift/${token}`)}
          >
            Sign up
          </Link>
          <Link className={buttonClass()} href={withRedirect('/login', `/gift/${token}`)}>
            Log in
          </Link>
        </div>
      </>
    )
  }
  if (gift.obstacle) {
    return (
      <>
        <p className={styles.lede} role="status">
          {gift.obstacle}
        </p>
        <div className={styles.ways}>
          <Link className={buttonClass()} href="/account#membership">
            My Account
          </Link>
        </div>
      </>
    )
  }
  const claim = async () => {
    setState({ isSubmitting: true, failure: '' })
    try {
      await onClaim({})
      // What is for members opens at once.
      await refresh()
    } catch (error) {
      setState({ isSubmitting: false, failure: messageOf(error) })
    }
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void claim()
      }}
    >
      <p className={styles.lede}>{giftClaimMessages.intoAccount(user.email)}</p>
      <p className={styles.quiet}>{giftMembershipMessages.startsNow}</p>
      <FormEnd isSubmitting={state.isSubmitting} failure={state.failure || undefined} primary wide>
        Start your membership
      </FormEnd>
    </form>
  )
}
