import type { DefaultServerCellComponentProps } from 'payload'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import { memberLabel } from '@/src/core/memberships/membership-labels'
import { formatPrice } from '@/src/core/money'
import { reviewLabels } from '@/src/core/orders/order-labels'
import type { Membership } from '@/src/payload-types'
import { isPaidElsewhere } from '@/src/server/memberships/paid-elsewhere'

/** How the membership stands, in words. */
export function StandingCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const membership = rowData as Membership
  const { needsReview } = membership
  return (
    <span>
      {memberLabel({ ...membership, isElsewhere: isPaidElsewhere(payload, membership) })}
      {needsReview && (
        <span className={styles.mark} title={reviewLabels[needsReview]}>
          Needs a look
        </span>
      )}
    </span>
  )
}

/** `$5.00 a month`. */
export function PriceCell({ rowData }: DefaultServerCellComponentProps) {
  const { interval, amountMinor } = rowData as Membership
  return <span>{interval === 'none' ? '–' : `${formatPrice(amountMinor)} a ${interval}`}</span>
}

export function DollarCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{typeof cellData === 'number' && cellData > 0 ? formatPrice(cellData) : '–'}</span>
}
