import styles from '@/site/pages/product/release.module.css'
import type { ProductDetail } from '@/src/core/contracts/products'
import { messages } from '@/src/core/messages'
import { priceText } from '@/src/core/price-text'

type Props = {
  product: Pick<ProductDetail, 'priceMinMinor' | 'priceMaxMinor' | 'payWhatYouWant'>
}

export function PriceLine({ product }: Props) {
  return (
    <p className={styles.price}>
      {priceText(product)}{' '}
      {product.payWhatYouWant && <small>{messages.store.payWhatYouWant}</small>}
    </p>
  )
}
