import {
  type ColumnDef,
  type ColumnSort,
  constructTable,
  createSortedRowModel,
  functionalUpdate,
  metaHelper,
  type RowData,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/table-core'
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { ChevronDown, ChevronUp } from '@/src/admin/ui/icons'
import styles from '@/src/admin/ui/table/data-table.module.css'
import { ScrollFrame } from '@/src/admin/ui/table/scroll-frame.client'

/** `name` heads its row, `number` stands at the end, `short` is never broken. */
type Kind = 'name' | 'number' | 'short'

/** `id` is that of the column in stylesheets and in what is sorted by; a title that is a text is one, too. */
type Heading = { id?: undefined; title: string } | { id: string; title: ReactNode }

export type Column<Row> = Heading & {
  cell: (row: Row) => ReactNode
  kind?: Kind
  /** A press on the title sorts by it, the first time downwards or upwards. */
  sorts?: 'down' | 'up'
  /** Without it the rows come sorted. */
  sortBy?: (row: Row) => string | number
}

type Props<Row> = {
  /** What it lists, for readers of the screen. */
  label: string
  caption?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => string
  rowData?: (row: Row) => { 'data-quiet'?: true; 'data-chosen'?: true }
  sort?: { by: ColumnSort; set: (by: ColumnSort) => void; isBusy?: boolean }
  className?: string
  /** On a phone each row is a card; otherwise the table is pushed sideways. */
  isCards?: boolean
  onKeyDown?: KeyboardEventHandler<HTMLTableElement>
}

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta: metaHelper<{ title: ReactNode; kind: Kind | undefined }>(),
})

const directions = { asc: 'ascending', desc: 'descending' } as const

/** A table of the studio. It keeps nothing, so that the server can draw it, too. */
export function DataTable<Row extends RowData>(props: Props<Row>) {
  const { label, caption, rowData, sort, className, isCards, onKeyDown } = props
  const table = tableOf(props)
  return (
    <ScrollFrame label={label} className={`${styles.frame} ${className ?? ''}`}>
      <table className={styles.table} data-cards={isCards} onKeyDown={onKeyDown}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {table.getFlatHeaders().map(({ column }) => {
              const { title, kind } = column.columnDef.meta ?? {}
              const sorted = column.getIsSorted()
              return (
                <th
                  key={column.id}
                  scope="col"
                  data-column={column.id}
                  data-kind={kind}
                  aria-sort={sorted ? directions[sorted] : undefined}
                >
                  {column.getCanSort() ? (
                    <button
                      type="button"
                      disabled={sort?.isBusy}
                      onClick={() => column.toggleSorting()}
                    >
                      {title}
                      {sorted === 'asc' && <ChevronUp size={14} aria-hidden />}
                      {sorted === 'desc' && <ChevronDown size={14} aria-hidden />}
                    </button>
                  ) : (
                    title
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} {...rowData?.(row.original)}>
              {row.getAllCells().map((cell) => {
                const { id, columnDef } = cell.column
                const { kind, title } = columnDef.meta ?? {}
                const Cell = kind === 'name' ? 'th' : 'td'
                return (
                  <Cell
                    key={id}
                    scope={kind === 'name' ? 'row' : undefined}
                    data-column={id}
                    data-label={typeof title === 'string' ? title : undefined}
                    data-kind={kind}
                  >
                    {cell.getValue() as ReactNode}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}

function tableOf<Row extends RowData>({ columns, rows, rowKey, sort }: Props<Row>) {
  return constructTable<typeof features, Row>({
    features,
    columns: columns.map(definitionOf),
    data: rows,
    getRowId: rowKey,
    manualSorting: !columns.some(({ sortBy }) => sortBy),
    enableSortingRemoval: false,
    state: { sorting: sort ? [sort.by] : [] },
    onSortingChange: (change) => {
      const [next] = functionalUpdate(change, sort ? [sort.by] : [])
      if (next) {
        sort?.set(next)
      }
    },
  })
}

function definitionOf<Row extends RowData>(column: Column<Row>): ColumnDef<typeof features, Row> {
  const { id, title, cell, kind, sorts, sortBy } = column
  return {
    id: id ?? title,
    accessorFn: cell,
    meta: { title, kind },
    enableSorting: sorts !== undefined,
    sortDescFirst: sorts === 'down',
    ...(sortBy && {
      sortFn: ({ original: one }, { original: other }) => {
        const [a, b] = [sortBy(one), sortBy(other)]
        return a === b ? 0 : a > b ? 1 : -1
      },
    }),
  }
}
