'use client'

import { useId, useState } from 'react'
import { useIdempotencyKey } from '@/plugins/commerce/admin/use-idempotency-key'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import { Action } from '@/src/admin/action'
import { useCall } from '@/src/admin/use-call'
import type { PaymentRefundBody } from '@/src/core/contracts/members/member-calls'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatMinor, formatPrice, toDollars, toMinor } from '@/src/core/money'

type Props = {
  url: string
  /** What of the payment is still here. */
  leftMinor: number
  /** What becomes of the membership. */
  hint: string
}

/** On a member's payment: giving it back, all of it or a part. The button says how much it is. */
export function PaymentRefund({ url, leftMinor, hint }: Props) {
  const id = useId()
  const { call, isBusy, problem } = useCall()
  const [isOpen, setOpen] = useState(false)
  const [dollars, setDollars] = useState(formatMinor(leftMinor))
  const [reason, setReason] = useState('')
  const [said, setSaid] = useState('')
  const decisionKey = useIdempotencyKey({ dollars, reason, leftMinor })

  const amountMinor = toMinor(Number(dollars)) || 0
  const isPossible = amountMinor > 0 && amountMinor <= leftMinor

  const giveBack = async () => {
    setSaid('')
    const body: PaymentRefundBody = { key: decisionKey(), reason, amount: toDollars(amountMinor) }
    if (await call(url, body)) {
      setSaid(ownerMessages.refunds.onItsWay(formatPrice(amountMinor)))
      setOpen(false)
      setDollars(formatMinor(leftMinor - amountMinor))
    }
  }

  return (
    <div className={styles.give}>
      {leftMinor > 0 && (
        <div className={styles.row}>
          <Action isOpen={isOpen} disabled={isBusy} onClick={() => setOpen(!isOpen)}>
            Give money back…
          </Action>
        </div>
      )}
      {isOpen && leftMinor > 0 && (
        <form
          className={styles.give}
          onSubmit={(event) => {
            event.preventDefault()
            giveBack()
          }}
        >
          <div className={styles.form}>
            <label htmlFor={`${id}-amount`}>
              Dollars
              <input
                id={`${id}-amount`}
                type="number"
                inputMode="decimal"
                min="0.01"
                max={formatMinor(leftMinor)}
                step="0.01"
                value={dollars}
                onChange={({ target }) => setDollars(target.value)}
              />
            </label>
            <label htmlFor={`${id}-reason`}>
              Reason
              <input
                id={`${id}-reason`}
                maxLength={limits.order.noteMax}
                aria-describedby={`${id}-hint`}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </label>
          </div>
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
          <div className={styles.row}>
            <Action isMain disabled={isBusy || !isPossible}>
              {isPossible ? `Give back ${formatPrice(amountMinor)}` : 'Give back'}
            </Action>
          </div>
        </form>
      )}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <p role="status">{said}</p>
    </div>
  )
}
