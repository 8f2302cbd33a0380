'use client'

import '@fontsource-variable/inter'
import { useState } from 'react'
import { BoardColumns } from '@/plugins/commerce/fulfilment/board/board-columns'
import { OrderTools } from '@/plugins/commerce/fulfilment/board/order-tools'
import { OrdersTable } from '@/plugins/commerce/fulfilment/board/orders-table'
import {
  isFiltered,
  type Shown,
  shownQuery,
} from '@/plugins/commerce/fulfilment/board/shown-orders'
import { useChosen } from '@/plugins/commerce/fulfilment/board/use-chosen'
import { useOrders } from '@/plugins/commerce/fulfilment/board/use-orders'
import { BulkBar } from '@/plugins/commerce/fulfilment/bulk/bulk-bar'
import { TrackingDialog } from '@/plugins/commerce/fulfilment/bulk/tracking-dialog'
import controls from '@/src/admin/ui/controls.module.css'
import list from '@/src/admin/ui/list/list.module.css'
import { EmptyState, ListSaid, ListScreen } from '@/src/admin/ui/list/list-screen'
import type { BoardAnswer, ListOrdersAnswer } from '@/src/core/contracts/orders/board'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { type BoardColumn, boardColumns } from '@/src/core/orders/fulfilment/board-column'
import type { Paper } from '@/src/core/places/paper-of'

const words = ownerMessages.orderBoard

type Props = {
  profileId: string
  adminPath: string
  apiPath: string
  storeUrl: string
  mayChange: boolean
  paper: Paper
  shown: Shown
  /** When this was read, by which the age of orders is told. */
  now: string
  board: BoardAnswer | null
  table: ListOrdersAnswer | null
}

/** The artist's orders: what is to be done about which, one by one and for several at once. */
export function OrdersScreen(props: Props) {
  const { profileId, adminPath, apiPath, storeUrl, now } = props
  const url = `${apiPath}/profiles/${profileId}/orders`
  const orders = useOrders({ ...props, url })
  const { shown, board, table, isBusy, problem, show } = orders
  const chosen = useChosen()
  const [said, setSaid] = useState('')
  const [isReadingFile, setReadingFile] = useState(false)
  const isDone = (words: string) => {
    setSaid(words)
    chosen.choose([])
    void orders.refresh()
  }

  const chooseAll = async (column: BoardColumn) => {
    const loaded = board?.columns[column] ?? []
    const isAll = loaded.every(({ id }) => chosen.chosen.has(id))
    const isWhole = loaded.length === board?.counts[column]
    const ids = isWhole || isAll ? loaded.map(({ id }) => id) : await orders.idsOf(column)
    const others = [...chosen.chosen].filter((id) => !ids.includes(id))
    chosen.choose(isAll ? others : [...others, ...ids])
    setSaid('')
  }

  const counts = board?.counts ?? table?.counts
  const isEmpty = counts && boardColumns.every((column) => counts[column] === 0)
  if (isEmpty && !isFiltered(shown)) {
    return (
      <ListScreen title={words.title} testId="orders">
        <EmptyState title={words.empty.title} text={words.empty.text}>
          <a className={controls.button} data-kind="primary" href={storeUrl}>
            {words.empty.button}
          </a>
        </EmptyState>
      </ListScreen>
    )
  }
  const { view: _view, page: _page, sort: _sort, ...wishes } = shown
  return (
    <ListScreen
      title={words.title}
      testId="orders"
      actions={
        <>
          {props.mayChange && (
            <button type="button" className={controls.button} onClick={() => setReadingFile(true)}>
              Tracking numbers…
            </button>
          )}
          <a
            className={controls.button}
            href={`${apiPath}/orders/export${shownQuery(wishes) || '?'}&profileId=${profileId}`}
            download
          >
            Export as CSV
          </a>
        </>
      }
    >
      <OrderTools shown={shown} onShow={(change) => void show(change)} />
      <ListSaid>{said}</ListSaid>
      {problem && (
        <p role="alert" className={list.problem}>
          {problem}
        </p>
      )}
      {shown.view === 'board' && board && (
        <BoardColumns
          board={board}
          column={shown.column ?? 'pack'}
          adminPath={adminPath}
          now={now}
          chosen={chosen}
          isBusy={isBusy}
          isFiltered={isFiltered(shown)}
          onColumn={(column) => void show({ column })}
          onMore={(column) => void orders.showMore(column)}
          onChooseAll={(column) => void chooseAll(column)}
        />
      )}
      {shown.view === 'table' && table && (
        <OrdersTable
          table={table}
          sort={shown.sort ?? '-created'}
          page={shown.page}
          adminPath={adminPath}
          chosen={chosen}
          isBusy={isBusy}
          onSort={(sort) => void show({ sort })}
          onPage={(page) => void show({ page })}
        />
      )}
      {props.mayChange && chosen.chosen.size > 0 && (
        <BulkBar
          url={url}
          ids={[...chosen.chosen]}
          orders={[...Object.values(board?.columns ?? {}).flat(), ...(table?.orders ?? [])]}
          paper={props.paper}
          onClear={() => chosen.choose([])}
          onDone={isDone}
        />
      )}
      {isReadingFile && (
        <TrackingDialog
          url={url}
          onClose={(said) => {
            setReadingFile(false)
            if (said) {
              isDone(said)
            }
          }}
        />
      )}
    </ListScreen>
  )
}
