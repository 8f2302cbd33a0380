import styles from '@/site/pages/order/order.module.css'
import { OrderNews } from '@/site/pages/order/order-news'
import { addressLines } from '@/src/core/address-lines'
import type { ShippingAddress } from '@/src/core/contracts/checkout'
import type { OrderView } from '@/src/core/contracts/orders'
import { showDate } from '@/src/core/show-date'

/** What has happened to a paid order so far, and where its parcels are. */
export function OrderProgress({ order }: { order: OrderView }) {
  const { paidAt, history, shippingAddress } = order
  if (!paidAt) {
    return null
  }
  return (
    <section className={styles.progress} aria-label="What happened so far">
      <ol>
        {history.map(({ at, status, words }) => (
          <li key={`${at} ${status}`}>
            <span>{words}</span>
            <time dateTime={at}>{showDate(at)}</time>
          </li>
        ))}
      </ol>
      <OrderNews order={order} />
      {shippingAddress && <Address {...shippingAddress} />}
    </section>
  )
}

function Address(address: ShippingAddress) {
  return <p>Ships to {addressLines(address).join(', ')}</p>
}
