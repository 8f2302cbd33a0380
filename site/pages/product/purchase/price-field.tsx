import { parsePrice } from '@/site/cart/parse-price'
import styles from '@/site/pages/product/purchase/price-field.module.css'
import { formatPrice } from '@/src/core/money'

type Props = {
  minMinor: number
  text: string
  problem: string
  onText: (text: string) => void
}

/** A price in dollars that the visitor chooses, with the least it may be. */
export function PriceField({ minMinor, text, problem, onText }: Props) {
  const { priceMinor } = parsePrice(text, minMinor)
  const over = (priceMinor ?? minMinor) - minMinor
  const hint =
    over > 0 ? `${formatPrice(over)} over the minimum` : `${formatPrice(minMinor)} or more`

  return (
    <div className={problem ? `${styles.field} ${styles.failed}` : styles.field}>
      <label htmlFor="price">Your price</label>
      <span className={styles.box}>
        <span aria-hidden="true">$</span>
        <input
          id="price"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'price-problem' : 'price-hint'}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      </span>
      {problem ? (
        <p id="price-problem" className={styles.problem} role="alert">
          {problem}
        </p>
      ) : (
        <p id="price-hint" className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
