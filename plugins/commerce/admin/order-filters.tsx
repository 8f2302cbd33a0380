'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { filterQuery, type OrderFilter } from '@/plugins/commerce/admin/order-filter'
import styles from '@/plugins/commerce/admin/orders.module.css'
import choices from '@/src/admin/choices.module.css'
import { localDay } from '@/src/core/dates/local-day'
import { refundLabels, refundStates } from '@/src/core/orders/order-labels'

type Props = {
  filter: OrderFilter
  /** Address of the list. */
  list: string
  search: string
  /** Null while several sites are shown, which do not fit into one file. */
  exportUrl: string | null
}

/** Refunds and days, and the way to a file of what is shown. */
export function OrderFilters({ filter, list, search, exportUrl }: Props) {
  const router = useRouter()
  // What was chosen a moment ago counts, too, while the list is on its way.
  const latest = useRef(filter)
  useEffect(() => {
    latest.current = filter
  }, [filter])
  const choose = (change: Partial<OrderFilter>) => {
    latest.current = { ...latest.current, ...change }
    router.push(list + filterQuery(latest.current, search))
  }
  return (
    <div className={styles.filters}>
      <label>
        Refund
        <select
          value={filter.refund ?? ''}
          onChange={({ target }) =>
            choose({ refund: refundStates.find((state) => state === target.value) })
          }
        >
          <option value="">Any</option>
          {refundStates.map((state) => (
            <option key={state} value={state}>
              {refundLabels[state]}
            </option>
          ))}
        </select>
      </label>
      <Day label="From" value={filter.from} time="00:00" onChoose={(from) => choose({ from })} />
      <Day
        label="Until"
        value={filter.until}
        time="23:59:59.999"
        onChoose={(until) => choose({ until })}
      />
      {exportUrl ? (
        <a className={choices.choice} href={exportUrl} download>
          Export as CSV
        </a>
      ) : (
        <p>Choose one of your sites to export its orders.</p>
      )}
    </div>
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
    <label>
      {label}
      <input
        key={day}
        type="date"
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
