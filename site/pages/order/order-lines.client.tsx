'use client'

import { ReleaseDownloads } from '@/site/library/release-downloads.client'
import { Totals } from '@/site/pages/checkout/totals'
import { GiftStatus } from '@/site/pages/order/gift-status.client'
import styles from '@/site/pages/order/order.module.css'
import { TicketList } from '@/site/pages/order/ticket-list'
import type { OrderLine, OrderView } from '@/src/core/contracts/orders/order-answers'
import { formatPrice, toMinor } from '@/src/core/money'
import { Icon } from '@/src/ui/icon/icon'

type Props = {
  order: OrderView
  token?: string
  /** With a download for each song; not where the visitor's music stands beside it. */
  hasFiles?: boolean
}

/** What was bought, with a download for every track once it is paid. */
export function OrderLines({ order, token, hasFiles = true }: Props) {
  return (
    <section className={styles.bought} aria-label="Your order">
      <ul className={styles.lines}>
        {order.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may get the same thing, and lines never move
          <li key={index}>
            <div className={styles.line}>
              {line.coverImage ? (
                // biome-ignore lint/performance/noImgElement: already a small copy of the right size
                <img src={line.coverImage} alt="" width={88} height={88} />
              ) : (
                // A membership has no picture.
                <span>
                  {line.isMembership && <Icon name="star" />}
                  {!line.isMembership && line.gift && line.productId === '' && <Icon name="gift" />}
                </span>
              )}
              <div>
                <h2>{line.title}</h2>
                <p>
                  {[line.color, line.size, line.quantity > 1 ? `Quantity ${line.quantity}` : '']
                    .filter(Boolean)
                    .join(', ')}
                </p>
                <p>{orderStateLabel(line)}</p>
              </div>
              <span className={styles.price}>{formatPrice(toMinor(line.lineTotal))}</span>
            </div>
            {line.gift && (
              <GiftStatus gift={line.gift} giftKey={{ orderRef: order.ref, token, line: index }} />
            )}
            <TicketList tickets={line.tickets} />
            {hasFiles && (
              <ReleaseDownloads
                productId={line.productId}
                title={line.title}
                files={line}
                fileKey={{ orderRef: order.ref, token }}
              />
            )}
          </li>
        ))}
      </ul>
      <Totals {...order} code={order.discountCode} />
    </section>
  )
}

/** `On its way, 1 of 2 refunded`. */
function orderStateLabel({ progress, refundedQuantity, quantity }: OrderLine): string {
  const refunded = refundedQuantity > 0 ? `${refundedQuantity} of ${quantity} refunded` : ''
  return [progress, refunded].filter(Boolean).join(', ')
}
