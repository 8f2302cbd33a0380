'use client'

import { useState } from 'react'
import { messageOf } from '@/site/api/client'
import { type OrderKey, withdrawConsent } from '@/site/api/shop'
import styles from '@/site/pages/order/order.module.css'
import type { OrderView } from '@/src/core/contracts/orders/order-answers'
import { namesOf } from '@/src/core/measurement/companies'
import { ordersMessages } from '@/src/core/messages/orders'

type Props = { order: Pick<OrderView, 'ref' | 'toTell'>; token: OrderKey['token'] }

/** Whom the buyer agreed to tell of the purchase, while that can be taken back. */
export function CompaniesToTell({ order: { ref, toTell }, token }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isWithdrawn, setWithdrawn] = useState(false)
  const [said, setSaid] = useState('')
  const withdraw = async () => {
    setAsking(true)
    try {
      await withdrawConsent({ orderRef: ref, token })
      setWithdrawn(true)
      setSaid(ordersMessages.consentWithdrawn)
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
          <span>{ordersMessages.toTell(namesOf(toTell))}</span>
          <button type="button" disabled={isAsking} onClick={withdraw}>
            {ordersMessages.withdrawConsent}
          </button>
        </>
      )}
      <span role="status">{said}</span>
    </p>
  )
}
