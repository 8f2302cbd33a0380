'use client'

import Link from 'next/link'
import { useCallback, useState } from 'react'
import { useLoaded } from '@/site/account/use-account.client'
import { fetchEmailState, fetchLibrary } from '@/site/api/account'
import form from '@/site/forms/form.module.css'
import { OwnedMusic } from '@/site/library/owned-music.client'
import styles from '@/site/pages/account/account.module.css'
import { LoadProblem } from '@/site/pages/account/part'
import { OrderLines } from '@/site/pages/order/order-lines.client'
import { OrderNews } from '@/site/pages/order/order-news'
import { findOrderPath, orderPagePath } from '@/site/pages/order/order-paths'
import type { OrderView } from '@/src/core/contracts/orders/order-answers'
import { showDate } from '@/src/core/dates/show-date'
import { refundLabels } from '@/src/core/orders/order-labels'
import { shownEmail } from '@/src/core/text/email-address'
import { buttonClass } from '@/src/ui/button/button'

export function PurchasesSection() {
  const [page, setPage] = useState(1)
  const load = useCallback(() => fetchLibrary(page), [page])
  const { data, problem, reload } = useLoaded(load)
  const { data: email } = useLoaded(fetchEmailState)

  if (problem) {
    return <LoadProblem text={problem} onRetry={reload} />
  }
  if (!data) {
    return null
  }
  const pages = Math.ceil(data.total / data.pageSize)
  return (
    <>
      {email && !email.isConfirmed && (
        <p className={form.notice}>
          Confirm your email to see what you bought with {shownEmail(email.email)} before you had an
          account.
        </p>
      )}
      <OwnedMusic />
      {data.total === 0 ? <Nothing /> : <h2>Orders</h2>}
      <div>
        {data.data.map((order) => (
          <Purchase key={order.ref} order={order} />
        ))}
      </div>
      {pages > 1 && (
        <div className={styles.ways}>
          <button
            type="button"
            className={buttonClass()}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            Newer
          </button>
          <button
            type="button"
            className={buttonClass()}
            disabled={page === pages}
            onClick={() => setPage(page + 1)}
          >
            Older
          </button>
        </div>
      )}
      <p>
        <Link href="/redeem">Redeem a download code</Link>
      </p>
    </>
  )
}

function Nothing() {
  return (
    <div className={styles.part}>
      <h2>Nothing bought yet</h2>
      <p className={styles.quiet}>What you buy is kept here, with its downloads.</p>
      <div className={styles.ways}>
        <Link className={buttonClass({ primary: true })} href="/products">
          Go to store
        </Link>
        <Link className={buttonClass()} href={findOrderPath}>
          Find an order
        </Link>
      </div>
    </div>
  )
}

/** An order among others: how it stands, what was bought, and the way to its own page. */
export function Purchase({ order }: { order: OrderView }) {
  const { ref, standing, coming, refundState } = order
  return (
    <article className={styles.order}>
      <div className={styles.orderHead}>
        <h3>{showDate(order.paidAt ?? order.createdAt)}</h3>
        <Link href={orderPagePath({ orderRef: ref })}>Order {ref}</Link>
      </div>
      <p>
        {standing}
        {refundState !== 'none' && `, ${refundLabels[refundState].toLowerCase()}`}
        {coming && `. ${coming}`}
      </p>
      <OrderNews order={order} />
      <OrderLines order={order} hasFiles={false} />
    </article>
  )
}
