import styles from '@/plugins/commerce/admin/order.module.css'
import { AdminLink } from '@/src/admin/admin-link'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatPrice } from '@/src/core/money'
import { lineTotalMinor } from '@/src/core/orders/payment-lines'
import { variantLabel } from '@/src/core/orders/variant-labels'
import type { Order } from '@/src/payload-types'

/** How often files of a line were taken; `last` is ISO, null for never. */
export type LineDownloads = { count: number; last: string | null }

export type ShownLine = Order['items'][number] & {
  /** Units whose money was not given back. */
  left: number
  progress: string
  /** It is neither a file nor given back, and has not been handed over. */
  isUnsent: boolean
  /** Its units can be put back into stock. */
  hasStock: boolean
  /** Somebody has claimed it as a gift, and it has not been handed over. */
  isPromised: boolean
  /** Why it cannot be handed over yet; empty when it can. */
  waitsFor: string
  /** Null where there is nothing to download. */
  downloads: LineDownloads | null
  /** Where the member stands who joined with this line; empty for all else. */
  memberUrl: string
}

/** What was bought, with pictures. */
export function OrderLines({ lines }: { lines: readonly ShownLine[] }) {
  return (
    <section className={styles.part}>
      <h3>What was bought</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            {line.coverUrl ? (
              // biome-ignore lint/performance/noImgElement: already a small copy of the right size
              <img src={line.coverUrl} alt="" width={64} height={64} />
            ) : (
              <span className={styles.noPicture} />
            )}
            <div>
              <strong>{line.title}</strong>
              <p>{detailOf(line)}</p>
              <p className={styles.hint}>{saidOf(line)}</p>
              {line.downloads && <Downloaded {...line.downloads} />}
              {line.memberUrl && <AdminLink href={line.memberUrl}>See the member</AdminLink>}
            </div>
            <span className={styles.amount}>{formatPrice(lineTotalMinor(line))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether it was taken already, which refunds may depend on. */
function Downloaded({ count, last }: LineDownloads) {
  const { never, times } = ownerMessages.downloads
  return (
    <p className={styles.hint}>
      {last ? (
        <>
          {times(count)} <LocalTime iso={last} />
        </>
      ) : (
        never
      )}
    </p>
  )
}

/** `Black, M · 2 × $25.00`. */
function detailOf(line: ShownLine): string {
  const pieces = `${line.quantity} × ${formatPrice(line.unitMinor)}`
  return [variantLabel(line), pieces].filter(Boolean).join(' · ')
}

function saidOf({ progress, left, quantity, giftFor }: ShownLine): string {
  const refunded = quantity - left
  return [
    progress,
    giftFor ? `A gift for ${giftFor}` : '',
    refunded > 0 ? `${refunded} of ${quantity} refunded` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
