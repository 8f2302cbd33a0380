import type { DefaultServerCellComponentProps } from 'payload'
import styles from '@/plugins/commerce/admin/orders.module.css'
import { formatPrice } from '@/src/core/money'
import { handoverOf } from '@/src/core/orders/handover'
import { ownerWordsFor, refundWords, reviewWords } from '@/src/core/orders/order-words'
import type { Order } from '@/src/payload-types'

/** How the order stands, with what is unusual about it. */
export function StatusCell({ rowData }: DefaultServerCellComponentProps) {
  const { status, refundState, needsReview, items } = rowData as Order
  return (
    <span className={styles.badges}>
      <span className={styles.badge} data-status={status}>
        {ownerWordsFor(handoverOf(items))[status]}
      </span>
      {needsReview && (
        <span className={styles.badge} data-status="review" title={reviewWords[needsReview]}>
          Needs a look
        </span>
      )}
      {refundState !== 'none' && <span className={styles.badge}>{refundWords[refundState]}</span>}
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
