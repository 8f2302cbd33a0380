'use client'

import { useId } from 'react'
import styles from '@/plugins/commerce/admin/order.module.css'
import type { StuckRefundOutcome } from '@/src/core/contracts/orders/order-calls'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatPrice } from '@/src/core/money'

type Props = {
  /** What refunds are for that cannot be sent. */
  stuckMinor: number
  chosen: StuckRefundOutcome | undefined
  onChoose: (outcome: StuckRefundOutcome) => void
}

const outcomes = {
  given_back: ownerMessages.refunds.byHand,
  given_up: ownerMessages.refunds.givesUp,
} satisfies Record<StuckRefundOutcome, string>

/** What became of money that could not be sent. */
export function FailedRefundOutcome({ stuckMinor, chosen, onChoose }: Props) {
  const name = useId()
  return (
    <fieldset className={styles.ways}>
      <legend>{ownerMessages.refunds.whatBecame(formatPrice(stuckMinor))}</legend>
      {(Object.keys(outcomes) as StuckRefundOutcome[]).map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            checked={chosen === each}
            onChange={() => onChoose(each)}
          />
          {outcomes[each]}
        </label>
      ))}
    </fieldset>
  )
}
