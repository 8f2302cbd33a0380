'use client'

import Link from 'next/link'
import { Spinner } from '@/site/layout/spinner'
import styles from '@/site/pages/gift/gift.module.css'
import { GiftCard } from '@/site/pages/gift/gift-card'
import { GiftClaim } from '@/site/pages/gift/gift-claim.client'
import { GiftContent } from '@/site/pages/gift/gift-content.client'
import { useGift } from '@/site/pages/gift/use-gift.client'
import { giftMessages } from '@/src/core/messages/gift'
import { buttonClass } from '@/src/ui/button/button'
import type from '@/src/ui/type/type.module.css'

/** What somebody was given: unwrap it, or, once it is claimed, have it. */
export function Gift({ siteName }: { siteName: string }) {
  const { gift, token, problem, reload, onClaimed } = useGift()

  if (problem) {
    return (
      <div className={styles.page}>
        <h1 className={type.title}>
          {problem === 'missing' ? 'No gift here' : giftMessages.notLoaded}
        </h1>
        {problem === 'missing' ? (
          <>
            <p className={styles.lede}>{giftMessages.linkDead}</p>
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
        <noscript>
          <p>Please switch on JavaScript to open your gift.</p>
        </noscript>
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
