import type { PayloadRequest } from 'payload'
import styles from '@/plugins/commerce/admin/order.module.css'
import { listOrders, orderIds } from '@/plugins/commerce/fulfilment/board/list-orders'
import { shownQuery } from '@/plugins/commerce/fulfilment/board/shown-orders'
import { AdminLink } from '@/src/admin/admin-link'
import { ordersPath } from '@/src/admin/studio-paths'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { Order } from '@/src/payload-types'

type Props = {
  req: PayloadRequest
  profileId: string
  order: Pick<Order, 'publicRef'> & { id: string }
}

/** The way back to the column of an order, and on to those beside it, as far as a column is walked through. */
export async function OrderNeighbours({ req, profileId, order }: Props) {
  const words = order.publicRef
  const { orders } = await listOrders(req, profileId, { words, page: 1 })
  const column = orders.find(({ id }) => id === order.id)?.column ?? 'done'
  const ids = await orderIds(req, profileId, { column })
  const at = ids.indexOf(order.id)
  const list = req.payload.config.routes.admin + ordersPath
  const hrefOf = (id: string | undefined) => id && `${list}/${id}`
  const [before, after] = at < 0 ? [] : [hrefOf(ids[at - 1]), hrefOf(ids[at + 1])]
  return (
    <nav className={styles.neighbours} aria-label="Orders beside this one">
      {before && <AdminLink href={before}>Previous</AdminLink>}
      <AdminLink href={list + shownQuery({ column })}>
        {ownerMessages.orderBoard.columns[column].name}
        {at >= 0 && `, ${at + 1} of ${ids.length}`}
      </AdminLink>
      {after && <AdminLink href={after}>Next</AdminLink>}
    </nav>
  )
}
