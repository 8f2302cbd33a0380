import { SetStepNav } from '@payloadcms/ui'
import Link from 'next/link'
import { formatDay, formatDollars, formatNumber } from '@/plugins/insights/labels'
import { soldRows } from '@/plugins/insights/load-insights'
import styles from '@/plugins/insights/numbers/numbers.module.css'
import { BarChart } from '@/src/admin/charts/bar-chart'
import { LineChart } from '@/src/admin/charts/line-chart'
import type { Insights } from '@/src/core/contracts/pages/insights'
import { type InsightSpan, insightSpans } from '@/src/core/insights/days'
import { directSource, otherSource } from '@/src/core/insights/source'
import { testPaymentsNotice } from '@/src/core/messages/checkout'

type Props = { insights: Insights; days: InsightSpan; fileUrl: string }

const spanNames: Record<InsightSpan, string> = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
  365: 'A year',
}

const sourceNames: Record<string, string> = {
  [directSource]: 'Typed in, or unknown',
  [otherSource]: 'Elsewhere',
}

/** All figures of a span, as charts and as tables, each of which is a file too. */
export function Numbers({ insights, days, fileUrl }: Props) {
  const { totals, before, churnPercent, tiers, sources, from, to } = insights
  const fileOf = (table: string) => `${fileUrl}?days=${days}&table=${table}`
  const byDay = (key: 'revenue' | 'orders' | 'plays' | 'visits' | 'members' | 'subscribers') =>
    insights.days.map((day) => ({ day: day.day, value: day[key] }))

  return (
    <div className={styles.numbers}>
      <SetStepNav nav={[{ label: 'Numbers' }]} />
      <header className={styles.head}>
        <div>
          <h1>Numbers</h1>
          <p>
            {formatDay(from)} to {formatDay(to)}, by day in UTC
          </p>
        </div>
        <nav className={styles.spans} aria-label="Time">
          {insightSpans.map((span) => (
            <Link
              key={span}
              href={`?days=${span}`}
              {...(span === days && { 'aria-current': 'true' as const })}
            >
              {spanNames[span]}
            </Link>
          ))}
        </nav>
      </header>
      {insights.testPayments && <p className={styles.notice}>{testPaymentsNotice}</p>}

      <div className={styles.figures}>
        <Figure
          name="Revenue"
          now={totals.revenue}
          before={before.revenue}
          say={formatDollars}
          days={byDay('revenue')}
        />
        <Figure
          name="Orders"
          now={totals.orders}
          before={before.orders}
          say={formatNumber}
          days={byDay('orders')}
        />
        <Figure
          name="Plays"
          now={totals.plays}
          before={before.plays}
          say={formatNumber}
          days={byDay('plays')}
        />
        <Figure
          name="Visits"
          now={totals.visits}
          before={before.visits}
          say={formatNumber}
          days={byDay('visits')}
        />
        <Figure
          name="Members"
          now={insights.members}
          before={null}
          say={formatNumber}
          days={byDay('members')}
          isLevel
          note={`${formatNumber(totals.membersJoined)} joined, ${formatNumber(totals.membersLeft)} left${
            churnPercent === null ? '' : ` (${churnPercent} % of those who were there)`
          }`}
        />
        <Figure
          name="Email addresses"
          now={insights.subscribers}
          before={null}
          say={formatNumber}
          days={byDay('subscribers')}
          isLevel
          note={`${formatNumber(totals.subscribersJoined)} joined, ${formatNumber(totals.subscribersLeft)} left`}
        />
      </div>

      <NumbersTable
        title="Best sellers"
        empty="Nothing was sold or heard in this time."
        files={[
          { label: 'CSV', href: fileOf('releases') },
          { label: 'CSV by day', href: fileOf('releases-by-day') },
        ]}
        columns={['Release or membership', 'Sold', 'Revenue', 'Plays']}
        rows={soldRows(insights).map(({ id, title, units, revenue, plays }) => ({
          id,
          cells: [title, formatNumber(units), formatDollars(revenue), formatNumber(plays)],
        }))}
      />
      <NumbersTable
        title="Where visitors came from"
        empty="Nobody came in this time."
        files={[{ label: 'CSV', href: fileOf('sources') }]}
        columns={['From', 'Visits', 'Orders', 'Revenue']}
        rows={sources.map(({ source, visits, orders, revenue }) => ({
          id: source,
          cells: [
            sourceNames[source] ?? source,
            formatNumber(visits),
            formatNumber(orders),
            formatDollars(revenue),
          ],
        }))}
      />
      <NumbersTable
        title="Members by tier"
        empty="There are no tiers."
        columns={['Tier', 'Members', 'Paying']}
        rows={tiers.map(({ tierId, name, members, payingMembers }) => ({
          id: tierId,
          cells: [name, formatNumber(members), formatNumber(payingMembers)],
        }))}
      />
      <NumbersTable
        title="Day by day"
        empty=""
        isFolded
        files={[{ label: 'CSV', href: fileOf('days') }]}
        columns={['Day', 'Revenue', 'Orders', 'Plays', 'Visits', 'Members', 'Addresses']}
        rows={insights.days.toReversed().map((day) => ({
          id: day.day,
          cells: [
            formatDay(day.day),
            formatDollars(day.revenue),
            formatNumber(day.orders),
            formatNumber(day.plays),
            formatNumber(day.visits),
            formatNumber(day.members),
            formatNumber(day.subscribers),
          ],
        }))}
      />
      <p className={styles.hint}>
        Visits are counted without cookies and without noting who came. Put{' '}
        <code>?utm_source=newsletter</code> behind a link to see it here by that name.
      </p>
    </div>
  )
}

type NumbersTableProps = {
  title: string
  /** Said in place of a table without rows. */
  empty: string
  columns: readonly string[]
  rows: readonly { id: string; cells: readonly string[] }[]
  files?: readonly { label: string; href: string }[]
  /** Opens when it is asked for. */
  isFolded?: boolean
}

/** A table whose first column names the row, and the same as files. */
function NumbersTable({
  title,
  empty,
  columns,
  rows,
  files = [],
  isFolded = false,
}: NumbersTableProps) {
  const table = (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...others] }) => (
            <tr key={id}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
  return (
    <section className={styles.part} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {files.map(({ label, href }) => (
          <a key={href} href={href} download aria-label={`${title}: ${label}`}>
            {label}
          </a>
        ))}
      </header>
      {rows.length === 0 && <p className={styles.note}>{empty}</p>}
      {rows.length > 0 &&
        (isFolded ? (
          <details>
            <summary>Show all days</summary>
            {table}
          </details>
        ) : (
          table
        ))}
    </section>
  )
}

type FigureProps = {
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
function Figure({ name, now, before, say, days, isLevel = false, note }: FigureProps) {
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
          firstLabel={formatDay(first)}
          lastLabel="Today"
        />
      ) : (
        <BarChart
          name={label}
          bars={days.map(({ day, value }, index) => ({
            label: labelAt(day, index, days.length),
            value,
            title: `${formatDay(day)}: ${say(value)}`,
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
  return index % every === Math.floor(every / 2) && index < count - every / 2 ? formatDay(day) : ''
}

function compare(now: number, before: number, say: (value: number) => string): string {
  if (before === 0) {
    return now === 0 ? 'as before' : 'none before'
  }
  const percent = Math.round(((now - before) / before) * 100)
  const sign = percent > 0 ? '+' : ''
  return percent === 0 ? 'as before' : `${sign}${percent} % (${say(before)} before)`
}
