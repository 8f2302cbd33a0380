import { Card, NothingYet } from '@/plugins/insights/dashboard/card'
import styles from '@/plugins/insights/dashboard/latest.module.css'
import { orderLabel } from '@/plugins/insights/labels'
import { AdminLink } from '@/src/admin/admin-link'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import { ordersPath } from '@/src/admin/studio-paths'
import { formatPrice } from '@/src/core/money'
import type { PendingLine } from '@/src/core/orders/fulfilment/pending-lines'
import { slugs } from '@/src/core/slugs'
import type { ContactMessage, Order } from '@/src/payload-types'

type OrdersProps = {
  orders: readonly Order[]
  /** What nobody can have yet, by order. */
  coming: ReadonlyMap<string, readonly PendingLine[]>
  adminPath: string
}

export function LatestOrders({ orders, coming, adminPath }: OrdersProps) {
  const list = adminPath + ordersPath
  if (orders.length === 0) {
    return (
      <Card title="Latest orders">
        <NothingYet>When somebody buys, you see what, who and how much.</NothingYet>
      </Card>
    )
  }
  return (
    <Card title="Latest orders" more={{ label: 'All orders', href: list }}>
      <ul className={styles.rows}>
        {orders.map((order) => (
          <li key={order.id}>
            <span
              className={styles.thumb}
              style={{ backgroundImage: coverOf(order) }}
              aria-hidden="true"
            />
            <span className={styles.rowWords}>
              <AdminLink href={`${list}/${order.id}`}>{titleOf(order)}</AdminLink>
              <small>
                {order.shippingAddress?.name || order.email} ·{' '}
                <LocalTime iso={order.paidAt ?? order.createdAt} />
              </small>
            </span>
            <span className={styles.rowState}>{orderLabel(order, coming.get(order.id) ?? [])}</span>
            <span className={styles.amount}>{formatPrice(order.totalMinor)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function titleOf({ items }: Order): string {
  const [first] = items
  return items.length > 1 ? `${first?.title} + ${items.length - 1} more` : (first?.title ?? '')
}

function coverOf({ items }: Order): string | undefined {
  const cover = items.find(({ coverUrl }) => coverUrl)?.coverUrl
  return cover ? `url(${JSON.stringify(cover)})` : undefined
}

type MessagesProps = { messages: readonly ContactMessage[]; adminPath: string }

export function LatestMessages({ messages, adminPath }: MessagesProps) {
  const list = `${adminPath}/collections/${slugs.contactMessages}`
  if (messages.length === 0) {
    return (
      <Card title="Messages">
        <NothingYet>Messages from your Contact page arrive here and in your email.</NothingYet>
      </Card>
    )
  }
  return (
    <Card title="Messages" more={{ label: 'All messages', href: list }}>
      <ul className={styles.rows}>
        {messages.map(({ id, name, message, createdAt }) => (
          <li key={id}>
            <span className={styles.initial} aria-hidden="true">
              {name.trim().slice(0, 1).toUpperCase()}
            </span>
            <span className={styles.rowWords}>
              <AdminLink href={`${list}/${id}`}>{name}</AdminLink>
              <small>{message}</small>
            </span>
            <span className={styles.amount}>
              <LocalTime iso={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
