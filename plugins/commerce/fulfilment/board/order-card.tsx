import type { MouseEvent } from 'react'
import styles from '@/plugins/commerce/fulfilment/board/board.module.css'
import { AdminLink } from '@/src/admin/admin-link'
import { ordersPath } from '@/src/admin/studio-paths'
import { Package } from '@/src/admin/ui/icons'
import type { ListedOrder } from '@/src/core/contracts/orders/board'
import { ageText } from '@/src/core/dates/age-text'
import { formatPrice } from '@/src/core/money'

type Props = {
  order: ListedOrder
  adminPath: string
  now: string
  isChosen: boolean
  onChoose: (event: MouseEvent) => void
}

/** One order of the board: all of it opens it, but the box in its corner. */
export function OrderCard({ order, adminPath, now, isChosen, onChoose }: Props) {
  const { id, ref, buyer, place, items, units, totalMinor, createdAt, label, remark } = order
  const pictures = items.flatMap(({ cover }) => cover ?? [])
  return (
    <article className={styles.card} data-chosen={isChosen || undefined}>
      <div className={styles.cardHead}>
        <label className={styles.box}>
          <input
            type="checkbox"
            value={id}
            aria-label={`Choose order ${ref} of ${buyer}`}
            checked={isChosen}
            // What is held while it is pressed is known to clicks alone, which keys make too.
            onClick={onChoose}
            onChange={() => undefined}
          />
        </label>
        <h3>
          <AdminLink href={`${adminPath}${ordersPath}/${id}`}>{ref}</AdminLink>
        </h3>
      </div>
      <p className={styles.buyer}>
        <b>{buyer}</b>
        {place && <span>{place}</span>}
      </p>
      <div className={styles.goods}>
        <span className={styles.pictures} aria-hidden="true">
          {pictures.length > 0 ? (
            pictures.map((cover) => (
              // biome-ignore lint/performance/noImgElement: already a small copy of the right size
              <img key={cover} src={cover} alt="" width={36} height={36} loading="lazy" />
            ))
          ) : (
            <Package size={20} strokeWidth={1.5} />
          )}
        </span>
        <span className={styles.what}>{whatOf(items, units)}</span>
      </div>
      <p className={styles.cardFoot}>
        <span className={styles.badge} data-column={order.column}>
          {label}
        </span>
        <span className={styles.age}>{ageText(createdAt, now)}</span>
        <span className={styles.amount}>{formatPrice(totalMinor)}</span>
      </p>
      {remark && <p className={styles.remark}>{remark}</p>}
    </article>
  )
}

/** `2 × Tour shirt, Tides and 3 more`: of the first two, and how many pieces there are besides. */
export function whatOf(items: ListedOrder['items'], units: number): string {
  const named = items.slice(0, 2)
  const more = units - named.reduce((sum, { quantity }) => sum + quantity, 0)
  const titles = named.map(({ title, quantity }) =>
    quantity > 1 ? `${quantity} × ${title}` : title,
  )
  return titles.join(', ') + (more > 0 ? ` and ${more} more` : '')
}
