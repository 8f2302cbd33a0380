import type { ShownGift } from '@/plugins/commerce/admin/order-gifts'
import type { ShownLine } from '@/plugins/commerce/admin/order-lines'
import styles from '@/plugins/commerce/admin/packing-slip.module.css'
import { PrintOnly } from '@/plugins/commerce/admin/print-only'
import { showDay } from '@/src/core/dates/show-date'
import { titleWithVariant } from '@/src/core/orders/variant-labels'
import { addressLines } from '@/src/core/places/address-lines'
import type { Order } from '@/src/payload-types'

type Props = {
  order: Order
  lines: readonly ShownLine[]
  gifts: readonly ShownGift[]
  seller: string
}

/** What goes into each parcel: address and pieces, no prices, because parcels may be presents. */
export function PackingSlip({ order, lines, gifts, seller }: Props) {
  // Once all has left, the slip is printed again as a whole.
  const isNext = lines.some(({ isUnsent }) => isUnsent)
    ? ({ isUnsent, waitsFor }: ShownLine) => isUnsent && !waitsFor
    : ({ left }: ShownLine) => left > 0
  const isPacked = (line: ShownLine) => line.deliveryType === 'shipping' && isNext(line)
  const own = lines.filter((line) => isPacked(line) && !line.giftFor)
  const parcels = gifts.flatMap((gift) => {
    const { line, address, id } = gift
    const packed = lines[line]
    return packed && isPacked(packed) && address?.street ? [{ id, address, packed, gift }] : []
  })
  if (own.length + parcels.length === 0) {
    return null
  }
  return (
    <PrintOnly>
      {own.length > 0 && (
        <Slip order={order} address={order.shippingAddress} lines={own} seller={seller} />
      )}
      {parcels.map(({ id, address, packed, gift }) => (
        <Slip
          key={id}
          order={order}
          address={address}
          lines={[packed]}
          seller={seller}
          gift={gift}
        />
      ))}
    </PrintOnly>
  )
}

type SlipProps = Pick<Props, 'order' | 'lines' | 'seller'> & {
  address: Order['shippingAddress']
  /** Whose words go with it. */
  gift?: ShownGift
}

function Slip({ order, address, lines, seller, gift }: SlipProps) {
  return (
    <section className={styles.slip}>
      <h1>{seller}</h1>
      <p>
        Order {order.publicRef}, {showDay(order.createdAt)}
      </p>
      <address>
        {addressLines(address ?? {}).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <table>
        <thead>
          <tr>
            <th>Packed</th>
            <th>Pieces</th>
            <th>What</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td className={styles.box} />
              <td>{line.left}</td>
              <td>{titleWithVariant(line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {gift?.giverName && <p>A gift from {gift.giverName}</p>}
      {gift?.message && <blockquote className={styles.words}>{gift.message}</blockquote>}
    </section>
  )
}
