import { type ReactNode, useId, useMemo, useState } from 'react'
import styles from '@/plugins/catalog/product-grid/product-grid.module.css'
import { ProductTile, type TileItem } from '@/plugins/catalog/product-grid/product-tile'
import controls from '@/src/admin/ui/controls.module.css'
import { Search } from '@/src/admin/ui/icons'

export type Filter<Item> = { id: string; label: string; test: (item: Item) => boolean }
export type Sorting<Item> = { id: string; label: string; compare: (a: Item, b: Item) => number }

export type ProductGridProps<Item extends TileItem> = {
  label: string
  items: readonly Item[]
  /** The first shows all. */
  filters: readonly Filter<Item>[]
  /** The first is how the list opens. */
  sortings: readonly Sorting<Item>[]
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
  const sortId = useId()
  const [query, setQuery] = useState('')
  const [filterId, setFilterId] = useState(filters[0]?.id)
  const [sortingId, setSortingId] = useState(sortings[0]?.id)

  const shown = useMemo(() => {
    const test = filters.find(({ id }) => id === filterId)?.test ?? (() => true)
    const compare = sortings.find(({ id }) => id === sortingId)?.compare ?? (() => 0)
    const words = query.trim().toLocaleLowerCase().split(/\s+/)
    const hasWords = ({ title }: Item) =>
      words.every((word) => title.toLocaleLowerCase().includes(word))
    return items.filter((item) => test(item) && hasWords(item)).toSorted(compare)
  }, [items, filters, filterId, sortings, sortingId, query])

  if (items.length === 0) {
    return empty
  }
  // What is not to be seen is not changed.
  const ids = shown.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const isAll = ids.length === shown.length && ids.length > 0
  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <label className={`${controls.field} ${styles.search}`}>
          <Search size={16} aria-hidden />
          <input
            type="search"
            placeholder="Search"
            aria-label={`Search ${label}`}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        <fieldset className={`${controls.segmented} ${styles.filters}`} aria-label="Show">
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
          {sortings.map((sorting) => (
            <option key={sorting.id} value={sorting.id}>
              {sorting.label}
            </option>
          ))}
        </select>
      </div>
      {shown.length === 0 ? (
        <p className={styles.nothing}>{props.nothingFound}</p>
      ) : (
        <ul className={styles.grid} aria-label={label}>
          {shown.map((item) => (
            <li key={item.id}>
              <ProductTile
                item={item}
                href={props.hrefOf(item)}
                facts={props.facts(item)}
                badge={props.badge?.(item)}
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
    </div>
  )
}

/** The form of the list while it is on its way. */
export function ProductGridSkeleton() {
  return (
    <div className={styles.list} aria-busy>
      <div className={styles.tools}>
        <span className={`${styles.blank} ${styles.search}`} />
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
