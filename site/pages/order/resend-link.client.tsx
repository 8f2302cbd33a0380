'use client'

import { useState } from 'react'
import { messageOf } from '@/site/api/client'
import { lookUpOrder } from '@/site/api/shop'
import styles from '@/site/pages/order/order.module.css'
import type { OrderView } from '@/src/core/contracts/orders'

type Props = { order: Pick<OrderView, 'ref' | 'email'>; profileId: string }

/** Mails the link to this page, for another device or a later day. */
export function ResendLink({ order, profileId }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState('')

  const ask = async () => {
    setAsking(true)
    try {
      await lookUpOrder({ profileId, email: order.email, orderNumber: order.ref })
      setSaid(`We sent the link to ${order.email}.`)
    } catch (error) {
      setSaid(messageOf(error))
    }
    setAsking(false)
  }

  return (
    <p className={styles.resend}>
      <button type="button" disabled={isAsking} onClick={ask}>
        Send the link to this order to me
      </button>
      <span role="status">{said}</span>
    </p>
  )
}
