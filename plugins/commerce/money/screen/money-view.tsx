import type { PayloadRequest } from 'payload'
import { Suspense } from 'react'
import { type Books, loadMoney } from '@/plugins/commerce/money/load-money'
import styles from '@/plugins/commerce/money/screen/money.module.css'
import { MoneyBooks } from '@/plugins/commerce/money/screen/money-books'
import { Payouts } from '@/plugins/commerce/money/screen/payouts'
import { mayOn } from '@/src/access/own-profile'
import { siteView } from '@/src/admin/artist-view'
import { Choices } from '@/src/admin/choices'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import { moneyPath } from '@/src/admin/studio-paths'
import controls from '@/src/admin/ui/controls.module.css'
import { type RangeQuery, rangeLabels, rangeNames, rangeQuery } from '@/src/core/books/ranges'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.money

/** The artist's books: what came in, what went off it, what is theirs. */
export const MoneyView = siteView(
  { path: moneyPath, subject: 'numbers' },
  async ({ req, profileId, searchParams }) => {
    const query = rangeQuery.parse(searchParams ?? {})
    return (
      <div id="money" className={`${controls.tokens} ${controls.chrome} ${styles.page}`}>
        <h1>{words.title}</h1>
        <Suspense key={JSON.stringify(query)} fallback={<Skeleton />}>
          <Loaded req={req} profileId={profileId} query={query} />
        </Suspense>
        {mayOn(req, profileId, 'payouts', 'read') && (
          <Suspense fallback={<div className={styles.waiting} data-part="payouts" />}>
            <Payouts req={req} profileId={profileId} />
          </Suspense>
        )}
      </div>
    )
  },
)

type Asked = { req: PayloadRequest; profileId: string; query: RangeQuery }

async function Loaded({ req, profileId, query }: Asked) {
  const books = await loadMoney(req, profileId, query)
  const { from, to } = books.range
  const fileUrl = `${req.payload.config.routes.api}/profiles/${profileId}/money.csv?range=own&from=${from}&to=${to}`
  return (
    <>
      <RangeChoice query={query} books={books} />
      <MoneyBooks books={books} fileUrl={fileUrl} />
    </>
  )
}

function Skeleton() {
  return (
    <>
      <div className={styles.waiting} data-part="range" />
      <div className={styles.waiting} data-part="books" />
    </>
  )
}

type Props = { query: RangeQuery; books: Pick<Books, 'range' | 'timeZone'> }

/** Which days the books are of. Own dates are a plain form: an address that can be kept. */
function RangeChoice({ query, books: { range, timeZone } }: Props) {
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
        <LocalTime iso={range.from} form="day" /> to <LocalTime iso={range.to} form="day" />, by
        clocks in {timeZone}
      </p>
    </div>
  )
}
