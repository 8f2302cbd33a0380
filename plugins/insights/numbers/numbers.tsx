import type { Asked } from '@/plugins/insights/numbers/addresses'
import { Days, Filters, Sections } from '@/plugins/insights/numbers/controls'
import type { Numbers as Loaded } from '@/plugins/insights/numbers/load-numbers'
import styles from '@/plugins/insights/numbers/numbers.module.css'
import { NumbersTable } from '@/plugins/insights/numbers/numbers-table'
import { Overview } from '@/plugins/insights/numbers/overview'
import { AdminLink } from '@/src/admin/admin-link'
import { sayDay } from '@/src/admin/dates/say-date'
import { testPaymentsNotice } from '@/src/core/messages/checkout'

type Props = { numbers: Loaded; asked: Asked; fileUrl: string; settingsHref: string }

const hints: Partial<Record<Asked['section'], string>> = {
  overview:
    'Visits are counted without cookies and without noting who came; your own are left out. Who comes on two days is a visitor on each.',
  sources:
    'Name a link of yours by what you put behind it, like ?utm_source=poster&utm_campaign=tour, to see it here by that name.',
  countries:
    'The country is what the network in front of this site says. Where it says none, it stays unknown: it is never guessed.',
  music: 'A play counts after half a minute. To the end means at least nine tenths of the song.',
  mails:
    'Visits and orders are those that came by links in the mail. Whether a mail was opened is not recorded: that would take a hidden picture in each of them.',
}

/** One part of the numbers: which days, of what alone, as a chart and tables, each of which is a file too. */
export function Numbers({ numbers, asked, fileUrl, settingsHref }: Props) {
  const { range, compared, timeZone, locale, filters, days, tables } = numbers
  const spanOf = ({ from, to }: typeof range) =>
    `${sayDay(from, { locale })} to ${sayDay(to, { locale })}`
  const hint = hints[asked.section]
  return (
    <div className={styles.numbers} data-testid="numbers">
      <div className={styles.head}>
        <h1>Numbers</h1>
        <p>
          {spanOf(range)}
          {compared && `, beside ${spanOf(compared)}`}. Days in{' '}
          <AdminLink href={settingsHref}>{timeZone.replaceAll('_', ' ')}</AdminLink>.
        </p>
      </div>
      <Days asked={asked} range={range} />
      <Sections asked={asked} />
      <Filters asked={asked} shown={filters} />
      {numbers.testPayments && <p className={styles.notice}>{testPaymentsNotice}</p>}
      {days && <Overview asked={asked} days={days} locale={locale} fileUrl={fileUrl} />}
      {tables.map((table) => (
        <NumbersTable key={table.id} table={table} asked={asked} fileUrl={fileUrl} />
      ))}
      {hint && <p className={styles.note}>{hint}</p>}
    </div>
  )
}
