import styles from '@/site/pages/checkout/summary.module.css'
import { formatPrice, toMinor } from '@/src/core/money'

/** Dollars, as the API speaks of orders. */
type Props = { subtotal: number; shipping: number; tax: number; total: number }

export function Totals({ subtotal, shipping, tax, total }: Props) {
  return (
    <dl className={styles.totals}>
      <Row label="Subtotal" dollars={subtotal} />
      {shipping > 0 && <Row label="Shipping" dollars={shipping} />}
      {tax > 0 && <Row label="Tax" dollars={tax} />}
      <div className={styles.sum}>
        <dt>Total</dt>
        <dd>{formatPrice(toMinor(total))}</dd>
      </div>
    </dl>
  )
}

function Row({ label, dollars }: { label: string; dollars: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatPrice(toMinor(dollars))}</dd>
    </div>
  )
}
