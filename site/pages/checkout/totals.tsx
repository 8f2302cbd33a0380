import styles from '@/site/pages/checkout/summary.module.css'
import { formatPrice, toMinor } from '@/src/core/money'

/** Dollars, as the API speaks of carts and orders. */
type Props = {
  subtotal: number
  discount: number
  /** Whose discount it is; empty without one. */
  code: string
  shipping: number
  /** Known: shown by their names, in place of the two sums below. */
  taxes?: readonly { name: string; percent: number; amount: number; isIncluded: boolean }[]
  tax: number
  taxIncluded: number
  tip: number
  total: number
}

export function Totals(props: Props) {
  const { subtotal, discount, code, shipping, tip, total } = props
  const taxes = props.taxes?.filter(({ amount }) => amount > 0).map(namedTax) ?? unnamedTaxes(props)
  return (
    <dl className={styles.totals}>
      <Row label="Subtotal" dollars={subtotal} />
      {discount > 0 && <Row label={code ? `Discount ${code}` : 'Discount'} dollars={-discount} />}
      {shipping > 0 && <Row label="Shipping" dollars={shipping} />}
      {taxes
        .filter(({ isIncluded }) => !isIncluded)
        .map((tax) => (
          <Row key={tax.label} label={tax.label} dollars={tax.amount} />
        ))}
      {tip > 0 && <Row label="Tip" dollars={tip} />}
      <div className={styles.sum}>
        <dt>Total</dt>
        <dd>{formatPrice(toMinor(total))}</dd>
      </div>
      {taxes
        .filter(({ isIncluded }) => isIncluded)
        .map((tax) => (
          <Row key={tax.label} label={`Includes ${tax.label}`} dollars={tax.amount} />
        ))}
    </dl>
  )
}

type Tax = { label: string; amount: number; isIncluded: boolean }

function namedTax({ name, percent, ...tax }: NonNullable<Props['taxes']>[number]): Tax {
  return { label: `${name} ${percent} %`, ...tax }
}

function unnamedTaxes({ tax, taxIncluded }: Pick<Props, 'tax' | 'taxIncluded'>): Tax[] {
  return [
    { label: 'Tax', amount: tax, isIncluded: false },
    { label: 'tax', amount: taxIncluded, isIncluded: true },
  ].filter(({ amount }) => amount > 0)
}

function Row({ label, dollars }: { label: string; dollars: number }) {
  const amount = formatPrice(toMinor(Math.abs(dollars)))
  return (
    <div>
      <dt>{label}</dt>
      <dd>{dollars < 0 ? `−${amount}` : amount}</dd>
    </div>
  )
}
