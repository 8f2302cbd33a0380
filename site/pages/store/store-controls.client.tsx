'use client'

import { useParams, useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { ListControls } from '@/site/list-controls/list-controls.client'
import {
  clearedStore,
  readStoreQuery,
  releaseFilter,
  storePath,
  toListQuery,
} from '@/site/pages/store/store-query'
import { StoreTabs } from '@/site/pages/store/store-tabs'

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
