'use client'

import { useState } from 'react'
import { FailedRefundOutcome } from '@/plugins/commerce/admin/failed-refund-outcome'
import { NoteForm } from '@/plugins/commerce/admin/note-form'
import type { StuckRefundOutcome } from '@/src/core/contracts/orders/order-calls'

type Props = {
  url: string
  /** What refunds are for that cannot be sent. */
  stuckMinor: number
  isBusy: boolean
  onSend: (body: { note: string; stuckRefunds?: StuckRefundOutcome }) => Promise<boolean>
}

/** How what was odd about an order was settled, and what became of money that could not be sent. */
export function ReviewForm({ url, stuckMinor, isBusy, onSend }: Props) {
  const [outcome, setOutcome] = useState<StuckRefundOutcome>()
  const isAsked = stuckMinor > 0
  return (
    <NoteForm
      url={url}
      label="How was it settled?"
      hint="Goes into the history, for you."
      action="Done"
      isBusy={isBusy || (isAsked && !outcome)}
      onSend={(note) => onSend({ note, ...(isAsked && { stuckRefunds: outcome }) })}
    >
      {isAsked && (
        <FailedRefundOutcome stuckMinor={stuckMinor} chosen={outcome} onChoose={setOutcome} />
      )}
    </NoteForm>
  )
}
