import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import styles from '@/plugins/commerce/fulfilment/board/orders.module.css'
import type { Shown } from '@/plugins/commerce/fulfilment/board/shown-orders'
import controls from '@/src/admin/ui/controls.module.css'
import { ChevronDown } from '@/src/admin/ui/icons'
import list from '@/src/admin/ui/list/list.module.css'
import { SearchField } from '@/src/admin/ui/list/search-field'
import { localDay } from '@/src/core/dates/local-day'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { boardColumns } from '@/src/core/orders/fulfilment/board-column'
import { ownerLabels, refundLabels, refundStates } from '@/src/core/orders/order-labels'
import { orderStatuses } from '@/src/core/orders/statuses'

const words = ownerMessages.orderBoard

/** A pause in typing after which it is looked for. */
const pauseMs = 250

type Props = {
  shown: Shown
  onShow: (change: Partial<Shown>) => void
}

/** Which orders are shown, and how. */
export function OrderTools({ shown, onShow }: Props) {
  const { view, column, status, refund, from, until } = shown
  const id = useId()
  const set = [status, refund, from, until].filter(Boolean).length
  const [isOpen, setOpen] = useState(set > 0)
  return (
    <>
      <div className={list.tools}>
        <WordsField shown={shown.words ?? ''} onShow={(words) => onShow({ words })} />
        <fieldset className={controls.segmented} aria-label="Show as">
          {(['board', 'table'] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              onClick={() => onShow({ view: name, sort: undefined })}
            >
              {name === 'board' ? 'Board' : 'Table'}
            </button>
          ))}
        </fieldset>
        {view === 'table' && (
          <Choice
            label="What is to be done"
            value={column}
            choices={boardColumns}
            labels={Object.fromEntries(
              boardColumns.map((name) => [name, words.columns[name].name]),
            )}
            all="All orders"
            onChoose={(column) => onShow({ column })}
          />
        )}
        <button
          type="button"
          className={controls.button}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {set > 0 ? `Filter (${set})` : 'Filter'}
          <ChevronDown size={16} aria-hidden />
        </button>
      </div>
      <fieldset id={id} hidden={!isOpen} className={styles.filters} aria-label="Filter">
        <Choice
          label="How it stands"
          value={status}
          choices={orderStatuses}
          labels={ownerLabels}
          all="However it stands"
          onChoose={(status) => onShow({ status })}
        />
        <Choice
          label="Refund"
          value={refund}
          choices={refundStates}
          labels={refundLabels}
          all="With or without refund"
          onChoose={(refund) => onShow({ refund })}
        />
        <Day label="From" value={from} time="00:00" onChoose={(from) => onShow({ from })} />
        <Day
          label="Until"
          value={until}
          time="23:59:59.999"
          onChoose={(until) => onShow({ until })}
        />
      </fieldset>
    </>
  )
}

type WordsProps = { shown: string; onShow: (words: string | undefined) => void }

function WordsField({ shown, onShow }: WordsProps) {
  const [typed, setTyped] = useState(shown)
  const last = useRef(shown)
  const show = useRef(onShow)
  show.current = onShow
  useEffect(() => {
    if (typed === last.current) {
      return
    }
    const waiting = setTimeout(() => {
      last.current = typed
      show.current(typed.trim() || undefined)
    }, pauseMs)
    return () => clearTimeout(waiting)
  }, [typed])
  return (
    <SearchField
      label={`Search by ${words.search.toLowerCase()}`}
      placeholder={words.search}
      value={typed}
      onChange={setTyped}
    />
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value | undefined
  choices: readonly Value[]
  labels: Readonly<Record<string, string>>
  /** What is said when nothing is chosen. */
  all: string
  onChoose: (value: Value | undefined) => void
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, choices, labels, all, onChoose } = props
  return (
    <select
      className={`${controls.field} ${styles.choice}`}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(choices.find((choice) => choice === target.value))}
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {labels[choice]}
        </option>
      ))}
    </select>
  )
}

type DayProps = {
  label: string
  /** A moment of the day. */
  value: string | undefined
  /** When on the chosen day. */
  time: string
  onChoose: (moment: string | undefined) => void
}

const never = () => () => undefined

/** A day as the viewer has it, like the times in the list, which the server does not know. */
function Day({ label, value, time, onChoose }: DayProps) {
  const day = useSyncExternalStore(
    never,
    () => (value ? localDay(new Date(value)) : ''),
    () => '',
  )
  return (
    <label className={styles.day}>
      {label}
      <input
        key={day}
        type="date"
        className={controls.field}
        defaultValue={day}
        // Browsers tell of every part of a date that is typed; it counts once it is whole.
        onBlur={({ target }) =>
          target.value !== day &&
          onChoose(target.value ? new Date(`${target.value}T${time}`).toISOString() : undefined)
        }
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </label>
  )
}
