import { conversionPercent, totalsOf } from '@/plugins/insights/day-numbers'
import { type Asked, addressOf, fileQuery } from '@/plugins/insights/numbers/addresses'
import type { Numbers } from '@/plugins/insights/numbers/load-numbers'
import styles from '@/plugins/insights/numbers/numbers.module.css'
import { Change, saysAs } from '@/plugins/insights/numbers/numbers-table'
import type { TableColumn } from '@/plugins/insights/table'
import { AdminLink } from '@/src/admin/admin-link'
import { TrendChart, type TrendPoint } from '@/src/admin/charts/trend-chart'
import { sayShortDay } from '@/src/admin/dates/say-date'
import type { InsightDay } from '@/src/core/contracts/pages/insights'
import type { NumbersFilter } from '@/src/core/contracts/pages/numbers'

type Metric = TableColumn & {
  of: (day: InsightDay) => number
  /** How many there are at the end, not how many came. */
  isLevel?: true
}

const count = (key: keyof Omit<InsightDay, 'day'>, label: string): Metric => ({
  key,
  label,
  say: 'count',
  of: (day) => day[key],
})

const metrics = {
  visitors: count('visitors', 'Visitors'),
  visits: count('visits', 'Visits'),
  views: count('views', 'Pages read'),
  plays: count('plays', 'Plays'),
  orders: count('orders', 'Orders'),
  revenue: { ...count('revenue', 'Revenue'), say: 'dollars' },
  conversion: {
    key: 'conversion',
    label: 'Visitors who bought',
    say: 'percent',
    of: ({ orders, visitors }) => conversionPercent(orders, visitors) ?? 0,
  },
  membersJoined: count('membersJoined', 'New members'),
  subscribersJoined: count('subscribersJoined', 'New subscribers'),
  membersLeft: count('membersLeft', 'Members who left'),
  members: { ...count('members', 'Members'), isLevel: true },
  subscribers: { ...count('subscribers', 'Email addresses'), isLevel: true },
} as const satisfies Record<string, Metric>

type MetricName = keyof typeof metrics

const visits = ['visitors', 'visits', 'views'] as const
const bought = ['orders', 'revenue', 'conversion'] as const

/** What is known of a page, a country, … alone. */
function shownOf(asked: Asked): readonly MetricName[] {
  if (asked.section === 'members') {
    return ['members', 'membersJoined', 'membersLeft', 'subscribers', 'subscribersJoined']
  }
  const known: Record<keyof NumbersFilter, readonly MetricName[]> = {
    path: ['views', 'visits'],
    country: visits,
    device: visits,
    product: ['orders', 'revenue', 'plays'],
    mail: [...visits, ...bought],
    campaign: [...visits, ...bought],
    source: [...visits, ...bought],
  }
  const all: readonly MetricName[] = [
    ...['visitors', 'visits', 'plays', ...bought, 'membersJoined', 'subscribersJoined'],
  ] as readonly MetricName[]
  return (Object.keys(known) as (keyof NumbersFilter)[])
    .filter((name) => asked[name] !== undefined)
    .reduce((shown, name) => {
      const common = shown.filter((metric) => known[name].includes(metric))
      return shown === all ? known[name] : common
    }, all)
}

type Props = {
  asked: Asked
  days: NonNullable<Numbers['days']>
  locale: string
  fileUrl: string
}

/** Figures beside each other; the chosen one as a line, with how it went before. */
export function Overview({ asked, days: { now, before }, locale, fileUrl }: Props) {
  const shown = shownOf(asked)
  const chosen = shown.find((name) => name === asked.metric) ?? shown[0] ?? 'views'
  const metric: Metric = labelled(asked, chosen)
  const value = totalOf(metric, now)
  const said = (day: string) => sayShortDay(day, { locale })
  const points = now.map((day, index): TrendPoint => {
    const former = before?.[index]
    const was = former ? ` (${said(former.day)}: ${saysAs(metric, metric.of(former))})` : ''
    return {
      value: metric.of(day),
      before: former ? metric.of(former) : null,
      title: `${said(day.day)}: ${saysAs(metric, metric.of(day))}${was}`,
    }
  })
  const dayAt = (index: number) => said(now[index]?.day ?? '')

  return (
    <section className={styles.part} aria-label="Figures">
      <nav className={styles.figures} aria-label="Figures">
        {shown.map((name) => {
          const each = labelled(asked, name)
          const total = totalOf(each, now)
          const then = before && totalOf(each, before)
          return (
            <AdminLink
              key={name}
              href={addressOf(asked, { metric: name })}
              scroll={false}
              aria-current={name === chosen ? 'true' : undefined}
            >
              <span>{each.label}</span>
              <strong>{saysAs(each, total)}</strong>
              {then !== null && total !== null && <Change now={total} before={then ?? 0} />}
            </AdminLink>
          )
        })}
      </nav>
      <TrendChart
        name={`${metric.label} by day: ${saysAs(metric, value)}`}
        points={points}
        say={(each) => saysAs(metric, each)}
        labels={[dayAt(0), dayAt(Math.floor((now.length - 1) / 2)), dayAt(now.length - 1)]}
      />
      <header>
        <p className={styles.note}>
          {before ? 'The dashed line is what it is compared with. ' : ''}
          Point at a day to read it, or take all of them as a file.
        </p>
        <a href={`${fileUrl}${fileQuery(asked, 'days')}`} download aria-label="Day by day: CSV">
          CSV
        </a>
      </header>
    </section>
  )
}

/** Of one product, units are counted and not orders. */
const labelled = (asked: Asked, name: MetricName): Metric =>
  name === 'orders' && asked.product ? { ...metrics.orders, label: 'Sold' } : metrics[name]

function totalOf({ key, of, isLevel }: Metric, days: readonly InsightDay[]): number | null {
  if (isLevel) {
    const last = days.at(-1)
    return last ? of(last) : 0
  }
  const totals = totalsOf(days)
  return key === 'conversion'
    ? conversionPercent(totals.orders, totals.visitors)
    : (totals[key as keyof typeof totals] ?? 0)
}
