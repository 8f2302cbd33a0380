'use client'

import { useState } from 'react'
import { claimantsOf } from '@/plugins/commerce/admin/claimants-of'
import { handoverLabels } from '@/plugins/commerce/admin/handover-labels'
import { NoteForm } from '@/plugins/commerce/admin/note-form'
import styles from '@/plugins/commerce/admin/order.module.css'
import type { ShownLine } from '@/plugins/commerce/admin/order-lines'
import { RefundForm } from '@/plugins/commerce/admin/refund-form'
import { ReviewForm } from '@/plugins/commerce/admin/review-form'
import { RevokeOrderForm } from '@/plugins/commerce/admin/revoke-order-form'
import { ShipForm } from '@/plugins/commerce/admin/ship-form'
import { Action } from '@/src/admin/action'
import { useCall } from '@/src/admin/use-call'
import type { Handover } from '@/src/core/orders/fulfilment/handover'
import type { RefundLine } from '@/src/core/orders/refund-amounts'
import type { OrderStatus } from '@/src/core/orders/statuses'

type Props = {
  /** Address of the order in the API. */
  url: string
  status: OrderStatus
  needsReview: boolean
  /** What refunds are for that cannot be sent. */
  stuckMinor: number
  isPaid: boolean
  isShipped: boolean
  /** Some of its tickets still let somebody in. */
  hasTickets: boolean
  handover: Handover
  lines: readonly ShownLine[]
  /** Units that were given back. */
  given: readonly RefundLine[]
  leftMinor: number
  /** It stands, and nothing was paid for it. */
  isFree: boolean
}

type Form = 'ship' | 'refund' | 'note' | 'reviewed' | 'cancel' | 'take-back'

/** From the last two what was to be given back, when that failed. */
const sendsFrom: ReadonlySet<OrderStatus> = new Set(['processing', 'shipped', 'delivered'])

/** What an artist can do about an order. What needs to be told or chosen opens a form. */
export function OrderActions(props: Props) {
  const { url, status, needsReview, stuckMinor, isPaid, isShipped, hasTickets, handover } = props
  const { lines, leftMinor, isFree } = props
  const { call, isBusy, problem } = useCall()
  const [open, setOpen] = useState<Form | null>(null)
  const [said, setSaid] = useState('')

  const send = async (path: `/${string}`, body: unknown, done: string) => {
    setSaid('')
    const isDone = await call(`${url}${path}`, body)
    if (isDone) {
      setOpen(null)
      setSaid(done)
    }
    return isDone
  }
  const opener = (form: Form, label: string, isMain = false) => (
    <Action
      isMain={isMain}
      isOpen={open === form}
      disabled={isBusy}
      onClick={() => setOpen(open === form ? null : form)}
    >
      {label}
    </Action>
  )
  const words = handoverLabels[handover]
  const unsent = lines.filter(({ isUnsent }) => isUnsent)
  const canBeSent = unsent.some(({ waitsFor }) => !waitsFor)
  const isUnpaid = status === 'initiated_payment' || status === 'payment_failed'

  return (
    <section className={styles.actions} aria-label="What to do">
      <div className={styles.buttons}>
        {(needsReview || stuckMinor > 0) && opener('reviewed', 'I have looked at it…', true)}
        {status === 'paid' && handover !== 'none' && (
          <Action
            isMain
            disabled={isBusy}
            onClick={() => send('/transition', { to: 'processing' }, words.packedSaid)}
          >
            {words.pack}
          </Action>
        )}
        {sendsFrom.has(status) && canBeSent && opener('ship', words.ready, true)}
        {status === 'processing' && unsent.length === 0 && (leftMinor > 0 || isFree) && (
          <Action
            isMain
            disabled={isBusy}
            onClick={() => send('/transition', { to: 'shipped' }, 'Marked as done.')}
          >
            Nothing is left to send: mark as done
          </Action>
        )}
        {status === 'shipped' && (
          <Action
            isMain
            disabled={isBusy}
            onClick={() => send('/transition', { to: 'delivered' }, words.arrivedSaid)}
          >
            {words.arrived}
          </Action>
        )}
        {isPaid && (
          <Action
            disabled={isBusy}
            onClick={() => send('/resend', { mail: 'receipt' }, 'The receipt is on its way again.')}
          >
            Send receipt again
          </Action>
        )}
        {isShipped && (
          <Action
            disabled={isBusy}
            onClick={() => send('/resend', { mail: 'shipped' }, 'The mail is on its way again.')}
          >
            {words.again}
          </Action>
        )}
        {hasTickets && (
          <Action
            disabled={isBusy}
            onClick={() =>
              send('/resend', { mail: 'tickets' }, 'The tickets are on their way again.')
            }
          >
            Send tickets again
          </Action>
        )}
        {leftMinor > 0 && opener('refund', 'Refund…')}
        {isFree && opener('take-back', 'Take back…')}
        {opener('note', 'Add a note…')}
        {isUnpaid && opener('cancel', 'Cancel order…')}
      </div>
      {open === 'ship' && (
        <ShipForm
          url={`${url}/transition`}
          lines={lines}
          isBusy={isBusy}
          onSend={(handing, said) => send('/transition', { to: 'shipped', ...handing }, said)}
        />
      )}
      {open === 'refund' && (
        <RefundForm
          {...props}
          isBusy={isBusy}
          onSend={(refund, amountMinor) =>
            send(
              '/refunds',
              refund,
              amountMinor > 0 ? 'The money is on its way back.' : 'Taken back.',
            )
          }
        />
      )}
      {open === 'take-back' && (
        <RevokeOrderForm
          hasGifts={lines.some(({ giftFor }) => giftFor)}
          promised={claimantsOf(lines)}
          isShipped={isShipped}
          hasStock={lines.some(({ hasStock, left }) => hasStock && left > 0)}
          isBusy={isBusy}
          onSend={(body) => send('/take-back', body, 'Taken back.')}
        />
      )}
      {open === 'note' && (
        <NoteForm
          url={`${url}/notes`}
          label="Private note"
          hint="Only you and those who work with you see it."
          action="Add note"
          isBusy={isBusy}
          onSend={(note) => send('/notes', { note }, 'Noted.')}
        />
      )}
      {open === 'reviewed' && (
        <ReviewForm
          url={`${url}/reviewed`}
          stuckMinor={stuckMinor}
          isBusy={isBusy}
          onSend={(body) => send('/reviewed', body, 'The mark is off.')}
        />
      )}
      {open === 'cancel' && (
        <div className={styles.form}>
          <p>The payment page is closed, and the pieces are for sale again.</p>
          <Action
            isMain
            disabled={isBusy}
            onClick={() => send('/transition', { to: 'cancelled' }, 'Cancelled.')}
          >
            Cancel this order
          </Action>
        </div>
      )}
      <p role="status" className={styles.hint}>
        {said}
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </section>
  )
}
