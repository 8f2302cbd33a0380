import { createLocalReq, type DefaultServerCellComponentProps } from 'payload'
import styles from '@/plugins/commerce/admin/orders.module.css'
import { rowsById } from '@/src/admin/rows-by-id'
import { formatPrice } from '@/src/core/money'
import {
  orderStateLabel,
  type PendingLine,
  pendingLineLabel,
} from '@/src/core/orders/fulfilment/pending-lines'
import { ownerLabelsFor, refundLabels, reviewLabels } from '@/src/core/orders/order-labels'
import type { Order } from '@/src/payload-types'
import { mayHavePendingLines, pendingLines } from '@/src/server/delivery/pending-lines'

const comingById = rowsById<{ id: string; coming: readonly PendingLine[] }>(
  async (payload, ids) => {
    const comings = await pendingLines(await createLocalReq({}, payload), ids)
    return [...comings].map(([id, coming]) => ({ id, coming }))
  },
)

/** How the order stands, with what is unusual about it. */
export async function StatusCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const order = rowData as Order
  const { status, refundState, needsReview } = order
  const coming = (mayHavePendingLines(order) && (await comingById(payload, order.id))?.coming) || []
  return (
    <span className={styles.badges}>
      <span className={styles.badge} data-status={coming.length > 0 ? undefined : status}>
        {orderStateLabel(ownerLabelsFor, order, coming)}
      </span>
      {coming.length > 0 && <small>{pendingLineLabel(coming)}</small>}
      {needsReview && (
        <span className={styles.badge} data-status="review" title={reviewLabels[needsReview]}>
          Needs a look
        </span>
      )}
      {refundState !== 'none' && <span className={styles.badge}>{refundLabels[refundState]}</span>}
    </span>
  )
}

export function TotalCell({ rowData }: DefaultServerCellComponentProps) {
  const { totalMinor, refundedMinor } = rowData as Order
  return (
    <span className={styles.amount}>
      {formatPrice(totalMinor)}
      {refundedMinor > 0 && <small> −{formatPrice(refundedMinor)}</small>}
    </span>
  )
}

/** `2 × Tour shirt, Salt & Signal and 3 more`. */
export function ItemsCell({ rowData }: DefaultServerCellComponentProps) {
  const { items } = rowData as Order
  const named = items
    .slice(0, 2)
    .map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title))
  const more = items.length - named.length
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '')
}
