'use client'

import '@fontsource-variable/inter'
import { useMemo, useState } from 'react'
import {
  BulkResult,
  ReleaseActions,
  useReleaseBulk,
} from '@/plugins/catalog/music-list/release-actions'
import { type Filter, ProductGrid, type Sorting } from '@/plugins/catalog/product-grid/product-grid'
import { StateBadge } from '@/plugins/catalog/product-grid/state-badge'
import { useMoveProduct } from '@/plugins/catalog/product-grid/use-move-product'
import { NewRelease } from '@/src/admin/new-release'
import { musicPath } from '@/src/admin/studio-paths'
import controls from '@/src/admin/ui/controls.module.css'
import { Plus } from '@/src/admin/ui/icons'
import { EmptyState, ListScreen } from '@/src/admin/ui/list/list-screen'
import type { ListedRelease } from '@/src/core/contracts/products/release-answers'
import { formatPrice, priceText } from '@/src/core/money'

type Props = {
  profileId: string
  adminPath: string
  apiPath: string
  given: readonly ListedRelease[]
}

type Item = Omit<ListedRelease, 'cover'> & { cover: string | null }

const filters: readonly Filter<Item>[] = [
  { id: 'all', label: 'All', test: () => true },
  { id: 'on-sale', label: 'On sale', test: ({ state }) => state === 'on-sale' },
  { id: 'scheduled', label: 'Planned', test: ({ state }) => state === 'scheduled' },
  { id: 'draft', label: 'Drafts', test: ({ state }) => state === 'draft' },
  { id: 'off', label: 'Taken off', test: ({ state }) => state === 'off' },
]

const sortings: readonly Sorting<Item>[] = [
  {
    id: 'newest',
    label: 'Newest first',
    compare: (a, b) => b.releaseDate.localeCompare(a.releaseDate),
  },
  { id: 'title', label: 'By title', compare: (a, b) => a.title.localeCompare(b.title) },
  { id: 'sold', label: 'Sold most', compare: (a, b) => (b.sold ?? 0) - (a.sold ?? 0) },
]

/** The artist's releases as covers, to open one, to put them in order, or to do something to several. */
export function MusicList({ profileId, adminPath, apiPath, given }: Props) {
  const [releases, setReleases] = useState(given)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState('')
  const bulk = useReleaseBulk({
    url: `${apiPath}/profiles/${profileId}/releases/bulk`,
    onChanged: (changed) => {
      setReleases(changed)
      setChosen(new Set())
    },
  })
  const move = useMoveProduct({
    url: `${apiPath}/profiles/${profileId}/products/order`,
    setItems: setReleases,
    tell: setProblem,
  })
  const items = useMemo(() => releases.map(itemOf), [releases])

  const create = (
    <NewRelease {...{ profileId, adminPath, apiPath }} className={controls.button} isPrimary>
      <Plus size={16} aria-hidden /> New release
    </NewRelease>
  )
  return (
    <ListScreen title="Music" testId="music" actions={releases.length > 0 && create}>
      <BulkResult {...bulk} />
      {problem && <p role="alert">{problem}</p>}
      <ProductGrid
        label="Releases"
        items={items}
        filters={filters}
        sortings={sortings}
        hrefOf={({ id }) => `${adminPath}${musicPath}/${id}`}
        onMove={(id, before) => void move(id, before)}
        facts={(item) => <Facts item={item} />}
        badge={(item) => <StateBadge {...item} />}
        chosen={chosen}
        onChoose={setChosen}
        actions={(ids) => (
          <ReleaseActions {...bulk} picked={releases.filter(({ id }) => ids.includes(id))} />
        )}
        empty={
          <EmptyState
            title="Put out your first release"
            text="A song or an album: fans hear it on your site, buy it and download it. You say what it costs."
          >
            {create}
          </EmptyState>
        }
        nothingFound="No release fits."
      />
    </ListScreen>
  )
}

const itemOf = ({ cover, ...release }: ListedRelease): Item => ({
  ...release,
  cover: (cover?.sizes.find(({ width }) => width >= 400) ?? cover)?.url ?? null,
})

function Facts({ item: { songs, sold, ...price } }: { item: Item }) {
  return (
    <>
      <span>{priceWords(price)}</span>
      <span>
        {songs === 1 ? '1 song' : `${songs} songs`}
        {sold !== null && ` · ${sold} sold`}
      </span>
    </>
  )
}

type Price = Pick<Item, 'priceMinMinor' | 'priceMaxMinor' | 'payWhatYouWant'>

function priceWords(price: Price): string {
  if (price.payWhatYouWant) {
    return `${formatPrice(price.priceMinMinor)} or more`
  }
  return price.priceMaxMinor === 0 ? 'Free' : priceText(price)
}
