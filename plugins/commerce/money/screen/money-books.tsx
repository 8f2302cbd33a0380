import type { Books, CurrencyBooks } from '@/plugins/commerce/money/load-money'
import styles from '@/plugins/commerce/money/screen/money.module.css'
import { Statement } from '@/plugins/commerce/money/screen/statement'
import { ThingsTable } from '@/plugins/commerce/money/screen/things-table.client'
import { BarChart } from '@/src/admin/charts/bar-chart'
import { EmptyState } from '@/src/admin/ui/list/list-screen'
import { type Column, DataTable } from '@/src/admin/ui/table/data-table'
import { moneyText } from '@/src/core/books/money-text'
import { leftOf } from '@/src/core/books/sums'
import { type MoneyTable, moneyTables } from '@/src/core/contracts/orders/money'
import { testPaymentsNotice } from '@/src/core/messages/checkout'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.money

const fileNames: Record<MoneyTable, string> = {
  transactions: 'Every payment and refund',
  months: 'By month',
  things: 'By what was sold',
  taxes: 'Taxes by country and rate',
}

type Month = CurrencyBooks['months'][number]

const monthSums: readonly [string, (month: Month) => number][] = [
  ['Came in', ({ receivedMinor }) => receivedMinor],
  ['Went back', ({ refundedMinor, disputedMinor }) => refundedMinor + disputedMinor],
  ['Fees', ({ providerFeeMinor, platformFeeMinor }) => providerFeeMinor + platformFeeMinor],
  ['Taxes', ({ taxMinor }) => taxMinor],
  [words.left, leftOf],
]

/** What came in and what went off it, each currency by itself. */
export function MoneyBooks({ books, fileUrl }: { books: Books; fileUrl: string }) {
  return (
    <>
      {books.testPayments && <p className={styles.notice}>{testPaymentsNotice}</p>}
      {books.currencies.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyAbout} />
      ) : (
        <>
          {books.currencies.map((each) => (
            <OneCurrency key={each.currency} {...each} />
          ))}
          <section className={styles.part} aria-labelledby="files">
            <h2 id="files">{words.files}</h2>
            <ul className={styles.files}>
              {moneyTables.map((table) => (
                <li key={table}>
                  <a href={`${fileUrl}&table=${table}`} download>
                    {fileNames[table]} (CSV)
                  </a>
                </li>
              ))}
            </ul>
            <p className={styles.quiet}>{words.cash}</p>
          </section>
        </>
      )}
    </>
  )
}

function OneCurrency({ currency, sums, months, things }: CurrencyBooks) {
  const text = (minor: number) => moneyText(minor, currency)
  const name = currency.toUpperCase()
  return (
    <>
      <div className={styles.summary}>
        <Statement currency={currency} sums={sums} things={things} />
        <section className={styles.chart} aria-label={`${words.byMonth}, ${name}`}>
          <h2>
            {words.byMonth}, {name}
          </h2>
          {/* Of one month there is nothing to compare. */}
          {months.length > 1 && (
            <BarChart
              name={`${words.cameIn} by month: ${text(sums.receivedMinor)}`}
              height={140}
              bars={months.map(({ month, receivedMinor }, at) => ({
                label: months.length <= 12 || at % 3 === 0 ? shortMonth(month) : '',
                value: receivedMinor,
                title: `${longMonth(month)}: ${text(receivedMinor)}`,
              }))}
            />
          )}
          <DataTable
            label={`${words.byMonth}, ${name}, table`}
            rows={months}
            rowKey={({ month }) => month}
            columns={[
              { title: 'Month', kind: 'name', cell: ({ month }) => longMonth(month) },
              ...monthSums.map(([title, of]): Column<Month> => {
                return { title, kind: 'number', cell: (month) => text(of(month)) }
              }),
            ]}
          />
        </section>
      </div>
      <section className={styles.part} aria-label={`${words.bySold}, ${name}`}>
        <h2>
          {words.bySold}, {name}
        </h2>
        <ThingsTable currency={currency} things={things} />
      </section>
    </>
  )
}

const monthText = (month: string, style: 'short' | 'long'): string =>
  new Intl.DateTimeFormat('en', {
    month: style,
    ...(style === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`))

const shortMonth = (month: string) => monthText(month, 'short')
const longMonth = (month: string) => monthText(month, 'long')
