'use client'

import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useState } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { ApiError, messageOf } from '@/site/api/client'
import { claimGift } from '@/site/api/gifts'
import form from '@/site/forms/form.module.css'
import { FormEnd } from '@/site/forms/form-end.client'
import { FormField } from '@/site/forms/form-field'
import styles from '@/site/pages/gift/gift.module.css'
import type { ClaimReply, GiftPage } from '@/src/core/contracts/orders/gift-answers'
import type { ClaimGiftBody } from '@/src/core/contracts/orders/gifts'
import { showDate } from '@/src/core/dates/show-date'
import { giftEmailProblem, tidyEmail } from '@/src/core/gifts/gift'
import { giftClaimMessages } from '@/src/core/messages/gift-claim'
import { shownEmail } from '@/src/core/text/email-address'
import { buttonClass } from '@/src/ui/button/button'

const GiftAddress = dynamic(
  () => import('@/site/pages/gift/gift-address.client').then((module) => module.GiftAddress),
  { ssr: false },
)

const MembershipClaim = dynamic(
  () =>
    import('@/site/pages/gift/membership-claim.client').then((module) => module.MembershipClaim),
  { ssr: false },
)

type Props = {
  gift: GiftPage
  token: string
  siteName: string
  onClaimed: (reply: ClaimReply) => void
}

const closedLabel: Readonly<Record<Exclude<GiftPage['state'], 'sent'>, string>> = {
  claimed: giftClaimMessages.claimedAlready,
  expired: giftClaimMessages.expired,
  cancelled: giftClaimMessages.revoked,
  event_cancelled: giftClaimMessages.cancelledForYou,
}

/** The way to have a gift: an email is enough, and an address for what comes by post. */
export function GiftClaim({ gift, token, siteName, onClaimed }: Props) {
  if (gift.state !== 'sent') {
    return (
      <section className={styles.part}>
        <p className={styles.lede}>{closedLabel[gift.state]}</p>
        <Link className={buttonClass()} href="/">
          See {siteName}
        </Link>
      </section>
    )
  }
  const claim = async (body: ClaimGiftBody) => onClaimed(await claimGift(token, body))
  return (
    <section className={styles.part} aria-label="Claim your gift">
      <Way gift={gift} token={token} onClaim={claim} />
      {gift.expiresAt && (
        <p className={styles.quiet}>{giftClaimMessages.until(showDate(gift.expiresAt))}</p>
      )}
    </section>
  )
}

function Way({ token, ...props }: ByEmailProps & { token: string }) {
  switch (props.gift.kind) {
    case 'shipping':
      return <GiftAddress {...props} />
    case 'membership':
      return <MembershipClaim token={token} {...props} />
    default:
      return <ByEmail {...props} />
  }
}

type ByEmailProps = { gift: GiftPage; onClaim: (body: ClaimGiftBody) => Promise<void> }

function ByEmail({ gift, onClaim }: ByEmailProps) {
  const user = useAccount((account) => account.user)
  const [email, setEmail] = useState(shownEmail(gift.email))
  const [problem, setProblem] = useState('')
  const [failure, setFailure] = useState('')
  const [isSubmitting, setSubmitting] = useState(false)

  const submit = async () => {
    const wrong = user ? '' : giftEmailProblem(tidyEmail(email))
    setProblem(wrong)
    setFailure('')
    if (wrong) {
      return
    }
    setSubmitting(true)
    try {
      await onClaim(user ? {} : { email: tidyEmail(email) })
    } catch (error) {
      const [field] = error instanceof ApiError ? error.errors : []
      setFailure(field?.message ?? messageOf(error))
      setSubmitting(false)
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {user ? (
        <p className={styles.lede}>{giftClaimMessages.intoAccount(user.email)}</p>
      ) : (
        <div className={form.fields}>
          <FormField
            id="gift-claim-email"
            label="Your email"
            type="email"
            autoComplete="email"
            value={email}
            problem={problem}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </div>
      )}
      <FormEnd isSubmitting={isSubmitting} failure={failure} primary wide>
        {gift.kind === 'ticket' ? 'Get your tickets' : 'Unwrap your gift'}
      </FormEnd>
    </form>
  )
}
