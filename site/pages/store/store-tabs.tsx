import { ListLink } from '@/site/list-controls/list-navigation.client'
import styles from '@/site/pages/store/store.module.css'
import { type StoreQuery, storeHref } from '@/site/pages/store/store-query'
import { productCategories } from '@/src/core/product-choices'

/** Another tab keeps what is searched for; the release types are those of Music. */
export function StoreTabs({ query: { category, search } }: { query: StoreQuery }) {
  return (
    <div className={styles.tabs} role="tablist" aria-label="Store">
      {productCategories.map((name) => (
        <ListLink
          key={name}
          id={`tab-${name}`}
          href={storeHref({ category: name, search, releaseType: '' })}
          role="tab"
          aria-selected={name === category}
          aria-controls="store-list"
          scroll={false}
          prefetch={search === '' ? true : undefined}
        >
          {name}
        </ListLink>
      ))}
    </div>
  )
}
