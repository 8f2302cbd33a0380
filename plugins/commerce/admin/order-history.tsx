import styles from '@/plugins/commerce/admin/order.module.css'
import {
  buyerAddressCause,
  buyerEmailCause,
  consentCause,
  isTold,
  partSentCause,
} from '@/plugins/commerce/orders/order-history'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import { handoverOf } from '@/src/core/orders/fulfilment/handover'
import { historyLabels, moverLabels, ownerLabelsFor } from '@/src/core/orders/order-labels'
import type { Order, OrderEvent } from '@/src/payload-types'

type Props = {
  order: Pick<Order, 'items' | 'status' | 'totalMinor'>
  events: readonly OrderEvent[]
  /** Email addresses by id. */
  actors: ReadonlyMap<string, string>
  /** Something is still to come, so nothing says that all was delivered. */
  isComing: boolean
}

/** What happened, who did it and when, newest first. */
export function OrderHistory({ order, events, actors, isComing }: Props) {
  const told = events.filter((event) => isTold(order, event, isComing))
  return (
    <section className={styles.part}>
      <h3>History</h3>
      <ol className={styles.history}>
        {told.toReversed().map((event) => (
          <li key={event.id}>
            <strong>{titleOf(event, order)}</strong>
            {event.note && <p className={styles.note}>{event.note}</p>}
            <p className={styles.hint}>
              {(event.actor && actors.get(event.actor)) || moverLabels[event.actorType]},{' '}
              <LocalTime iso={event.createdAt} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function titleOf({ from, to, cause }: OrderEvent, order: Props['order']): string {
  if (from !== to) {
    return historyLabels(ownerLabelsFor(handoverOf(order.items)), order)[to]
  }
  const kind = Object.keys(titles).find((start) => cause?.startsWith(start))
  return titles[kind ?? ''] ?? 'Changed'
}

/** Entries that change no status, by how their cause begins. */
const titles: Readonly<Record<string, string>> = {
  note: 'Private note',
  reviewed: 'Looked at',
  'mail receipt': 'Receipt sent again',
  'mail shipped': 'News of the delivery sent again',
  'mail tickets': 'Tickets sent again',
  'gift address': 'Address of a gift',
  'gift country': 'Country of a gift',
  [partSentCause]: 'A part was handed over',
  [buyerEmailCause]: 'Email of the buyer corrected',
  [buyerAddressCause]: 'Shipping address corrected',
  [consentCause]: 'The buyer took back whom to tell of it',
  'taken back': 'Taken back',
  'event cancelled': 'Event called off',
  'account deleted': 'Account of the buyer deleted',
  refund: 'Refund',
  dispute: 'Dispute',
}
