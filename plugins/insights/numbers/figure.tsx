import { BarChart } from '@/plugins/insights/charts/bar-chart'
import { LineChart } from '@/plugins/insights/charts/line-chart'
import styles from '@/plugins/insights/numbers/numbers.module.css'
import { sayDay } from '@/plugins/insights/words'

type Props = {
  name: string
  now: number
  /** The same in the time before; null where it says nothing. */
  before: number | null
  say: (value: number) => string
  days: readonly { day: string; value: number }[]
  /** How many there are, not how many came: a line instead of bars. */
  isLevel?: boolean
  note?: string
}

/** A figure with how it came about. */
export function Figure({ name, now, before, say, days, isLevel = false, note }: Props) {
  const first = days[0]?.day ?? ''
  const label = `${name} by day: ${say(now)}`
  return (
    <section className={styles.figure} aria-label={name}>
      <h2>{name}</h2>
      <p className={styles.value}>
        <strong>{say(now)}</strong> {before !== null && <span>{compare(now, before, say)}</span>}
      </p>
      {isLevel ? (
        <LineChart
          name={label}
          values={days.map(({ value }) => value)}
          firstLabel={sayDay(first)}
          lastLabel="Today"
        />
      ) : (
        <BarChart
          name={label}
          bars={days.map(({ day, value }, index) => ({
            label: labelAt(day, index, days.length),
            value,
            title: `${sayDay(day)}: ${say(value)}`,
          }))}
        />
      )}
      {note && <p className={styles.note}>{note}</p>}
    </section>
  )
}

function labelAt(day: string, index: number, count: number): string {
  if (index === count - 1) {
    return 'Today'
  }
  const every = Math.ceil(count / 4)
  return index % every === Math.floor(every / 2) && index < count - every / 2 ? sayDay(day) : ''
}

function compare(now: number, before: number, say: (value: number) => string): string {
  if (before === 0) {
    return now === 0 ? 'as before' : 'none before'
  }
  const percent = Math.round(((now - before) / before) * 100)
  const sign = percent > 0 ? '+' : ''
  return percent === 0 ? 'as before' : `${sign}${percent} % (${say(before)} before)`
}
