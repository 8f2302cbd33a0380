import { afterFees, assumedCardFee } from '@/plugins/catalog/product/after-fees'
import styles from '@/plugins/catalog/product/product.module.css'
import { useProduct } from '@/plugins/catalog/product/product-context'
import { formatPrice } from '@/src/core/money'

/** What is left of a price for the artist. */
export function AfterFees({ minor }: { minor: number }) {
  const { platformBps } = useProduct()
  if (minor <= 0) {
    return null
  }
  const platform = platformBps > 0 ? ` and ${platformBps / 100} % for the platform` : ''
  return (
    <p className={styles.fees}>
      <b>
        After fees you get about {formatPrice(afterFees(minor, platformBps))} of{' '}
        {formatPrice(minor)}
      </b>
      <small>
        Counted with {assumedCardFee.bps / 100} % + {formatPrice(assumedCardFee.fixedMinor)} for the
        card{platform}. Your payment provider’s own fee may be another.
      </small>
    </p>
  )
}
