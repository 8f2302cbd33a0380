'use client'

import Link from 'next/link'
import { useLoaded } from '@/site/account/use-account.client'
import { fetchOwnGifts } from '@/site/api/gifts'
import styles from '@/site/pages/account/account.module.css'
import { LoadProblem, Part } from '@/site/pages/account/part'
import { GiftStatus } from '@/site/pages/order/gift-status.client'
import { showDate } from '@/src/core/dates/show-date'
import { giftMessages } from '@/src/core/messages/gift'
import { buttonClass } from '@/src/ui/button/button'

export function GiftsSection() {
  const { data, problem, reload } = useLoaded(fetchOwnGifts)
  if (problem) {
    return <LoadProblem text={problem} onRetry={reload} />
  }
  if (!data) {
    return null
  }
  const { given, received } = data
  if (given.length + received.length === 0) {
    return (
      <Part title="No gifts yet" text={giftMessages.keptHere}>
        <div className={styles.ways}>
          <Link className={buttonClass({ primary: true })} href="/products">
            Go to store
          </Link>
        </div>
      </Part>
    )
  }
  return (
    <>
      {received.length > 0 && (
        <Part title="Given to you">
          <ul className={styles.rows}>
            {received.map(({ token, title, giverName, claimedAt }) => (
              <li key={token}>
                <span>
                  {title}
                  <small>
                    {giftMessages.fromOn(giverName || giftMessages.somebody, showDate(claimedAt))}
                  </small>
                </span>
                <Link className={buttonClass()} href={`/gift/${token}`}>
                  Open
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {given.length > 0 && (
        <Part title="Given by you">
          {given.map((gift) => (
            <article key={`${gift.orderRef} ${gift.line}`}>
              <h3>{gift.title}</h3>
              <GiftStatus gift={gift} giftKey={gift} />
            </article>
          ))}
        </Part>
      )}
    </>
  )
}
