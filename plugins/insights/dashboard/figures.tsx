import { BarChart } from '@/plugins/insights/charts/bar-chart'
import { LineChart } from '@/plugins/insights/charts/line-chart'
import { Card, NothingYet } from '@/plugins/insights/dashboard/card'
import styles from '@/plugins/insights/dashboard/dashboard.module.css'
import { totalsOf } from '@/plugins/insights/day-numbers'
import { sayCount, sayDay, sayDollars, sayNumber, sayWeekday } from '@/plugins/insights/words'
import type { InsightDay } from '@/src/core/contracts/insights'

type Props = { days: readonly InsightDay[]; href: string }

const weekDays = 7

export function OrdersThisWeek({ days, href }: Props) {
  const week = days.slice(-weekDays)
  const totals = totalsOf(week)
  return (
    <Card title="Orders this week" more={{ label: 'All orders', href }}>
      {totals.orders === 0 ? (
        <NothingYet>No orders this week. They show here from the first sale.</NothingYet>
      ) : (
        <>
          <p className={styles.figure}>
            <strong>{sayNumber(totals.orders)}</strong> {sayDollars(totals.revenue)}
          </p>
          <BarChart
            name={`Orders by day: ${sayCount(totals.orders, 'order')} in the last seven days`}
            bars={week.map(({ day, orders, revenue }, index) => ({
              label: index === week.length - 1 ? 'Today' : sayWeekday(day),
              value: orders,
              title: `${sayDay(day)}: ${sayCount(orders, 'order')}, ${sayDollars(revenue)}`,
            }))}
          />
        </>
      )}
    </Card>
  )
}

export function MembersNow({ days, href }: Props) {
  const first = days[0]
  const members = days.at(-1)?.members ?? 0
  const joinedThisWeek = totalsOf(days.slice(-weekDays)).membersJoined
  return (
    <Card title="Members" more={{ label: 'All members', href }}>
      {members === 0 || !first ? (
        <NothingYet>No members yet. Fans join from your Members page.</NothingYet>
      ) : (
        <>
          <p className={styles.figure}>
            <strong>{sayNumber(members)}</strong> {sayNumber(joinedThisWeek)} new this week
          </p>
          <LineChart
            name={`Members over the last ${days.length} days: from ${first.members} to ${members}`}
            values={days.map((day) => day.members)}
            firstLabel={sayDay(first.day)}
            lastLabel="Today"
          />
        </>
      )}
    </Card>
  )
}
