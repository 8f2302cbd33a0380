import styles from '@/site/pages/order/order.module.css'
import type { OrderParcel, OrderView } from '@/src/core/contracts/orders/order-answers'
import { ordersMessages } from '@/src/core/messages/orders'
import { formatPrice, toMinor } from '@/src/core/money'
import { parcelLabel } from '@/src/core/orders/pricing/shipping'

type Props = { order: Pick<OrderView, 'status' | 'parcels' | 'refunded' | 'refundState'> }

/** Where its parcels are, and what was given back of it. */
export function OrderNews({ order: { status, parcels, refunded, refundState } }: Props) {
  const isPartlyRefunded = refundState === 'partial'
  if (parcels.length === 0 && !isPartlyRefunded) {
    return null
  }
  const isAllTogether = parcels.length === 1 && status !== 'processing'
  return (
    <div className={styles.news}>
      {parcels.map((parcel) => (
        <Parcel key={parcel.sentAt} parcel={parcel} isAll={isAllTogether} />
      ))}
      {isPartlyRefunded && <p>{ordersMessages.givenBack(formatPrice(toMinor(refunded)))}</p>}
    </div>
  )
}

/** What is in it needs saying where there is more than one. */
function Parcel({ parcel, isAll }: { parcel: OrderParcel; isAll: boolean }) {
  const words = parcelLabel(parcel)
  if (!words) {
    return null
  }
  return (
    <p>
      Parcel {words}
      {!isAll && ` with ${parcel.contents}`}{' '}
      {parcel.trackingUrl && (
        <a href={parcel.trackingUrl} target="_blank" rel="noreferrer">
          Follow your parcel
        </a>
      )}
    </p>
  )
}
