'use client'

import { MerchActions } from '@/plugins/catalog/merch-list/merch-actions'
import { openingAsked, ProductGrid } from '@/plugins/catalog/product-grid/product-grid'
import { StateBadge } from '@/plugins/catalog/product-grid/state-badge'
import { StockFact } from '@/plugins/catalog/product-grid/stock-fact'
import { useMoveProduct } from '@/plugins/catalog/product-grid/use-move-product'
import { merchPath } from '@/src/admin/studio-paths'
import controls from '@/src/admin/ui/controls.module.css'
import { Plus } from '@/src/admin/ui/icons'
import { EmptyState, ListSaid, ListScreen } from '@/src/admin/ui/list/list-screen'
import { useListChanges } from '@/src/admin/ui/list/use-list-changes'
import { useLongList } from '@/src/admin/ui/list/use-long-list'
import type {
  ChangeMerchBody,
  ListAsked,
  ListedMerch,
  MerchList as MerchListAnswer,
  MerchSort,
} from '@/src/core/contracts/products/product-list'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { priceText } from '@/src/core/money'

const words = ownerMessages.merch

type Props = {
  given: MerchListAnswer
  profileId: string
  adminPath: string
  apiPath: string
}

const sortings = [
  { id: 'store', label: 'Order of your store' },
  { id: 'changed', label: 'Changed last' },
  { id: 'title', label: 'By title' },
  { id: 'price', label: 'Price, low first' },
  { id: 'stock', label: 'Stock, low first' },
] as const satisfies readonly { id: MerchSort; label: string }[]

/** Merch with pictures, prices and stock. */
export function MerchList({ given, profileId, adminPath, apiPath }: Props) {
  const url = `${apiPath}/profiles/${profileId}/merch`
  const list = useLongList<ListedMerch, ListAsked<MerchSort>, MerchListAnswer>({
    url,
    first: openingAsked,
    given,
  })
  const hrefOf = ({ id }: { id: string }) => `${adminPath}${merchPath}/${id}`
  const { chosen, setChosen, isBusy, said, setSaid, change, make } = useListChanges({
    url: `${url}/change`,
    wordsOf: (body: ChangeMerchBody) => (body.change === 'delete' ? words.gone : words.changed),
    hrefOf,
    reload: list.reload,
  })

  const move = useMoveProduct({
    url: `${apiPath}/profiles/${profileId}/products/order`,
    setRows: list.setRows,
    tell: (problem) => setSaid([problem]),
  })

  const addButton = (
    <button
      type="button"
      className={controls.button}
      data-kind="primary"
      disabled={isBusy}
      onClick={() => void make(url)}
    >
      <Plus size={16} aria-hidden />
      {words.add}
    </button>
  )
  return (
    <ListScreen title={words.title} testId="merch" actions={list.shown.counts.all > 0 && addButton}>
      <ListSaid>
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ListSaid>
      <ProductGrid
        label={words.title}
        items={list.shown.data}
        list={list}
        sortings={sortings}
        hrefOf={hrefOf}
        onMove={(id, before) => void move(id, before)}
        facts={(item) => <Facts item={item} />}
        badge={(item) => <StateBadge {...item} />}
        chosen={chosen}
        onChoose={setChosen}
        actions={(ids) => (
          <MerchActions ids={ids} isBusy={isBusy} onChange={(body) => void change(body)} />
        )}
        empty={<EmptyState text={words.about}>{addButton}</EmptyState>}
        nothingFound={words.nothingFound}
      />
    </ListScreen>
  )
}

function Facts({ item }: { item: ListedMerch }) {
  return (
    <>
      <span>{item.offered === 0 ? 'No price yet' : priceText(item)}</span>
      <StockFact stock={item} />
    </>
  )
}
