'use client'

import { useEffect, useState } from 'react'
import { MerchActions } from '@/plugins/catalog/merch-list/merch-actions'
import styles from '@/plugins/catalog/merch-list/merch-list.module.css'
import { type Filter, ProductGrid, type Sorting } from '@/plugins/catalog/product-grid/product-grid'
import { StateBadge } from '@/plugins/catalog/product-grid/state-badge'
import { useMoveProduct } from '@/plugins/catalog/product-grid/use-move-product'
import { ask } from '@/src/admin/call-api'
import { merchPath } from '@/src/admin/studio-paths'
import controls from '@/src/admin/ui/controls.module.css'
import { Plus } from '@/src/admin/ui/icons'
import { EmptyState, ListSaid, ListScreen } from '@/src/admin/ui/list/list-screen'
import { useListChanges } from '@/src/admin/ui/list/use-list-changes'
import type { ListedMerch } from '@/src/core/contracts/products/product-list'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { priceText } from '@/src/core/money'
import { studioLimits } from '@/src/core/studio-limits'

const words = ownerMessages.merch

type Props = {
  items: readonly ListedMerch[]
  profileId: string
  adminPath: string
  apiPath: string
}

const filters: readonly Filter<ListedMerch>[] = [
  { id: 'all', label: 'All', test: () => true },
  { id: 'on-sale', label: words.states['on-sale'], test: ({ state }) => state === 'on-sale' },
  {
    id: 'scheduled',
    label: words.states.scheduled,
    test: ({ state }) => state === 'scheduled',
  },
  { id: 'draft', label: 'Drafts', test: ({ state }) => state === 'draft' },
  { id: 'off', label: words.states.off, test: ({ state }) => state === 'off' },
]

const leftOf = ({ left }: ListedMerch) => left ?? Number.POSITIVE_INFINITY
const sortings: readonly Sorting<ListedMerch>[] = [
  {
    id: 'changed',
    label: 'Changed last',
    compare: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  },
  { id: 'title', label: 'By title', compare: (a, b) => a.title.localeCompare(b.title) },
  { id: 'price', label: 'Price, low first', compare: (a, b) => a.priceMinMinor - b.priceMinMinor },
  // Two that are not counted are alike.
  { id: 'stock', label: 'Stock, low first', compare: (a, b) => leftOf(a) - leftOf(b) || 0 },
]

/** Merch with pictures, prices and stock. */
export function MerchList({ items: loaded, profileId, adminPath, apiPath }: Props) {
  const url = `${apiPath}/profiles/${profileId}/merch`
  const [items, setItems] = useState(loaded)
  useEffect(() => setItems(loaded), [loaded])

  const hrefOf = ({ id }: { id: string }) => `${adminPath}${merchPath}/${id}`
  const { chosen, setChosen, isBusy, said, setSaid, change, make } = useListChanges({
    url: `${url}/change`,
    words,
    hrefOf,
    reload: async () => {
      const listed = await ask<ListedMerch[]>(url)
      if (listed.problem === undefined) {
        setItems(listed.answer)
      }
    },
  })

  const move = useMoveProduct({
    url: `${apiPath}/profiles/${profileId}/products/order`,
    setItems,
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
    <ListScreen title={words.title} testId="merch" actions={items.length > 0 && addButton}>
      <ListSaid>
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ListSaid>
      <ProductGrid
        label={words.title}
        items={items}
        filters={filters}
        sortings={sortings}
        hrefOf={hrefOf}
        onMove={(id, before) => void move(id, before)}
        facts={(item) => <Facts item={item} />}
        badge={(item) => <StateBadge {...item} />}
        chosen={chosen}
        onChoose={setChosen}
        actions={(ids) => (
          <MerchActions
            ids={ids.slice(0, studioLimits.merch.changedAtOnce)}
            isBusy={isBusy}
            onChange={(body) => void change(body)}
          />
        )}
        empty={<EmptyState text={words.about}>{addButton}</EmptyState>}
        nothingFound={words.nothingFound}
      />
    </ListScreen>
  )
}

function Facts({ item }: { item: ListedMerch }) {
  const { tone, text } = stockOf(item)
  return (
    <>
      <span>{item.offered === 0 ? 'No price yet' : priceText(item)}</span>
      <span className={styles.stock} data-tone={tone}>
        {text}
      </span>
    </>
  )
}

function stockOf({ offered, soldOut, left }: ListedMerch): { tone: string; text: string } {
  if (offered === 0) {
    return { tone: '', text: 'Nothing offered' }
  }
  if (soldOut === offered) {
    return { tone: 'out', text: 'Sold out' }
  }
  const some = soldOut > 0 ? `, ${soldOut} of ${offered} sold out` : ''
  if (left === null) {
    return { tone: '', text: `Never runs out${some}` }
  }
  const isLow = left <= studioLimits.merch.lowStock
  return { tone: isLow ? 'low' : '', text: `${left} left${isLow ? ' · low' : ''}${some}` }
}
