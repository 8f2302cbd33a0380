import type { KeyboardEvent } from 'react'
import { ListLink } from '@/site/list-controls/list-navigation.client'
import styles from '@/site/pages/store/store.module.css'
import { type StoreQuery, storeHref } from '@/site/pages/store/store-query'
import { productCategories } from '@/src/core/product-choices'

/** Another tab keeps what is searched for; the release types are those of Music. */
export function StoreTabs({ query: { category, search } }: { query: StoreQuery }) {
  return (
    <div className={styles.tabs} role="tablist" aria-label="Store" onKeyDown={moveFocus}>
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

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Tabs are walked through with the arrow keys; Enter opens one. */
function moveFocus({ key, altKey, currentTarget }: KeyboardEvent<HTMLElement>) {
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const index = tabs.findIndex((tab) => tab.matches(':focus'))
  const step = altKey ? undefined : steps[key]
  if (step && index >= 0) {
    tabs.at((index + step) % tabs.length)?.focus()
  }
}
