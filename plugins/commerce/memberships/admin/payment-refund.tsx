'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIdempotencyKey } from '@/plugins/commerce/admin/use-idempotency-key'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import { Action } from '@/src/admin/action'
import { FormRow } from '@/src/admin/form-screen/form-row'
import { FormField } from '@/src/admin/ui/form-field'
import { MoneyInput } from '@/src/admin/ui/money-input'
import { useCall } from '@/src/admin/use-call'
import {
  type PaymentRefundBody,
  paymentRefundBody,
} from '@/src/core/contracts/members/member-calls'
import { inWords } from '@/src/core/input-words'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatPrice, toDollars } from '@/src/core/money'

type Props = {
  url: string
  /** What of the payment is still here. */
  leftMinor: number
  /** What becomes of the membership. */
  hint: string
}

const typedRefund = paymentRefundBody.pick({ reason: true })

/** On a member's payment: giving it back, all of it or a part. The button says how much it is. */
export function PaymentRefund({ url, leftMinor, hint }: Props) {
  const { call, isBusy, problem } = useCall()
  const [isOpen, setOpen] = useState(false)
  const [amountMinor, setAmountMinor] = useState<number | null>(leftMinor)
  const [said, setSaid] = useState('')
  const { register, handleSubmit, watch, formState } = useForm({
    resolver: zodResolver(typedRefund, inWords),
    defaultValues: { reason: '' },
  })
  const decisionKey = useIdempotencyKey({ amountMinor, reason: watch('reason'), leftMinor })

  const amount = amountMinor ?? 0
  const isPossible = amount > 0 && amount <= leftMinor

  const giveBack = handleSubmit(async ({ reason }) => {
    setSaid('')
    const body: PaymentRefundBody = { key: decisionKey(), reason, amount: toDollars(amount) }
    if (await call(url, body)) {
      setSaid(ownerMessages.refunds.onItsWay(formatPrice(amount)))
      setOpen(false)
      setAmountMinor(leftMinor - amount)
    }
  })

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
        <form className={styles.give} noValidate onSubmit={giveBack}>
          <div className={styles.form}>
            <FormRow label="Dollars" hint={ownerMessages.refunds.atMost(formatPrice(leftMinor))}>
              {({ id }) => <MoneyInput id={id} value={amountMinor} onChange={setAmountMinor} />}
            </FormRow>
            <FormField
              label="Reason"
              hint={hint}
              registered={register('reason')}
              error={formState.errors.reason}
            />
          </div>
          <div className={styles.row}>
            <Action isMain disabled={isBusy || !isPossible}>
              {isPossible ? `Give back ${formatPrice(amount)}` : 'Give back'}
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
