import {
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import board from '@/plugins/commerce/fulfilment/board/board.module.css'
import { whatOf } from '@/plugins/commerce/fulfilment/board/order-card'
import styles from '@/plugins/commerce/fulfilment/board/table.module.css'
import type { Chosen } from '@/plugins/commerce/fulfilment/board/use-chosen'
import { AdminLink } from '@/src/admin/admin-link'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import { ordersPath } from '@/src/admin/studio-paths'
import { ArrowDown, ArrowUp } from '@/src/admin/ui/icons'
import { Pager } from '@/src/admin/ui/list/pager'
import type { ListedOrder, ListOrdersAnswer, OrderSort } from '@/src/core/contracts/orders/board'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatPrice } from '@/src/core/money'
import { studioLimits } from '@/src/core/studio-limits'

const words = ownerMessages.orderBoard

const features = tableFeatures({ rowSortingFeature })
const helper = createColumnHelper<typeof features, ListedOrder>()

const columns = helper.columns([
  helper.accessor('ref', { header: 'Number', enableSorting: false }),
  helper.accessor('createdAt', { id: 'created', header: 'Placed', sortDescFirst: true }),
  helper.accessor('buyer', { header: 'Buyer', sortDescFirst: false }),
  helper.accessor('place', { header: 'Goes to', enableSorting: false }),
  helper.accessor('items', { header: 'What', enableSorting: false }),
  helper.accessor('label', { header: 'Stands', enableSorting: false }),
  helper.accessor('totalMinor', { id: 'total', header: 'Sum', sortDescFirst: true }),
])

type Props = {
  table: ListOrdersAnswer
  /** As the server has it: `-total`. */
  sort: OrderSort
  page: number
  adminPath: string
  chosen: Chosen
  isBusy: boolean
  onSort: (sort: OrderSort) => void
  onPage: (page: number) => void
}

/** Orders line by line, put in order by the server, which knows all pages. */
export function OrdersTable({ table, sort, page, adminPath, chosen, ...rest }: Props) {
  const { isBusy, onSort, onPage } = rest
  const sorting = [{ id: sort.replace('-', ''), desc: sort.startsWith('-') }]
  const grid = useTable({
    features,
    columns,
    data: table.orders,
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(sorting) : change
      onSort(next ? (`${next.desc ? '-' : ''}${next.id}` as OrderSort) : '-created')
    },
  })
  const ids = table.orders.map(({ id }) => id)
  const isAll = ids.length > 0 && ids.every((id) => chosen.chosen.has(id))
  const pages = Math.max(1, Math.ceil(table.total / studioLimits.orders.perPage))
  return (
    <>
      <div className={styles.scroller}>
        <table
          className={styles.table}
          aria-label={words.title}
          onKeyDown={(event) => chosen.onKeyDown(event, ids)}
        >
          <thead>
            {grid.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                <th className={styles.boxCell}>
                  <label className={board.box}>
                    <input
                      type="checkbox"
                      aria-label="Choose all on this page"
                      checked={isAll}
                      onChange={() =>
                        chosen.choose(
                          isAll
                            ? [...chosen.chosen].filter((id) => !ids.includes(id))
                            : [...chosen.chosen, ...ids],
                        )
                      }
                    />
                  </label>
                </th>
                {group.headers.map((header) => {
                  const { column } = header
                  const direction = column.getIsSorted()
                  const name = String(column.columnDef.header)
                  return (
                    <th
                      key={header.id}
                      data-column={column.id}
                      aria-sort={
                        direction === false
                          ? undefined
                          : direction === 'asc'
                            ? 'ascending'
                            : 'descending'
                      }
                    >
                      {column.getCanSort() ? (
                        <button
                          type="button"
                          disabled={isBusy}
                          onClick={() => column.toggleSorting()}
                        >
                          {name}
                          {direction === 'asc' && <ArrowUp size={14} aria-hidden />}
                          {direction === 'desc' && <ArrowDown size={14} aria-hidden />}
                        </button>
                      ) : (
                        name
                      )}
                    </th>
                  )
                })}
              </tr>
            ))}
          </thead>
          <tbody>
            {grid.getRowModel().rows.map(({ id, original: order }) => (
              <tr key={id} data-chosen={chosen.chosen.has(id) || undefined}>
                <td className={styles.boxCell}>
                  <label className={board.box}>
                    <input
                      type="checkbox"
                      aria-label={`Choose order ${order.ref} of ${order.buyer}`}
                      checked={chosen.chosen.has(id)}
                      onClick={(event) => chosen.press(id, ids, event)}
                      onChange={() => undefined}
                    />
                  </label>
                </td>
                <td data-column="ref">
                  <AdminLink href={`${adminPath}${ordersPath}/${id}`}>{order.ref}</AdminLink>
                </td>
                <td data-column="created">
                  <LocalTime iso={order.createdAt} />
                </td>
                <td data-column="buyer">{order.buyer}</td>
                <td data-column="place">{order.place}</td>
                <td data-column="items">{whatOf(order.items, order.units)}</td>
                <td data-column="label">
                  <span className={board.badge} data-column={order.column}>
                    {order.label}
                  </span>
                  {order.remark && <p className={board.remark}>{order.remark}</p>}
                </td>
                <td data-column="total">{formatPrice(order.totalMinor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {table.orders.length === 0 && <p className={board.none}>{words.notFound}</p>}
      <Pager page={page} pages={pages} isBusy={isBusy} onPage={onPage} />
    </>
  )
}
