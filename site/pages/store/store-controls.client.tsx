'use client'

import { useParams, useSearchParams } from 'next/navigation'
import type { KeyboardEvent, ReactNode } from 'react'
import { ListControls } from '@/site/list-controls/list-controls.client'
import { ListLink } from '@/site/list-controls/list-navigation.client'
import styles from '@/site/pages/store/store.module.css'
import {
  clearedStore,
  readStoreQuery,
  releaseFilter,
  type StoreQuery,
  storeHref,
  storePath,
  toListQuery,
} from '@/site/pages/store/store-query'
import { productCategories } from '@/src/core/choices/product-choices'

const filters = [releaseFilter]

/**
 * Tabs, search and filter of the store. The tab of a static page stands in its path, because a
 * static page knows no query; by the rewrites it has neither a search nor a release type.
 */
export function StoreControls({ children }: { children: ReactNode }) {
  const params = useParams<{ category?: string }>()
  const written = Object.fromEntries(useSearchParams())
  const query = readStoreQuery({ ...written, ...(params.category && params) })
  const isMusic = query.category === 'Music'

  return (
    <ListControls
      pathname={storePath}
      query={toListQuery(query)}
      cleared={clearedStore}
      searchLabel={`Search ${query.category.toLowerCase()}`}
      filterTitle="Filter Music"
      filters={filters}
      isFilterDisabled={!isMusic}
      start={<StoreTabs query={query} />}
    >
      {children}
    </ListControls>
  )
}

/** Another tab keeps what is searched for; the release types are those of Music. */
function StoreTabs({ query: { category, search } }: { query: StoreQuery }) {
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
