import styles from '@/plugins/commerce/admin/order.module.css'
import { namesOf, sortedCompanies } from '@/src/core/measurement/companies'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { type Handover, handoverOf } from '@/src/core/orders/fulfilment/handover'
import {
  ownerStateLabel,
  type PendingLine,
  pendingLineLabel,
} from '@/src/core/orders/fulfilment/pending-lines'
import { refundLabels, reviewLabels } from '@/src/core/orders/order-labels'
import type { OrderStatus } from '@/src/core/orders/statuses'
import type { Order } from '@/src/payload-types'

/** What comes next, for the artist. */
const next: Readonly<Record<OrderStatus, string>> = {
  initiated_payment: 'The buyer has not paid yet. Nothing is to be done.',
  payment_failed: 'The payment was declined. The buyer may try again.',
  failed: 'This order was not paid in time, and its pieces are for sale again.',
  paid: 'This order is paid. Pack it, and mark it here.',
  processing: 'This order is paid and waits to be sent.',
  shipped: 'The parcel is on its way.',
  delivered: 'The buyer has everything.',
  cancelled: 'This order is over.',
}

/** What was given away is not the buyer's. */
const allGone = 'Everything has gone out.'

/** Where it is not a parcel alone. */
const nextFor: Readonly<Record<Handover, Partial<typeof next>>> = {
  none: {},
  parcel: {},
  pickup: {
    paid: 'This order is paid. Get it ready, and mark it here.',
    processing: 'This order is paid and will be picked up. Say when it is ready.',
    shipped: 'It is ready, and the buyer was told.',
  },
  both: {
    processing: 'This order is paid. A part of it waits to be sent, the rest will be picked up.',
    shipped: 'The parcel is on its way, and the rest waits to be picked up.',
  },
}

type Props = {
  order: Order
  /** Why some lines cannot be handed over yet, as sentences. */
  waiting: ReadonlyMap<number, string>
  /** What nobody can have yet. */
  coming: readonly PendingLine[]
}

/** How the order stands, in one sentence or two, and what is odd about it. */
export function OrderSummary({ order, waiting, coming }: Props) {
  const { status, refundState, needsReview, provider, livemode, measurement } = order
  const told = measurement?.agreedAt ? namesOf(sortedCompanies(measurement.companies)) : ''
  return (
    <section className={styles.standing} data-status={needsReview ? 'review' : status}>
      <h2>
        {ownerStateLabel(order, coming)}
        {refundState !== 'none' && `, ${refundLabels[refundState].toLowerCase()}`}
      </h2>
      <p>{whatNext({ order, waiting, coming })}</p>
      {needsReview && <p role="alert">This order needs a look. {reviewLabels[needsReview]}</p>}
      {told && <p>{ownerMessages.measurement.agreed(told)}</p>}
      {provider !== 'none' && !livemode && <p>A test payment: no money was taken.</p>}
    </section>
  )
}

function whatNext({ order: { status, items }, waiting, coming }: Props): string {
  // Why a line waits says when it comes, too.
  const later = coming.filter(({ line, kind }) => kind === 'undelivered' || !waiting.has(line))
  const handover = handoverOf(items)
  const isDone = status === 'delivered'
  const plain = isDone && items.some(({ giftFor }) => giftFor) ? allGone : next[status]
  const now = isUnsent(status) && [...new Set(waiting.values())].join(' ')
  return [
    now || (isDone && later.length > 0 ? '' : (nextFor[handover][status] ?? plain)),
    pendingLineLabel(later),
  ]
    .filter(Boolean)
    .join(' ')
}

function isUnsent(status: OrderStatus): boolean {
  return status === 'paid' || status === 'processing'
}
