import styles from '@/plugins/catalog/product/product.module.css'
import { useProduct } from '@/plugins/catalog/product/product-context'
import { afterFees, feesInWords } from '@/src/admin/fees/after-fees'
import { formatPrice } from '@/src/core/money'

/** What is left of a price for the artist. */
export function AfterFees({ minor }: { minor: number }) {
  const { platformBps } = useProduct()
  if (minor <= 0) {
    return null
  }
  return (
    <p className={styles.fees}>
      <b>
        After fees you get about {formatPrice(afterFees(minor, platformBps))} of{' '}
        {formatPrice(minor)}
      </b>
      <small>
        Counted with {feesInWords(platformBps)}. Your payment provider’s own fee may be another.
      </small>
    </p>
  )
}
