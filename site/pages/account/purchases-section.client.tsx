'use client'

import Link from 'next/link'
import { useCallback, useState } from 'react'
import { useLoaded } from '@/site/account/use-account.client'
import { fetchEmailState, fetchLibrary } from '@/site/api/account'
import form from '@/site/forms/form.module.css'
import { OwnedMusic } from '@/site/library/owned-music.client'
import styles from '@/site/pages/account/account.module.css'
import { LoadProblem } from '@/site/pages/account/part'
import { Purchase } from '@/site/pages/account/purchase'
import { findOrderPath } from '@/site/pages/order/order-paths'
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
