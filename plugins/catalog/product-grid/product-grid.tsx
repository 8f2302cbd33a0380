import { type ReactNode, useId, useMemo, useState } from 'react'
import styles from '@/plugins/catalog/product-grid/product-grid.module.css'
import { ProductTile, type TileItem } from '@/plugins/catalog/product-grid/product-tile'
import controls from '@/src/admin/ui/controls.module.css'
import look from '@/src/admin/ui/list/list.module.css'
import { SearchField } from '@/src/admin/ui/list/search-field'
import { useSortRows } from '@/src/admin/ui/use-sort-rows'
import type { ListAsked, MerchList } from '@/src/core/contracts/products/product-list'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** With what a list of products opens. */
export const openingAsked = { query: '', state: 'all', sort: 'store' } as const

export type ProductGridProps<Item extends TileItem, Sort extends string> = {
  label: string
  items: readonly Item[]
  /** Where they come from, by `useLongList`. */
  list: {
    asked: ListAsked<Sort>
    shown: Omit<MerchList, 'data'>
    isBusy: boolean
    problem: string
    ask: (change: Partial<ListAsked<Sort>>) => void
    more: () => void
  }
  /** The first is the order of the store, in which the list opens. */
  sortings: readonly { id: Sort; label: string }[]
  /** Puts one in front of another in the store, or behind all. */
  onMove: (id: string, before: string | null) => void
  hrefOf: (item: Item) => string
  /** Lines below the title. */
  facts: (item: Item) => ReactNode
  /** On the picture. */
  badge?: (item: Item) => ReactNode
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
  /** What can be done with those that are chosen. */
  actions: (ids: readonly string[]) => ReactNode
  /** In place of the list when there is nothing at all. */
  empty: ReactNode
  nothingFound: string
}

/** What an artist sells, with pictures: looked through, put in order, and changed several at once. */
export function ProductGrid<Item extends TileItem, Sort extends string>(
  props: ProductGridProps<Item, Sort>,
) {
  const { label, items, list, sortings, chosen, onChoose, actions, empty } = props
  const { asked, shown, isBusy } = list
  const [announcement, announce] = useState('')
  const sortId = useId()
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items])
  const all = useMemo(() => items.map(({ id }) => id), [items])
  const sorting = useSortRows({
    ids: all,
    isGrid: true,
    announce,
    nameOf: (id) => byId.get(id)?.title ?? '',
    onSort: (ids) => {
      // Of all that is shown the one that was moved is the one whose place is not that of its neighbours.
      const id = movedOf(all, ids)
      if (id) {
        props.onMove(id, ids[ids.indexOf(id) + 1] ?? shown.next)
      }
    },
  })
  // In between what is hidden nobody could tell where it goes.
  const isSortable =
    asked.sort === sortings[0]?.id && asked.query === '' && asked.state === 'all' && !isBusy

  if (shown.counts.all === 0) {
    return empty
  }
  // What is not to be seen is not changed.
  const ids = all.filter((id) => chosen.has(id))
  const isAll = ids.length === all.length && ids.length > 0
  return (
    <div className={styles.list} aria-busy={isBusy}>
      <div className={look.tools}>
        <SearchField
          label={`Search ${label}`}
          placeholder="Search"
          value={asked.query}
          onChange={(query) => list.ask({ query })}
        />
        <fieldset className={`${controls.segmented} ${look.filters}`} aria-label="Show">
          {filters.map(({ state, label }) => (
            <button
              key={state}
              type="button"
              aria-pressed={state === asked.state}
              onClick={() => list.ask({ state })}
            >
              {label}
              <small>{shown.counts[state]}</small>
            </button>
          ))}
        </fieldset>
        <label htmlFor={sortId} className={controls.visuallyHidden}>
          Order
        </label>
        <select
          id={sortId}
          className={`${controls.field} ${styles.sort}`}
          value={asked.sort}
          onChange={({ target }) => {
            const sort = sortings.find(({ id }) => id === target.value)?.id
            if (sort) {
              list.ask({ sort })
            }
          }}
        >
          {sortings.map((sorting) => (
            <option key={sorting.id} value={sorting.id}>
              {sorting.label}
            </option>
          ))}
        </select>
      </div>
      {list.problem && (
        <p role="alert" className={look.problem}>
          {list.problem}
        </p>
      )}
      {items.length === 0 ? (
        <p className={look.nothing}>{props.nothingFound}</p>
      ) : (
        <ul className={styles.grid} aria-label={label} {...sorting.listProps}>
          {sorting.shown
            .flatMap((id) => byId.get(id) ?? [])
            .map((item) => (
              <li key={item.id} {...sorting.rowProps(item.id)}>
                <ProductTile
                  item={item}
                  href={props.hrefOf(item)}
                  facts={props.facts(item)}
                  badge={props.badge?.(item)}
                  handle={isSortable && items.length > 1 ? sorting.handleProps(item.id) : null}
                  isChosen={chosen.has(item.id)}
                  onChoose={() => {
                    const next = new Set(chosen)
                    if (!next.delete(item.id)) {
                      next.add(item.id)
                    }
                    onChoose(next)
                  }}
                />
              </li>
            ))}
        </ul>
      )}
      {shown.next && (
        <button
          type="button"
          className={`${controls.button} ${look.more}`}
          disabled={isBusy}
          onClick={list.more}
        >
          Show more
        </button>
      )}
      {ids.length > 0 && (
        <section className={styles.bar} aria-label="Chosen">
          <label className={styles.all}>
            <input
              type="checkbox"
              checked={isAll}
              onChange={() => onChoose(new Set(isAll ? [] : all))}
            />
            {ids.length} chosen
          </label>
          {actions(ids)}
        </section>
      )}
      <div className={controls.visuallyHidden} aria-live="polite">
        {announcement}
      </div>
    </div>
  )
}

const { states } = ownerMessages.merch
const filters = [
  { state: 'all', label: 'All' },
  { state: 'on-sale', label: states['on-sale'] },
  { state: 'scheduled', label: states.scheduled },
  { state: 'draft', label: 'Drafts' },
  { state: 'off', label: states.off },
] as const

/** The one of two orders that is not where it was; what lies between both places only moved up by it. */
function movedOf(before: readonly string[], after: readonly string[]): string | undefined {
  const first = before.findIndex((id, index) => after[index] !== id)
  return before[first] === after[first + 1] ? after[first] : before[first]
}

/** The form of the list while it is on its way. */
export function ProductGridSkeleton() {
  return (
    <div className={styles.list} aria-busy>
      <div className={look.tools}>
        <span className={`${styles.blank} ${look.search}`} />
      </div>
      <div className={styles.grid}>
        {Array.from({ length: 8 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <span key={index} className={styles.blank} data-size="tile" />
        ))}
      </div>
    </div>
  )
}
