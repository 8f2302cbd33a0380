'use client'

import { useId, useState } from 'react'
import { NoteForm } from '@/plugins/commerce/admin/note-form'
import styles from '@/plugins/commerce/admin/order.module.css'
import type { StuckRefundOutcome } from '@/src/core/contracts/order-calls'
import { formatPrice } from '@/src/core/money'
import { ownerMessages } from '@/src/core/owner-messages'

type Props = {
  /** What refunds are for that cannot be sent. */
  stuckMinor: number
  isBusy: boolean
  onSend: (body: { note: string; stuckRefunds?: StuckRefundOutcome }) => void
}

const outcomes = {
  given_back: ownerMessages.refunds.byHand,
  given_up: ownerMessages.refunds.givesUp,
} satisfies Record<StuckRefundOutcome, string>

/** How what was odd about an order was settled, and what became of money that could not be sent. */
export function ReviewForm({ stuckMinor, isBusy, onSend }: Props) {
  const name = useId()
  const [outcome, setOutcome] = useState<StuckRefundOutcome>()
  const isAsked = stuckMinor > 0
  return (
    <NoteForm
      label="How was it settled?"
      hint="Goes into the history, for you."
      action="Done"
      isBusy={isBusy || (isAsked && !outcome)}
      onSend={(note) => onSend({ note, ...(isAsked && { stuckRefunds: outcome }) })}
    >
      {isAsked && (
        <fieldset className={styles.ways}>
          <legend>{ownerMessages.refunds.whatBecame(formatPrice(stuckMinor))}</legend>
          {(Object.keys(outcomes) as StuckRefundOutcome[]).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={name}
                checked={outcome === each}
                onChange={() => setOutcome(each)}
              />
              {outcomes[each]}
            </label>
          ))}
        </fieldset>
      )}
    </NoteForm>
  )
}
