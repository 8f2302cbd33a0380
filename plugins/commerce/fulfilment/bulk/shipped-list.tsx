import styles from '@/plugins/commerce/fulfilment/bulk/bulk.module.css'
import type { ShippedOrder } from '@/src/core/contracts/orders/shipping'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const { outcomes } = ownerMessages.orderShipping

type Props = {
  shipped: readonly ShippedOrder[]
  /** What the server does not know an order by is said by this. */
  nameOf: (id: string) => string
}

/** What came of each order, those that did not go first. */
export function ShippedList({ shipped, nameOf }: Props) {
  const sorted = shipped.toSorted(
    (one, other) => Number(one.outcome === 'sent') - Number(other.outcome === 'sent'),
  )
  return (
    <ul className={styles.results} aria-label="What came of it">
      {sorted.map(({ id, ref, outcome, message }) => (
        <li key={id} data-outcome={outcome}>
          <b>{ref || nameOf(id)}</b> <span>{outcomes[outcome]}</span>
          {message && <p>{message}</p>}
        </li>
      ))}
    </ul>
  )
}

/** `3 orders were sent, 1 was not.` */
export function shippedSummary(shipped: readonly ShippedOrder[]): string {
  const sent = shipped.filter(({ outcome }) => outcome === 'sent' || outcome === 'partly').length
  return ownerMessages.orderShipping.summary(sent, shipped.length - sent)
}
