import board from '@/plugins/commerce/fulfilment/board/board.module.css'
import { whatOf } from '@/plugins/commerce/fulfilment/board/order-card'
import styles from '@/plugins/commerce/fulfilment/board/table.module.css'
import type { Chosen } from '@/plugins/commerce/fulfilment/board/use-chosen'
import { AdminLink } from '@/src/admin/admin-link'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import { ordersPath } from '@/src/admin/studio-paths'
import { Pager } from '@/src/admin/ui/list/pager'
import { DataTable } from '@/src/admin/ui/table/data-table'
import type { ListOrdersAnswer, OrderSort } from '@/src/core/contracts/orders/board'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatPrice } from '@/src/core/money'
import { studioLimits } from '@/src/core/studio-limits'

const words = ownerMessages.orderBoard

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
  const ids = table.orders.map(({ id }) => id)
  const isAll = ids.length > 0 && ids.every((id) => chosen.chosen.has(id))
  const all = isAll
    ? [...chosen.chosen].filter((id) => !ids.includes(id))
    : [...chosen.chosen, ...ids]
  const pages = Math.max(1, Math.ceil(table.total / studioLimits.orders.perPage))
  return (
    <>
      <DataTable
        className={styles.orders}
        label={words.title}
        rows={table.orders}
        rowKey={({ id }) => id}
        rowData={({ id }) => ({ 'data-chosen': chosen.chosen.has(id) || undefined })}
        onKeyDown={(event) => chosen.onKeyDown(event, ids)}
        sort={{
          by: { id: sort.replace('-', ''), desc: sort.startsWith('-') },
          set: ({ id, desc }) => onSort(`${desc ? '-' : ''}${id}` as OrderSort),
          isBusy,
        }}
        columns={[
          {
            ...{ id: 'choose', kind: 'short' },
            title: (
              <label className={board.box}>
                <input
                  type="checkbox"
                  aria-label="Choose all on this page"
                  checked={isAll}
                  onChange={() => chosen.choose(all)}
                />
              </label>
            ),
            cell: ({ id, ref, buyer }) => (
              <label className={board.box}>
                <input
                  type="checkbox"
                  value={id}
                  aria-label={`Choose order ${ref} of ${buyer}`}
                  checked={chosen.chosen.has(id)}
                  onClick={(event) => chosen.press(id, ids, event)}
                  onChange={() => undefined}
                />
              </label>
            ),
          },
          {
            ...{ id: 'ref', title: 'Number', kind: 'short' },
            cell: ({ id, ref }) => (
              <AdminLink href={`${adminPath}${ordersPath}/${id}`}>{ref}</AdminLink>
            ),
          },
          {
            ...{ id: 'created', title: 'Placed', kind: 'short', sorts: 'down' },
            cell: ({ createdAt }) => <LocalTime iso={createdAt} />,
          },
          { id: 'buyer', title: 'Buyer', sorts: 'up', cell: ({ buyer }) => buyer },
          { title: 'Goes to', cell: ({ place }) => place },
          { title: 'What', cell: ({ items, units }) => whatOf(items, units) },
          {
            title: 'Stands',
            cell: ({ column, label, remark }) => (
              <>
                <span className={board.badge} data-column={column}>
                  {label}
                </span>
                {remark && <p className={board.remark}>{remark}</p>}
              </>
            ),
          },
          {
            ...{ id: 'total', title: 'Sum', kind: 'number', sorts: 'down' },
            cell: ({ totalMinor }) => formatPrice(totalMinor),
          },
        ]}
      />
      {table.orders.length === 0 && <p className={board.none}>{words.notFound}</p>}
      <Pager page={page} pages={pages} isBusy={isBusy} onPage={onPage} />
    </>
  )
}
