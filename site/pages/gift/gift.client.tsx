'use client'

import Link from 'next/link'
import { useEffect, useState } from 'react'
import { ApiError } from '@/site/api/client'
import { fetchGift } from '@/site/api/gifts'
import { NeedsScript } from '@/site/layout/needs-script'
import { Spinner } from '@/site/layout/spinner'
import { ReleaseDownloads } from '@/site/library/release-downloads.client'
import styles from '@/site/pages/gift/gift.module.css'
import { GiftCard } from '@/site/pages/gift/gift-card'
import { GiftClaim } from '@/site/pages/gift/gift-claim.client'
import { TicketList } from '@/site/pages/order/ticket-list'
import type { ClaimReply, GiftPage } from '@/src/core/contracts/orders/gift-answers'
import { showDate } from '@/src/core/dates/show-date'
import { giftMembershipMessages } from '@/src/core/messages/gift'
import { giftClaimMessages } from '@/src/core/messages/gift-claim'
import { addressLines } from '@/src/core/places/address-lines'
import { buttonClass } from '@/src/ui/button/button'
import type from '@/src/ui/type/type.module.css'

/** What somebody was given: unwrap it, or, once it is claimed, have it. */
export function Gift({ siteName }: { siteName: string }) {
  const { gift, token, problem, reload, onClaimed } = useGift()

  if (problem) {
    return (
      <div className={styles.page}>
        <h1 className={type.title}>
          {problem === 'missing' ? 'No gift here' : giftClaimMessages.notLoaded}
        </h1>
        {problem === 'missing' ? (
          <>
            <p className={styles.lede}>{giftClaimMessages.linkDead}</p>
            <Link className={buttonClass()} href="/">
              See {siteName}
            </Link>
          </>
        ) : (
          <button type="button" className={buttonClass()} onClick={reload}>
            Retry
          </button>
        )}
      </div>
    )
  }
  if (!gift) {
    return (
      <div className={styles.page} aria-busy="true">
        <Spinner />
        <NeedsScript what="Your gift" />
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <GiftCard gift={gift} siteName={siteName} />
      {gift.isYours ? (
        <GiftContent gift={gift} token={token} />
      ) : (
        <GiftClaim gift={gift} token={token} siteName={siteName} onClaimed={onClaimed} />
      )}
    </div>
  )
}

type GiftState = {
  gift: GiftPage | null
  token: string
  /** `missing`: the link opens nothing (any more). */
  problem: 'missing' | 'failed' | null
}

/** The gift that the address names. Claiming it puts its key into the address, in place of the link. */
function useGift() {
  const [state, setState] = useState<GiftState>({ gift: null, token: '', problem: null })
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    const token = window.location.pathname.split('/').at(-1) ?? ''
    let isCurrent = true
    const show = (next: Partial<GiftState>) => {
      if (isCurrent) {
        setState({ gift: null, token, problem: null, ...next })
      }
    }
    fetchGift(token).then(
      (gift) => show({ gift }),
      (error: unknown) =>
        show({
          problem: error instanceof ApiError && error.code === 'NOT_FOUND' ? 'missing' : 'failed',
        }),
    )
    return () => {
      isCurrent = false
    }
  }, [round])

  const reload = () => setRound((count) => count + 1)
  const onClaimed = ({ gift, token }: ClaimReply) => {
    window.history.replaceState(window.history.state, '', `/gift/${token}`)
    setState({ gift, token, problem: null })
  }
  return { ...state, reload, onClaimed }
}

type GiftContentProps = { gift: GiftPage; token: string }

/** What the recipient of a claimed gift has: files, tickets, or a parcel on its way. */
function GiftContent({ gift, token }: GiftContentProps) {
  const { address, availableFrom, kind, productId, tickets, title, until } = gift
  return (
    <section className={styles.part} aria-label="Your gift" aria-live="polite">
      {kind === 'shipping' && address && (
        <p className={styles.lede}>{giftClaimMessages.comesTo(addressLines(address).join(', '))}</p>
      )}
      {until && <MembershipTime until={until} />}
      {kind === 'pickup' && <p className={styles.lede}>{giftClaimMessages.pickup}</p>}
      {availableFrom && (
        <p className={styles.lede}>
          {Date.parse(availableFrom) > Date.now()
            ? giftClaimMessages.outOn(showDate(availableFrom))
            : giftClaimMessages.outSoon}
        </p>
      )}
      <ReleaseDownloads
        productId={productId}
        title={title}
        files={gift}
        fileKey={{ giftToken: token }}
      />
      <TicketList tickets={tickets} />
      {kind !== 'shipping' && kind !== 'membership' && (
        <p className={styles.quiet}>{giftClaimMessages.keepLink}</p>
      )}
    </section>
  )
}

/** Until when a given membership lasts, and the way in. */
function MembershipTime({ until }: { until: string }) {
  const isOver = Date.parse(until) <= Date.now()
  const say = isOver ? giftMembershipMessages.isOver : giftMembershipMessages.isYours
  return (
    <>
      <p className={styles.lede}>{say(showDate(until))}</p>
      <div className={styles.ways}>
        <Link className={buttonClass({ primary: true })} href="/members">
          See what is inside
        </Link>
        <Link className={buttonClass()} href="/account#membership">
          My Account
        </Link>
      </div>
    </>
  )
}
