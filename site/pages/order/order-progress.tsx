import styles from '@/site/pages/order/order.module.css'
import type { ShippingAddress } from '@/src/core/contracts/checkout'
import type { OrderParcel, OrderView } from '@/src/core/contracts/orders'
import { countryName } from '@/src/core/countries'
import { formatPrice, toMinor } from '@/src/core/money'
import { parcelWords } from '@/src/core/orders/tracking'
import { showDate } from '@/src/core/show-date'

/** What has happened to a paid order so far, and where its parcels are. */
export function OrderProgress({ order }: { order: OrderView }) {
  const { paidAt, status, history, parcels, shippingAddress, refunded, refundState } = order
  if (!paidAt) {
    return null
  }
  const isAllTogether = parcels.length === 1 && status !== 'processing'
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
      {parcels.map((parcel) => (
        <Parcel key={parcel.sentAt} parcel={parcel} isAll={isAllTogether} />
      ))}
      {shippingAddress && <Address {...shippingAddress} />}
      {refundState === 'partial' && (
        <p>{formatPrice(toMinor(refunded))} of it was given back to you.</p>
      )}
    </section>
  )
}

/** What is in it needs saying where there is more than one. */
function Parcel({ parcel, isAll }: { parcel: OrderParcel; isAll: boolean }) {
  const words = parcelWords(parcel)
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

function Address({ name, street, zipCode, city, country }: ShippingAddress) {
  const place = [zipCode, city].filter(Boolean).join(' ')
  return <p>Ships to {[name, street, place, countryName(country)].filter(Boolean).join(', ')}</p>
}
