import styles from '@/site/pages/product/release.module.css'
import type { ProductDetail } from '@/src/core/contracts/products/products'
import { storeMessages } from '@/src/core/messages/store'
import { priceText } from '@/src/core/money'

type Props = {
  product: Pick<ProductDetail, 'priceMinMinor' | 'priceMaxMinor' | 'payWhatYouWant'>
}

export function PriceLine({ product }: Props) {
  return (
    <p className={styles.price}>
      {priceText(product)} {product.payWhatYouWant && <small>{storeMessages.payWhatYouWant}</small>}
    </p>
  )
}
