import type { Books } from '@/plugins/commerce/money/load-money'
import styles from '@/plugins/commerce/money/screen/money.module.css'
import { Choices } from '@/src/admin/choices'
import controls from '@/src/admin/ui/controls.module.css'
import { type RangeQuery, rangeLabels, rangeNames } from '@/src/core/books/ranges'
import { showDay } from '@/src/core/dates/show-date'

type Props = { query: RangeQuery; books: Pick<Books, 'range' | 'timeZone'> }

/** Which days the books are of. Own dates are a plain form: an address that can be kept. */
export function RangeChoice({ query, books: { range, timeZone } }: Props) {
  return (
    <div className={styles.range}>
      <Choices
        label="Time"
        choices={rangeNames
          .filter((name) => name !== 'own')
          .map((name) => ({
            label: rangeLabels[name],
            href: `?range=${name}`,
            isChosen: query.range === name,
          }))}
      />
      <form key={`${range.from} ${range.to}`} className={styles.own}>
        <input type="hidden" name="range" value="own" />
        <label>
          From
          <input className={controls.field} type="date" name="from" defaultValue={range.from} />
        </label>
        <label>
          To
          <input className={controls.field} type="date" name="to" defaultValue={range.to} />
        </label>
        <button type="submit" className={controls.button}>
          Show
        </button>
      </form>
      <p className={styles.quiet}>
        {showDay(range.from)} to {showDay(range.to)}, by clocks in {timeZone}
      </p>
    </div>
  )
}
