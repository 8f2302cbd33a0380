'use client'

import { useEffect, useRef, useState } from 'react'
import { messageOf } from '@/site/api/client'
import { type OrderKey, withdrawConsent } from '@/site/api/shop'
import styles from '@/site/pages/order/order.module.css'
import type { OrderView } from '@/src/core/contracts/orders/order-answers'
import { namesOf } from '@/src/core/measurement/companies'
import { ordersMessages } from '@/src/core/messages/orders'

type Props = {
  order: Pick<OrderView, 'ref' | 'toTell' | 'maybeTold'>
  token: OrderKey['token']
}

/** Whom the buyer agreed to tell of the purchase, while that can be taken back. */
export function CompaniesToTell({ order: { ref, toTell, maybeTold }, token }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isWithdrawn, setWithdrawn] = useState(false)
  const [said, setSaid] = useState('')
  const status = useRef<HTMLSpanElement>(null)
  // The button that had the focus is gone: screen readers go on here.
  useEffect(() => {
    if (isWithdrawn) {
      status.current?.focus()
    }
  }, [isWithdrawn])
  const namesIn = (told: OrderView['maybeTold']) =>
    namesOf(toTell.filter((company) => told.includes(company)))
  const withdraw = async () => {
    setAsking(true)
    try {
      // It may have been sent since the page was opened.
      const { maybeTold: told } = await withdrawConsent({ orderRef: ref, token })
      setWithdrawn(true)
      setSaid(ordersMessages.consentWithdrawn(namesIn(told)))
    } catch (error) {
      setSaid(messageOf(error))
    }
    setAsking(false)
  }
  if (toTell.length === 0 && !isWithdrawn) {
    return null
  }
  return (
    <p className={styles.resend}>
      {!isWithdrawn && (
        <>
          <span>{ordersMessages.toTell(namesOf(toTell), namesIn(maybeTold))}</span>
          <button type="button" disabled={isAsking} onClick={withdraw}>
            {ordersMessages.withdrawConsent}
          </button>
        </>
      )}
      <span ref={status} role="status" tabIndex={-1}>
        {said}
      </span>
    </p>
  )
}
