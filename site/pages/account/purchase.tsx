import Link from 'next/link'
import styles from '@/site/pages/account/account.module.css'
import { OrderLines } from '@/site/pages/order/order-lines.client'
import { OrderNews } from '@/site/pages/order/order-news'
import { orderPagePath } from '@/site/pages/order/order-paths'
import type { OrderView } from '@/src/core/contracts/orders/order-answers'
import { showDate } from '@/src/core/dates/show-date'
import { refundLabels } from '@/src/core/orders/order-labels'

/** An order among others: how it stands, what was bought, and the way to its own page. */
export function Purchase({ order }: { order: OrderView }) {
  const { ref, standing, coming, refundState } = order
  return (
    <article className={styles.order}>
      <div className={styles.orderHead}>
        <h3>{showDate(order.paidAt ?? order.createdAt)}</h3>
        <Link href={orderPagePath({ orderRef: ref })}>Order {ref}</Link>
      </div>
      <p>
        {standing}
        {refundState !== 'none' && `, ${refundLabels[refundState].toLowerCase()}`}
        {coming && `. ${coming}`}
      </p>
      <OrderNews order={order} />
      <OrderLines order={order} hasFiles={false} />
    </article>
  )
}
