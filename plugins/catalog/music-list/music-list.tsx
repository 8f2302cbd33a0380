'use client'

import '@fontsource-variable/inter'
import { useMemo } from 'react'
import { ReleaseActions, reverseOf, wordsOf } from '@/plugins/catalog/music-list/release-actions'
import { openingAsked, ProductGrid } from '@/plugins/catalog/product-grid/product-grid'
import { StateBadge } from '@/plugins/catalog/product-grid/state-badge'
import { StockFact } from '@/plugins/catalog/product-grid/stock-fact'
import { useMoveProduct } from '@/plugins/catalog/product-grid/use-move-product'
import { NewRelease } from '@/src/admin/new-release'
import { musicPath } from '@/src/admin/studio-paths'
import controls from '@/src/admin/ui/controls.module.css'
import { Plus } from '@/src/admin/ui/icons'
import { EmptyState, ListSaid, ListScreen } from '@/src/admin/ui/list/list-screen'
import { useListChanges } from '@/src/admin/ui/list/use-list-changes'
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
  const hrefOf = ({ id }: { id: string }) => `${adminPath}${musicPath}/${id}`
  const { chosen, setChosen, isBusy, said, setSaid, change, undo } = useListChanges({
    url: `${url}/bulk`,
    wordsOf,
    reverseOf,
    hrefOf,
    reload: list.reload,
  })
  const move = useMoveProduct({
    url: `${apiPath}/profiles/${profileId}/products/order`,
    setRows: list.setRows,
    tell: (problem) => setSaid([problem]),
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
      <ListSaid>
        {isBusy ? <p>One moment…</p> : said.map((line) => <p key={line}>{line}</p>)}
        {undo && !isBusy && (
          <p>
            <button type="button" className={controls.button} onClick={undo}>
              Undo
            </button>
          </p>
        )}
      </ListSaid>
      <ProductGrid
        label="Releases"
        items={items}
        list={list}
        sortings={sortings}
        hrefOf={hrefOf}
        onMove={(id, before) => void move(id, before)}
        facts={(item) => <Facts item={item} />}
        badge={(item) => <StateBadge {...item} />}
        chosen={chosen}
        onChoose={setChosen}
        actions={(ids) => (
          <ReleaseActions
            picked={releases.filter(({ id }) => ids.includes(id))}
            isBusy={isBusy}
            onChange={(body) => void change(body)}
          />
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

function Facts({ item: { songs, sold, stock, ...price } }: { item: Item }) {
  return (
    <>
      <span>{priceWords(price)}</span>
      <span>
        {songs === 1 ? '1 song' : `${songs} songs`}
        {sold !== null && ` · ${sold} sold`}
      </span>
      {stock && <StockFact stock={stock} />}
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
