'use client'

import Link from 'next/link'
import { ReleaseDownloads } from '@/site/library/release-downloads.client'
import styles from '@/site/pages/gift/gift.module.css'
import { TicketList } from '@/site/pages/order/ticket-list'
import { addressLines } from '@/src/core/address-lines'
import type { GiftPage } from '@/src/core/contracts/gifts'
import { giftMessages } from '@/src/core/messages/gift'
import { giftMembershipMessages } from '@/src/core/messages/gift-membership'
import { showDate } from '@/src/core/show-date'
import { buttonClass } from '@/src/ui/button/button'

type Props = { gift: GiftPage; token: string }

/** What whoever claimed a gift has: files, tickets, or a parcel on its way. */
export function GiftContent({ gift, token }: Props) {
  const { address, availableFrom, kind, productId, tickets, title, until } = gift
  return (
    <section className={styles.part} aria-label="Your gift" aria-live="polite">
      {kind === 'shipping' && address && (
        <p className={styles.lede}>{giftMessages.comesTo(addressLines(address).join(', '))}</p>
      )}
      {until && <MembershipTime until={until} />}
      {kind === 'pickup' && <p className={styles.lede}>{giftMessages.pickup}</p>}
      {availableFrom && (
        <p className={styles.lede}>
          {Date.parse(availableFrom) > Date.now()
            ? giftMessages.outOn(showDate(availableFrom))
            : giftMessages.outSoon}
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
        <p className={styles.quiet}>{giftMessages.keepLink}</p>
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
