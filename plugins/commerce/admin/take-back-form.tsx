'use client'

import { useId, useState } from 'react'
import styles from '@/plugins/commerce/admin/order.module.css'
import { Action } from '@/src/admin/action'
import type { TakeBackBody } from '@/src/core/contracts/order-calls'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/owner-messages'

type Props = {
  hasGifts: boolean
  /** Who would keep what was not handed over: `Ana and Ben`. */
  promised: string
  isShipped: boolean
  /** Some of it can be put back into stock. */
  hasStock: boolean
  isBusy: boolean
  onSend: (body: TakeBackBody) => void
}

/** Takes an order back that cost nothing: all of it, as there is no money to divide. */
export function TakeBackForm({ hasGifts, promised, isShipped, hasStock, isBusy, onSend }: Props) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [restock, setRestock] = useState(!isShipped)
  const [takesGifts, setTakesGifts] = useState(false)
  const isRefused = promised !== '' && !takesGifts
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const claimedGifts = takesGifts ? 'withdraw' : 'keep'
        onSend({ reason, restock: restock && hasStock, ...(hasGifts && { claimedGifts }) })
      }}
    >
      <label htmlFor={`${id}-reason`}>Reason</label>
      <input
        id={`${id}-reason`}
        maxLength={limits.order.noteMax}
        aria-describedby={`${id}-hint`}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        The buyer reads it in a mail. Downloads and tickets end, and the order is cancelled.
      </p>
      {hasStock && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={restock}
            onChange={({ target }) => setRestock(target.checked)}
          />
          Put the pieces and seats back into stock
        </label>
      )}
      {hasGifts && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={takesGifts}
            onChange={({ target }) => setTakesGifts(target.checked)}
          />
          Take gifts back that were claimed already
        </label>
      )}
      {isRefused && <p className={styles.hint}>{ownerMessages.refunds.cannotKeep(promised)}</p>}
      <Action isMain disabled={isBusy || isRefused}>
        Take this order back
      </Action>
    </form>
  )
}
