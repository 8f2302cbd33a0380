'use client'

import { Totals } from '@/site/pages/checkout/totals'
import { DownloadButton } from '@/site/pages/order/download-button.client'
import styles from '@/site/pages/order/order.module.css'
import type { OrderView } from '@/src/core/contracts/orders'
import { formatPrice, toMinor } from '@/src/core/money'
import { formatPlayerTime } from '@/src/core/player-time'

type Props = { order: OrderView; token?: string }

/** What was bought, with a download for every track once it is paid. */
export function OrderLines({ order, token }: Props) {
  return (
    <section className={styles.bought} aria-label="Your order">
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={`${line.productId} ${line.color} ${line.size}`}>
            <div className={styles.line}>
              {line.coverImage ? (
                // biome-ignore lint/performance/noImgElement: already a small copy of the right size
                <img src={line.coverImage} alt="" width={88} height={88} />
              ) : (
                <span />
              )}
              <div>
                <h2>{line.title}</h2>
                <p>
                  {[line.color, line.size, line.quantity > 1 ? `Quantity ${line.quantity}` : '']
                    .filter(Boolean)
                    .join(', ')}
                </p>
              </div>
              <span className={styles.price}>{formatPrice(toMinor(line.lineTotal))}</span>
            </div>
            {line.tracks.length > 0 && (
              <ol className={styles.tracks}>
                {line.tracks.map((track) => (
                  <li key={track.id}>
                    <span className={styles.title}>{track.title}</span>
                    <span className={styles.length}>{formatPlayerTime(track.durationSeconds)}</span>
                    <DownloadButton orderRef={order.ref} token={token} track={track} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
      <Totals {...order} />
    </section>
  )
}
