import { useEffect, useRef } from 'react'
import styles from '@/plugins/commerce/fulfilment/board/board.module.css'
import { OrderCard } from '@/plugins/commerce/fulfilment/board/order-card'
import type { Chosen } from '@/plugins/commerce/fulfilment/board/use-chosen'
import controls from '@/src/admin/ui/controls.module.css'
import type { BoardAnswer } from '@/src/core/contracts/orders/board'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { type BoardColumn, boardColumns } from '@/src/core/orders/fulfilment/board-column'

const words = ownerMessages.orderBoard

type Props = {
  board: BoardAnswer
  /** Of which the address speaks: on a phone the one that is shown. */
  column: BoardColumn
  adminPath: string
  now: string
  chosen: Chosen
  isBusy: boolean
  isFiltered: boolean
  onColumn: (column: BoardColumn) => void
  onMore: (column: BoardColumn) => void
  onChooseAll: (column: BoardColumn) => void
}

/** Columns side by side; where there is no room for them, one of them at a time. */
export function BoardColumns(props: Props) {
  const { board, column: shown, onColumn } = props
  return (
    <>
      <fieldset className={`${controls.segmented} ${styles.tabs}`} aria-label="Column">
        {boardColumns.map((column) => (
          <button
            key={column}
            type="button"
            aria-pressed={column === shown}
            onClick={() => onColumn(column)}
          >
            {words.columns[column].name}
            <small>{board.counts[column]}</small>
          </button>
        ))}
      </fieldset>
      <div className={styles.board}>
        {boardColumns.map((column) => (
          <Column key={column} {...props} name={column} isShown={column === shown} />
        ))}
      </div>
    </>
  )
}

function Column(props: Props & { name: BoardColumn; isShown: boolean }) {
  const { name, isShown, board, adminPath, now, chosen, isBusy, isFiltered } = props
  const { onMore, onChooseAll } = props
  const orders = board.columns[name]
  const count = board.counts[name]
  const ids = orders.map(({ id }) => id)
  const chosenHere = ids.filter((id) => chosen.chosen.has(id)).length
  const all = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (all.current) {
      all.current.indeterminate = chosenHere > 0 && chosenHere < ids.length
    }
  }, [chosenHere, ids.length])
  return (
    <section
      className={styles.column}
      data-column={name}
      data-shown={isShown || undefined}
      aria-labelledby={`column-${name}`}
    >
      <header className={styles.columnHead}>
        <h2 id={`column-${name}`}>
          {words.columns[name].name} <small>{count}</small>
        </h2>
        {orders.length > 0 && (
          <label className={styles.all}>
            <input
              ref={all}
              type="checkbox"
              aria-label={`Choose all in “${words.columns[name].name}”`}
              disabled={isBusy}
              checked={chosenHere === ids.length}
              onChange={() => onChooseAll(name)}
            />
            All
          </label>
        )}
      </header>
      <p className={styles.rule}>{words.columns[name].rule}</p>
      {orders.length === 0 ? (
        <p className={styles.none}>{isFiltered ? words.notFound : words.none[name]}</p>
      ) : (
        <ul className={styles.cards} onKeyDown={(event) => chosen.onKeyDown(event, ids)}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard
                order={order}
                adminPath={adminPath}
                now={now}
                isChosen={chosen.chosen.has(order.id)}
                onChoose={(event) => chosen.press(order.id, ids, event)}
              />
            </li>
          ))}
        </ul>
      )}
      {orders.length < count && (
        <button
          type="button"
          className={controls.button}
          disabled={isBusy}
          onClick={() => onMore(name)}
        >
          {words.more} <small>{count - orders.length} left</small>
        </button>
      )}
    </section>
  )
}
