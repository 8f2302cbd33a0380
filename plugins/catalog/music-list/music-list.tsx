'use client'

import '@fontsource-variable/inter'
import { useMemo, useState } from 'react'
import { BulkBar } from '@/plugins/catalog/music-list/bulk-bar'
import styles from '@/plugins/catalog/music-list/music-list.module.css'
import { ReleaseCard } from '@/plugins/catalog/music-list/release-card'
import { NewRelease } from '@/src/admin/new-release'
import controls from '@/src/admin/ui/controls.module.css'
import { Plus, Search } from '@/src/admin/ui/icons'
import type { ProductState } from '@/src/core/contracts/products/product-form'
import type { ListedRelease } from '@/src/core/contracts/products/release-answers'

type Props = {
  profileId: string
  adminPath: string
  apiPath: string
  given: readonly ListedRelease[]
}

type Filter = ProductState | 'all'

const filters: readonly { value: Filter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'on-sale', label: 'On sale' },
  { value: 'scheduled', label: 'Planned' },
  { value: 'draft', label: 'Drafts' },
  { value: 'off', label: 'Taken off' },
]

/** The artist's releases as covers, to open one, or to do something to several. */
export function MusicList({ profileId, adminPath, apiPath, given }: Props) {
  const [releases, setReleases] = useState(given)
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())

  const shown = useMemo(() => {
    const words = query.trim().toLowerCase()
    return releases.filter(
      ({ title, state }) =>
        (filter === 'all' || state === filter) && title.toLowerCase().includes(words),
    )
  }, [releases, query, filter])
  const picked = shown.filter(({ id }) => chosen.has(id))

  const create = (label: string) => (
    <NewRelease {...{ profileId, adminPath, apiPath }} className={controls.button} isPrimary>
      <Plus size={16} aria-hidden /> {label}
    </NewRelease>
  )

  return (
    <div className={`${controls.tokens} ${controls.chrome} ${styles.page}`} data-testid="music">
      <div className={styles.head}>
        <h1>Music</h1>
        {releases.length > 0 && create('New release')}
      </div>
      {releases.length === 0 ? (
        <div className={styles.empty}>
          <h2>Put out your first release</h2>
          <p>
            A song or an album: fans hear it on your site, buy it and download it. You say what it
            costs.
          </p>
          {create('New release')}
        </div>
      ) : (
        <>
          <div className={styles.tools}>
            <label className={`${controls.field} ${styles.search}`}>
              <Search size={16} aria-hidden />
              <input
                type="search"
                placeholder="Search by title"
                aria-label="Search by title"
                value={query}
                onChange={({ target }) => setQuery(target.value)}
              />
            </label>
            <fieldset className={`${controls.segmented} ${styles.filters}`} aria-label="Show">
              {filters
                .filter(
                  ({ value }) => value === 'all' || releases.some(({ state }) => state === value),
                )
                .map(({ value, label }) => (
                  <button
                    key={value}
                    type="button"
                    aria-pressed={value === filter}
                    onClick={() => setFilter(value)}
                  >
                    {label}
                  </button>
                ))}
            </fieldset>
          </div>
          <BulkBar
            url={`${apiPath}/profiles/${profileId}/releases/bulk`}
            picked={picked}
            onClear={() => setChosen(new Set())}
            onChanged={setReleases}
          />
          {shown.length === 0 ? (
            <p className={styles.nothing}>No release fits.</p>
          ) : (
            <ul className={styles.grid}>
              {shown.map((release) => (
                <ReleaseCard
                  key={release.id}
                  release={release}
                  adminPath={adminPath}
                  isPicked={chosen.has(release.id)}
                  onPick={(isPicked) =>
                    setChosen((before) => {
                      const next = new Set(before)
                      if (isPicked) {
                        next.add(release.id)
                      } else {
                        next.delete(release.id)
                      }
                      return next
                    })
                  }
                />
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  )
}
