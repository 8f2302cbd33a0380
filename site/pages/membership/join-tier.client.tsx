'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { useAccount, useLoaded } from '@/site/account/use-account.client'
import { fetchMembership, refreshMembership } from '@/site/api/account'
import { useCart } from '@/site/cart/use-cart.client'
import form from '@/site/forms/form.module.css'
import { FormField } from '@/site/forms/form-field'
import { Spinner } from '@/site/layout/spinner'
import { useQueryParam } from '@/site/layout/use-query-param.client'
import { AccountLink } from '@/site/pages/membership/account-link'
import { ChangeTier } from '@/site/pages/membership/change-tier.client'
import { JoinButton } from '@/site/pages/membership/join-button.client'
import styles from '@/site/pages/membership/membership.module.css'
import {
  type TierSelectionState,
  useTierSelection,
} from '@/site/pages/membership/use-tier-selection.client'
import type {
  CurrentMembership,
  MembershipState,
} from '@/src/core/contracts/accounts/account-answers'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import { sayGiven } from '@/src/core/memberships/membership-labels'
import { accountMembership } from '@/src/core/memberships/membership-status'
import { type TierInterval, tierPriceMinor } from '@/src/core/memberships/tier-price'
import { checkoutMessages } from '@/src/core/messages/checkout'
import { membershipMessages } from '@/src/core/messages/membership'
import { formatMinor, formatPrice, toMinor } from '@/src/core/money'
import { safeRedirect } from '@/src/core/urls/safe-redirect'
import { buttonClass } from '@/src/ui/button/button'
import type from '@/src/ui/type/type.module.css'

const nothing: MembershipState = { membership: null, oldPrice: null }

/** How to pay for the tier, and the button: to join it, or to come over from another one. */
export function JoinTier({ tier }: { tier: TierView }) {
  const isAuthenticated = useAccount((account) => account.isAuthenticated)
  const load = useCallback(
    () => (isAuthenticated ? fetchMembership() : Promise.resolve(nothing)),
    [isAuthenticated],
  )
  const { data: own, set, reload } = useLoaded(load)
  const payment = useQueryParam('payment')
  const [news, setNews] = useState('')
  const wish = useTierSelection(tier, own)
  // What has ended, and stays open until it is used up, keeps nobody from joining.
  const membership = own?.membership?.status === 'canceled' ? null : (own?.membership ?? null)
  const isPaid = membership !== null && membership.interval !== 'none'
  // Known before the answer is there, and of whom an artist plays in a preview.
  const knownTierId = useAccount(({ user }) => user?.membership?.membershipTierId)
  const isOn = (own ? membership?.tierId : knownTierId) === tier.id

  if (payment === 'done' && isAuthenticated) {
    return <Joined tier={tier} />
  }
  if (membership && !isPaid && membership.status !== 'free') {
    return (
      <div className={styles.join}>
        <p>{sayGiven(membership.currentPeriodEnd)}</p>
      </div>
    )
  }
  if (isPaid && membership.status === 'active' && membership.cancelAtPeriodEnd) {
    return (
      <div className={styles.join}>
        <AccountLink words={sayEnding(wish.interval, membership)} />
      </div>
    )
  }
  const hasLeast = wish.leastMinor > 0
  const hasChoice = tier.payWhatYouWant || wish.intervals.length > 1
  // Without something to do, radios and a price would be a form that nothing sends.
  const canAct = !news && (!isOn || (isPaid && hasChoice))
  const canChoose = canAct && (!isPaid || membership.status === 'active')
  return (
    <div className={styles.join}>
      <div className={styles.standing} role="status">
        {news ? (
          <MembershipWelcome words={news} href={defaultReturnPath} />
        ) : (
          isOn && <AccountLink words={membershipMessages.alreadyOnTier} />
        )}
      </div>
      {payment === 'cancelled' && <p role="status">{checkoutMessages.declined}</p>}
      {canChoose && wish.intervals.length > 1 && (
        <IntervalChoice
          tier={tier}
          intervals={wish.intervals}
          chosen={wish.interval}
          onChoose={wish.setInterval}
        />
      )}
      {canChoose && tier.payWhatYouWant && (
        <div className={form.fields}>
          <FormField
            id="amount"
            label={membershipMessages.ownPrice(hasLeast ? formatPrice(wish.leastMinor) : '')}
            inputMode="decimal"
            placeholder={hasLeast ? formatMinor(wish.leastMinor) : undefined}
            value={wish.amount}
            onChange={({ target }) => wish.setAmount(target.value)}
            problem={wish.problem || undefined}
          />
        </div>
      )}
      {canChoose && wish.oldPrice && (
        <p>{membershipMessages.oldPrice(formatPrice(toMinor(wish.oldPrice.amount)))}</p>
      )}
      {canAct &&
        (isPaid ? (
          <ChangeTier
            tier={tier}
            membership={membership}
            wish={wish}
            onChanged={(after, words) => {
              set(after)
              setNews(words)
            }}
          />
        ) : (
          <>
            <JoinButton
              tier={tier}
              wish={wish}
              onJoined={() => {
                reload()
                setNews(membershipMessages.joined(tier.name))
              }}
            />
            <AddToCart tier={tier} wish={wish} />
          </>
        ))}
    </div>
  )
}

/** A paid membership that ends is kept before it can be another one; a free tier waits for the end of it. */
function sayEnding(
  wanted: TierSelectionState['interval'],
  { currentPeriodEnd }: CurrentMembership,
): string {
  return wanted === 'none' ? sayGiven(currentPeriodEnd) : membershipMessages.endingFirst
}

type AddToCartProps = { tier: TierView; wish: TierSelectionState }

/** The second way to join, for somebody who is about to pay for other things: both at once. */
function AddToCart({ tier, wish }: AddToCartProps) {
  const hasThings = useCart((cart) => cart.items.length > 0)
  const add = useCart((cart) => cart.add)
  const { interval } = wish
  if (!hasThings || interval === 'none') {
    return null
  }
  const put = () =>
    add({
      productId: '',
      productVariantId: '',
      title: tier.name,
      priceMinor: wish.amountMinor,
      coverImage: '',
      quantity: 1,
      canIncreaseQuantity: false,
      payWhatYouWant: tier.payWhatYouWant,
      deliveryType: 'digital',
      isGift: false,
      membership: { tierId: tier.id, interval },
    })
  return (
    <div className={styles.foot}>
      <button
        type="button"
        className={buttonClass({ wide: true })}
        disabled={!wish.isComplete}
        onClick={put}
      >
        {membershipMessages.addToCart}
      </button>
      <p className={styles.quiet}>{membershipMessages.payTogether}</p>
    </div>
  )
}

type IntervalChoiceProps = {
  tier: TierView
  intervals: readonly TierInterval[]
  chosen: TierInterval
  onChoose: (interval: TierInterval) => void
}

const labels = { month: 'Monthly', year: 'Yearly', none: 'Free' } as const

/** By the month or by the year, with what each costs. */
function IntervalChoice({ tier, intervals, chosen, onChoose }: IntervalChoiceProps) {
  return (
    <fieldset>
      <legend className={type.hidden}>How often to pay</legend>
      <div className={styles.intervals}>
        {intervals.map((interval) => (
          <label key={interval}>
            <input
              type="radio"
              name="interval"
              checked={interval === chosen}
              onChange={() => onChoose(interval)}
            />
            {labels[interval]}
            <b>{priceOf(tier, interval)}</b>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** `$5.00`, `from $5.00`, or nothing where members choose and there is no least. */
function priceOf(tier: TierView, interval: TierInterval): string {
  const priceMinor = tierPriceMinor(tier, interval)
  const price = formatPrice(priceMinor)
  if (!tier.payWhatYouWant) {
    return price
  }
  return priceMinor > 0 ? membershipMessages.fromPrice(price) : ''
}

const everyMs = 2000
const mostTries = 15

/** Back from the provider: asks until the membership is there, and leads on to where it was wished for. */
function Joined({ tier }: { tier: TierView }) {
  const [tries, setTries] = useState(0)
  const [isThere, setThere] = useState(false)
  const updateUser = useAccount((account) => account.updateUser)
  const back = safeRedirect(useQueryParam('back'), defaultReturnPath)
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
        if (back !== defaultReturnPath) {
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
        <MembershipWelcome words={membershipMessages.joined(tier.name)} href={back} />
      ) : (
        <>
          <p>{membershipMessages.confirming}</p>
          {tries < mostTries && <Spinner />}
        </>
      )}
    </div>
  )
}

/** Where a membership is shown to anyone who came from nowhere in particular. */
const defaultReturnPath = '/members'

type UsualBackProps = {
  /** What has just become of the membership. */
  words: string
  /** Where to look at it. */
  href: string
}

/** Anyone who just came to a tier, and where it leads. */
function MembershipWelcome({ words, href }: UsualBackProps) {
  return (
    <>
      <p>{words}</p>
      <Link className={buttonClass({ primary: true, wide: true })} href={href}>
        See what is inside
      </Link>
      <Link className={buttonClass({ wide: true })} href="/account#membership">
        My Account
      </Link>
    </>
  )
}
