import { type ReactNode, useId, useMemo, useState } from 'react'
import styles from '@/plugins/catalog/product-grid/product-grid.module.css'
import { ProductTile, type TileItem } from '@/plugins/catalog/product-grid/product-tile'
import controls from '@/src/admin/ui/controls.module.css'
import list from '@/src/admin/ui/list/list.module.css'
import { SearchField } from '@/src/admin/ui/list/search-field'
import { useSortRows } from '@/src/admin/ui/use-sort-rows'

export type Filter<Item> = { id: string; label: string; test: (item: Item) => boolean }
export type Sorting<Item> = { id: string; label: string; compare: (a: Item, b: Item) => number }

export type ProductGridProps<Item extends TileItem> = {
  label: string
  items: readonly Item[]
  /** The first shows all. */
  filters: readonly Filter<Item>[]
  /** Beside the order of the store, in which the items come and the list opens. */
  sortings: readonly Sorting<Item>[]
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
export function ProductGrid<Item extends TileItem>(props: ProductGridProps<Item>) {
  const { label, items, filters, sortings, chosen, onChoose, actions, empty } = props
  const [announcement, announce] = useState('')
  const sortId = useId()
  const [query, setQuery] = useState('')
  const [filterId, setFilterId] = useState(filters[0]?.id)
  const [sortingId, setSortingId] = useState(storeOrder)

  const shown = useMemo(() => {
    const test = filters.find(({ id }) => id === filterId)?.test ?? (() => true)
    const compare = sortings.find(({ id }) => id === sortingId)?.compare ?? (() => 0)
    const words = query.trim().toLocaleLowerCase().split(/\s+/)
    const hasWords = ({ title }: Item) =>
      words.every((word) => title.toLocaleLowerCase().includes(word))
    return items.filter((item) => test(item) && hasWords(item)).toSorted(compare)
  }, [items, filters, filterId, sortings, sortingId, query])
  const byId = useMemo(() => new Map(shown.map((item) => [item.id, item])), [shown])
  const sorting = useSortRows({
    ids: useMemo(() => shown.map(({ id }) => id), [shown]),
    isGrid: true,
    announce,
    nameOf: (id) => byId.get(id)?.title ?? '',
    onSort: (ids) => {
      // Of all that is shown the one that was moved is the one whose place is not that of its neighbours.
      const id = movedOf(
        shown.map((item) => item.id),
        ids,
      )
      if (id) {
        props.onMove(id, ids[ids.indexOf(id) + 1] ?? null)
      }
    },
  })
  // In between what is hidden nobody could tell where it goes.
  const isSortable = sortingId === storeOrder && shown.length === items.length && shown.length > 1

  if (items.length === 0) {
    return empty
  }
  // What is not to be seen is not changed.
  const ids = shown.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const isAll = ids.length === shown.length && ids.length > 0
  return (
    <div className={styles.list}>
      <div className={list.tools}>
        <SearchField
          label={`Search ${label}`}
          placeholder="Search"
          value={query}
          onChange={setQuery}
        />
        <fieldset className={`${controls.segmented} ${list.filters}`} aria-label="Show">
          {filters.map((filter) => (
            <button
              key={filter.id}
              type="button"
              aria-pressed={filter.id === filterId}
              onClick={() => setFilterId(filter.id)}
            >
              {filter.label}
              <small>{items.filter(filter.test).length}</small>
            </button>
          ))}
        </fieldset>
        <label htmlFor={sortId} className={controls.visuallyHidden}>
          Order
        </label>
        <select
          id={sortId}
          className={`${controls.field} ${styles.sort}`}
          value={sortingId}
          onChange={({ target }) => setSortingId(target.value)}
        >
          <option value={storeOrder}>Order of your store</option>
          {sortings.map((sorting) => (
            <option key={sorting.id} value={sorting.id}>
              {sorting.label}
            </option>
          ))}
        </select>
      </div>
      {shown.length === 0 ? (
        <p className={list.nothing}>{props.nothingFound}</p>
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
                  handle={isSortable ? sorting.handleProps(item.id) : null}
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
      {ids.length > 0 && (
        <section className={styles.bar} aria-label="Chosen">
          <label className={styles.all}>
            <input
              type="checkbox"
              checked={isAll}
              onChange={() => onChoose(new Set(isAll ? [] : shown.map(({ id }) => id)))}
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

const storeOrder = 'store'

/** The one of two orders that is not where it was; what lies between both places only moved up by it. */
function movedOf(before: readonly string[], after: readonly string[]): string | undefined {
  const first = before.findIndex((id, index) => after[index] !== id)
  return before[first] === after[first + 1] ? after[first] : before[first]
}

/** The form of the list while it is on its way. */
export function ProductGridSkeleton() {
  return (
    <div className={styles.list} aria-busy>
      <div className={list.tools}>
        <span className={`${styles.blank} ${list.search}`} />
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
