import { Moment } from '@/plugins/commerce/admin/moment'
import styles from '@/plugins/commerce/admin/order.module.css'
import { formatPrice } from '@/src/core/money'
import type { Order, Refund } from '@/src/payload-types'

const refundStateWords: Readonly<Record<Refund['state'], string>> = {
  requested: 'waits for the payment provider',
  pending: 'on its way',
  succeeded: 'given back',
  failed: 'failed',
}

/** What was charged, and what went back. */
export function OrderMoney({ order, refunds }: { order: Order; refunds: readonly Refund[] }) {
  const { discountMinor, discountText, tipMinor, taxIncludedMinor, shippingRateName } = order
  return (
    <section className={styles.part}>
      <h3>Money</h3>
      <dl className={styles.money}>
        <Row label="Goods" minor={order.subtotalMinor} />
        {Boolean(discountMinor) && (
          <Row
            label={discountText ? `Discount (${discountText})` : 'Discount'}
            minor={-(discountMinor ?? 0)}
          />
        )}
        {order.shippingMinor > 0 && (
          <Row
            label={shippingRateName ? `Shipping (${shippingRateName})` : 'Shipping'}
            minor={order.shippingMinor}
          />
        )}
        {order.taxMinor > 0 && <Row label="Tax" minor={order.taxMinor} />}
        {Boolean(tipMinor) && <Row label="Tip" minor={tipMinor ?? 0} />}
        <Row label="Total" minor={order.totalMinor} isSum />
        {Boolean(taxIncludedMinor) && (
          <Row label="Tax that is in the prices" minor={taxIncludedMinor ?? 0} />
        )}
        {order.refundedMinor > 0 && (
          <>
            <Row label="Given back" minor={-order.refundedMinor} />
            <Row label="You keep" minor={order.totalMinor - order.refundedMinor} isSum />
          </>
        )}
      </dl>
      {refunds.length > 0 && (
        <ul className={styles.refunds} aria-label="Refunds">
          {refunds.map(({ id, amountMinor, state, reason, error, createdAt }) => (
            <li key={id} data-state={state}>
              {amountMinor > 0 ? (
                <>
                  <span className={styles.amount}>{formatPrice(amountMinor)}</span>{' '}
                  {refundStateWords[state]}
                </>
              ) : (
                'Taken back without money'
              )}
              , <Moment iso={createdAt} />
              {reason && <p className={styles.hint}>{reason}</p>}
              {error && <p className={styles.problem}>{error}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ label, minor, isSum }: { label: string; minor: number; isSum?: boolean }) {
  return (
    <div className={isSum ? styles.sum : undefined}>
      <dt>{label}</dt>
      <dd>{minor < 0 ? `−${formatPrice(-minor)}` : formatPrice(minor)}</dd>
    </div>
  )
}
