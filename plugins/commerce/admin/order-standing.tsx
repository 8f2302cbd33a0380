import styles from '@/plugins/commerce/admin/order.module.css'
import { type Handover, handoverOf } from '@/src/core/orders/handover'
import { ownerWordsFor, refundWords, reviewWords } from '@/src/core/orders/order-words'
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
  /** Why some of it cannot be handed over yet, as sentences. */
  waiting: readonly string[]
}

/** How the order stands, in one sentence, and what is odd about it. */
export function OrderStanding({ order, waiting }: Props) {
  const { status, refundState, needsReview, provider, livemode } = order
  const handover = handoverOf(order.items)
  return (
    <section className={styles.standing} data-status={needsReview ? 'review' : status}>
      <h2>
        {ownerWordsFor(handover)[status]}
        {refundState !== 'none' && `, ${refundWords[refundState].toLowerCase()}`}
      </h2>
      <p>
        {(isUnsent(status) && [...new Set(waiting)].join(' ')) ||
          (nextFor[handover][status] ?? next[status])}
      </p>
      {needsReview && <p role="alert">This order needs a look. {reviewWords[needsReview]}</p>}
      {provider !== 'none' && !livemode && <p>A test payment: no money was taken.</p>}
    </section>
  )
}

function isUnsent(status: OrderStatus): boolean {
  return status === 'paid' || status === 'processing'
}
