import { CorrectBuyer } from '@/plugins/commerce/admin/correct-buyer'
import type { Correctable } from '@/plugins/commerce/admin/correctable'
import { Moment } from '@/plugins/commerce/admin/moment'
import styles from '@/plugins/commerce/admin/order.module.css'
import { OrderGifts, type ShownGift } from '@/plugins/commerce/admin/order-gifts'
import { PrintSlip } from '@/plugins/commerce/admin/print-slip'
import { addressLines } from '@/src/core/address-lines'
import { deletedAccount, deletedEmail } from '@/src/core/deleted-account'
import { type Parcel, parcelsOf } from '@/src/core/orders/parcels'
import { parcelWords, trackingUrl } from '@/src/core/orders/tracking'
import type { Order } from '@/src/payload-types'

const providerNames: Readonly<Record<Order['provider'], string>> = {
  stripe: 'Stripe',
  test: 'Test payments',
  none: 'Nothing to pay',
}

type Props = {
  /** Address of the order in the API. */
  url: string
  order: Order
  gifts: readonly ShownGift[]
  correctable: Correctable
}

/** Who bought it, where it goes, how it was paid. */
export function OrderSide({ url, order, gifts, correctable }: Props) {
  const { email, buyerName, account, shippingAddress, paidAt, createdAt, provider } = order
  const parcels = parcelsOf(order.items).filter(parcelWords)
  const hasAddress = shippingAddress?.street || gifts.some(({ address }) => address?.street)
  return (
    <aside className={styles.side}>
      <section>
        <h3>Buyer</h3>
        {(buyerName || shippingAddress?.name) && <p>{buyerName || shippingAddress?.name}</p>}
        <p>{email === deletedEmail ? deletedAccount : <a href={`mailto:${email}`}>{email}</a>}</p>
        <p className={styles.hint}>{account ? 'Has an account' : 'Bought as a guest'}</p>
      </section>
      {shippingAddress?.street && (
        <section>
          <h3>Ships to</h3>
          <address>
            {addressLines(shippingAddress ?? {}).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </section>
      )}
      {(correctable.email || correctable.address) && (
        <CorrectBuyer
          url={url}
          email={email}
          address={shippingAddress ?? {}}
          correctable={correctable}
          isPaid={Boolean(paidAt)}
        />
      )}
      <OrderGifts url={url} gifts={gifts} />
      {hasAddress && <PrintSlip />}
      {parcels.length > 0 && (
        <section>
          <h3>{parcels.length > 1 ? 'Parcels' : 'Parcel'}</h3>
          {parcels.map((parcel) => (
            <FollowedParcel key={parcel.sentAt} parcel={parcel} />
          ))}
        </section>
      )}
      <section>
        <h3>Payment</h3>
        <p>{providerNames[provider]}</p>
        <p className={styles.hint}>
          Ordered <Moment iso={createdAt} />
        </p>
        {paidAt && (
          <p className={styles.hint}>
            Paid <Moment iso={paidAt} />
          </p>
        )}
      </section>
    </aside>
  )
}

function FollowedParcel({ parcel }: { parcel: Parcel }) {
  const followUrl = trackingUrl(parcel)
  const words = parcelWords(parcel)
  return <p>{followUrl ? <a href={followUrl}>{words}</a> : words}</p>
}
