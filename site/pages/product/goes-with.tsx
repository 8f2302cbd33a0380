import { SiteLink } from '@/site/layout/site-link.client'
import styles from '@/site/pages/product/release.module.css'
import type { ProductCard as Card } from '@/src/core/contracts/products/products'
import { storeMessages } from '@/src/core/messages/store'
import { priceText } from '@/src/core/money'
import { ProductCard } from '@/src/ui/product-card/product-card'

const coverSizes = '(max-width: 500px) calc(50vw - 28px), 285px'

/** The merch of a release, or the release that merch belongs to. */
export function GoesWith({ products }: { products: readonly Card[] }) {
  const [first] = products
  if (!first) {
    return null
  }
  const heading =
    first.category === 'Music' ? storeMessages.ofRelease : storeMessages.merchOfRelease
  return (
    <section className={styles.goesWith} aria-labelledby="goes-with">
      <h2 className={styles.smallHeading} id="goes-with">
        {heading}
      </h2>
      <div>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            href={`/products/${product.id}`}
            title={product.title}
            line={product.category === 'Music' ? product.artist : priceText(product)}
            cover={product.cover}
            sizes={coverSizes}
            Link={SiteLink}
          />
        ))}
      </div>
    </section>
  )
}
