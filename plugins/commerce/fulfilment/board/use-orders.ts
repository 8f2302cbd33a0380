import { useRef, useState } from 'react'
import { type Shown, shownQuery } from '@/plugins/commerce/fulfilment/board/shown-orders'
import { ask } from '@/src/admin/call-api'
import type { BoardAnswer, ListOrdersAnswer } from '@/src/core/contracts/orders/board'
import type { BoardColumn } from '@/src/core/orders/fulfilment/board-column'
import { studioLimits } from '@/src/core/studio-limits'

type Given = {
  /** Of the calls about the orders of the site. */
  url: string
  shown: Shown
  board: BoardAnswer | null
  table: ListOrdersAnswer | null
}

const { perPage } = studioLimits.orders

/** What the screen shows, and how it comes to show something else. */
export function useOrders({ url, ...given }: Given) {
  const [shown, setShown] = useState(given.shown)
  const [board, setBoard] = useState(given.board)
  const [table, setTable] = useState(given.table)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  /** What is asked for last counts; an older answer that comes later does not. */
  const latest = useRef(0)
  const wanted = useRef(given.shown)

  const load = async (next: Shown) => {
    latest.current += 1
    const turn = latest.current
    setBusy(true)
    const { view, column, sort, page, ...wishes } = next
    const outcome =
      view === 'board'
        ? await ask<BoardAnswer>(`${url}/board${shownQuery(wishes)}`)
        : await ask<ListOrdersAnswer>(`${url}${shownQuery({ ...wishes, column, sort, page })}`)
    if (turn !== latest.current) {
      return
    }
    setBusy(false)
    setProblem(outcome.problem ?? '')
    if (outcome.problem === undefined) {
      if ('columns' in outcome.answer) {
        setBoard(outcome.answer)
      } else {
        setTable(outcome.answer)
      }
      setShown(next)
    }
  }

  /** Shows something else, of which the address tells. A change begins at the first page again. */
  const show = (change: Partial<Shown>) => {
    const next = { ...wanted.current, page: 1, ...change }
    wanted.current = next
    window.history.replaceState(null, '', window.location.pathname + shownQuery(next))
    const isSameBoard = next.view === 'board' && board && Object.keys(change).join() === 'column'
    if (isSameBoard) {
      setShown(next)
      return Promise.resolve()
    }
    return load(next)
  }

  const showMore = async (column: BoardColumn) => {
    const had = board?.columns[column] ?? []
    setBusy(true)
    const { view: _view, sort: _sort, ...wishes } = wanted.current
    const page = Math.floor(had.length / perPage) + 1
    const query = shownQuery({ ...wishes, column, page })
    const outcome = await ask<ListOrdersAnswer>(`${url}${query}`)
    setBusy(false)
    setProblem(outcome.problem ?? '')
    if (outcome.problem === undefined && board) {
      const known = new Set(had.map(({ id }) => id))
      const more = outcome.answer.orders.filter(({ id }) => !known.has(id))
      setBoard({
        columns: { ...board.columns, [column]: [...had, ...more] },
        counts: outcome.answer.counts,
      })
    }
  }

  /** Ids of all that a column holds, as far as they can be chosen at once; empty when that failed. */
  const idsOf = async (column: BoardColumn): Promise<readonly string[]> => {
    setBusy(true)
    const { view: _view, sort: _sort, page: _page, ...wishes } = wanted.current
    const outcome = await ask<{ ids: string[] }>(`${url}/ids${shownQuery({ ...wishes, column })}`)
    setBusy(false)
    setProblem(outcome.problem ?? '')
    return outcome.problem === undefined ? outcome.answer.ids : []
  }

  return {
    ...{ shown, board, table, isBusy, problem, show, showMore, idsOf },
    refresh: () => load(wanted.current),
  }
}
