'use client'

import '@fontsource-variable/inter'
import { useMemo, useState } from 'react'
import {
  BulkResult,
  ReleaseActions,
  useReleaseBulk,
} from '@/plugins/catalog/music-list/release-actions'
import { openingAsked, ProductGrid } from '@/plugins/catalog/product-grid/product-grid'
import { StateBadge } from '@/plugins/catalog/product-grid/state-badge'
import { useMoveProduct } from '@/plugins/catalog/product-grid/use-move-product'
import { NewRelease } from '@/src/admin/new-release'
import { musicPath } from '@/src/admin/studio-paths'
import controls from '@/src/admin/ui/controls.module.css'
import { Plus } from '@/src/admin/ui/icons'
import { EmptyState, ListScreen } from '@/src/admin/ui/list/list-screen'
import { useLongList } from '@/src/admin/ui/list/use-long-list'
import type { ListAsked, MusicSort } from '@/src/core/contracts/products/product-list'
import type { ListedRelease, MusicListAnswer } from '@/src/core/contracts/products/release-answers'
import { formatPrice, priceText } from '@/src/core/money'

type Props = {
  profileId: string
  adminPath: string
  apiPath: string
  given: MusicListAnswer
}

type Item = Omit<ListedRelease, 'cover'> & { cover: string | null }

const sortings = [
  { id: 'store', label: 'Order of your store' },
  { id: 'newest', label: 'Newest first' },
  { id: 'title', label: 'By title' },
  { id: 'sold', label: 'Sold most' },
] as const satisfies readonly { id: MusicSort; label: string }[]

/** The artist's releases as covers, to open one, to put them in order, or to do something to several. */
export function MusicList({ profileId, adminPath, apiPath, given }: Props) {
  const url = `${apiPath}/profiles/${profileId}/releases`
  const list = useLongList<ListedRelease, ListAsked<MusicSort>, MusicListAnswer>({
    url,
    first: openingAsked,
    given,
  })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState('')
  const bulk = useReleaseBulk({
    url: `${url}/bulk`,
    onChanged: async () => {
      setChosen(new Set())
      await list.reload()
    },
  })
  const move = useMoveProduct({
    url: `${apiPath}/profiles/${profileId}/products/order`,
    setRows: list.setRows,
    tell: setProblem,
  })
  const releases = list.shown.data
  const items = useMemo(() => releases.map(itemOf), [releases])

  const create = (
    <NewRelease {...{ profileId, adminPath, apiPath }} className={controls.button} isPrimary>
      <Plus size={16} aria-hidden /> New release
    </NewRelease>
  )
  return (
    <ListScreen title="Music" testId="music" actions={list.shown.counts.all > 0 && create}>
      <BulkResult {...bulk} />
      {problem && <p role="alert">{problem}</p>}
      <ProductGrid
        label="Releases"
        items={items}
        list={list}
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
