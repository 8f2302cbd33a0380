'use client'

import { useRouter } from 'next/navigation'
import { filterQuery, type OrderFilter } from '@/plugins/commerce/admin/order-filter'
import styles from '@/plugins/commerce/admin/orders.module.css'
import choices from '@/src/admin/choices.module.css'
import { refundStates, refundWords } from '@/src/core/orders/order-words'

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
  const choose = (change: Partial<OrderFilter>) => {
    router.push(list + filterQuery({ ...filter, ...change }, search))
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
              {refundWords[state]}
            </option>
          ))}
        </select>
      </label>
      <Day label="From" value={filter.from} onChoose={(from) => choose({ from })} />
      <Day label="Until" value={filter.until} onChoose={(until) => choose({ until })} />
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
  value: string | undefined
  onChoose: (day: string | undefined) => void
}

function Day({ label, value, onChoose }: DayProps) {
  return (
    <label>
      {label}
      <input
        type="date"
        defaultValue={value ?? ''}
        // Browsers tell of every part of a date that is typed; it counts once it is whole.
        onBlur={({ target }) =>
          target.value !== (value ?? '') && onChoose(target.value || undefined)
        }
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </label>
  )
}
