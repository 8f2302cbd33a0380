import Link from 'next/link'
import styles from '@/site/pages/store/store.module.css'
import { storeHref } from '@/site/pages/store/store-href'
import { type ProductCategory, productCategories } from '@/src/core/contracts/products'

export function StoreTabs({ category }: { category: ProductCategory }) {
  return (
    <div className={styles.tabs} role="tablist" aria-label="Store">
      {productCategories.map((name) => (
        <Link
          key={name}
          id={`tab-${name}`}
          href={storeHref(name)}
          role="tab"
          aria-selected={name === category}
          aria-controls="store-list"
          prefetch
        >
          {name}
        </Link>
      ))}
    </div>
  )
}
