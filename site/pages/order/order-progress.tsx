import styles from '@/site/pages/order/order.module.css'
import type { ShippingAddress } from '@/src/core/contracts/checkout'
import type { OrderParcel, OrderView } from '@/src/core/contracts/orders'
import { countryName } from '@/src/core/countries'
import { formatPrice, toMinor } from '@/src/core/money'
import { parcelWords } from '@/src/core/orders/tracking'
import { showDate } from '@/src/core/show-date'

/** What has happened to a paid order so far, and where its parcel is. */
export function OrderProgress({ order }: { order: OrderView }) {
  const { paidAt, history, parcel, shippingAddress, refunded, refundState } = order
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
      {parcel && <Parcel {...parcel} />}
      {shippingAddress && <Address {...shippingAddress} />}
      {refundState === 'partial' && (
        <p>{formatPrice(toMinor(refunded))} of it was given back to you.</p>
      )}
    </section>
  )
}

function Parcel(parcel: OrderParcel) {
  const words = parcelWords(parcel)
  if (!words) {
    return null
  }
  return (
    <p>
      Parcel {words}{' '}
      {parcel.trackingUrl && (
        <a href={parcel.trackingUrl} target="_blank" rel="noreferrer">
          Follow your parcel
        </a>
      )}
    </p>
  )
}

function Address({ name, street, zipCode, city, country }: ShippingAddress) {
  const place = [zipCode, city].filter(Boolean).join(' ')
  return <p>Ships to {[name, street, place, countryName(country)].filter(Boolean).join(', ')}</p>
}
