import type { PayloadRequest } from 'payload'
import { MakeInvoices } from '@/plugins/commerce/invoices/admin/make-invoices.client'
import { countMissing } from '@/plugins/commerce/invoices/issue-missing'
import { shownInvoices } from '@/plugins/commerce/invoices/month-archive'
import { findSeller } from '@/plugins/commerce/invoices/seller'
import { dayIn } from '@/plugins/commerce/money/load-money'
import { timeZoneOf } from '@/plugins/commerce/money/queries/scope'
import styles from '@/plugins/commerce/money/screen/money.module.css'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { mayOn } from '@/src/access/own-profile'
import { AdminLink } from '@/src/admin/admin-link'
import { siteView } from '@/src/admin/artist-view'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import { invoicesPath, sellerPath } from '@/src/admin/studio-paths'
import controls from '@/src/admin/ui/controls.module.css'
import { EmptyState } from '@/src/admin/ui/list/list-screen'
import { Pager } from '@/src/admin/ui/list/pager'
import { DataTable } from '@/src/admin/ui/table/data-table'
import { moneyText } from '@/src/core/books/money-text'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import type { MembershipPayment, Order } from '@/src/payload-types'
import { asOwner } from '@/src/server/owner'

const words = ownerMessages.invoices

/** Invoices and credit notes, newest first, page by page. */
export const InvoicesView = siteView(
  { path: invoicesPath, subject: 'orders' },
  async ({ req, profileId, searchParams }) => {
    const asked = Number(searchParams?.page)
    const page = Number.isInteger(asked) && asked > 0 && asked < 100_000 ? asked : 1
    return <Invoices req={req} profileId={profileId} page={page} />
  },
)

type Asked = { req: PayloadRequest; profileId: string; page: number }

async function Invoices({ req, profileId, page }: Asked) {
  const { admin, api } = req.payload.config.routes
  const [found, seller, waiting, timeZone] = await Promise.all([
    req.payload.find({
      collection: slugs.invoices,
      where: shownInvoices(profileId),
      sort: ['-issuedAt', '-sequence'],
      limit: studioLimits.invoices.listed,
      page,
      populate: {
        [slugs.orders]: { publicRef: true },
        [slugs.membershipPayments]: { membership: true },
      },
      ...asOwner(req),
      depth: 1,
    }),
    findSeller(req, profileId),
    countMissing(req, profileId),
    timeZoneOf(req, profileId),
  ])
  const url = `${api}/profiles/${profileId}`
  const maySell = mayOn(req, profileId, 'rates', 'change')
  const sellerLink = (label: string, isMain: boolean) => (
    <AdminLink
      className={controls.button}
      data-kind={isMain ? 'primary' : undefined}
      href={`${admin}${sellerPath}`}
    >
      {label}
    </AdminLink>
  )
  return (
    <div id="invoices" className={`${controls.tokens} ${controls.chrome} ${styles.page}`}>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        {seller && maySell && sellerLink(words.changeSeller, false)}
      </div>
      {!seller && found.totalDocs === 0 ? (
        <EmptyState title={words.empty} text={words.about}>
          {maySell && sellerLink(words.needSeller, true)}
        </EmptyState>
      ) : (
        <>
          {seller && waiting > 0 && maySell && (
            <MakeInvoices url={`${url}/invoices`} waiting={waiting} />
          )}
          {found.totalDocs === 0 ? (
            <p className={styles.quiet}>{words.none}</p>
          ) : (
            <MonthForm
              url={`${url}/invoices.zip`}
              month={dayIn(new Date(), timeZone).slice(0, 7)}
            />
          )}
          {found.totalDocs > 0 && (
            <DataTable
              label={words.title}
              rows={found.docs}
              rowKey={({ id }) => id}
              columns={[
                { title: 'Number', kind: 'name', cell: ({ number }) => number },
                { title: 'Kind', cell: ({ kind }) => words.kinds[kind] },
                {
                  title: 'Date',
                  kind: 'short',
                  cell: ({ issuedAt }) => (
                    <LocalTime iso={dayIn(new Date(issuedAt), timeZone)} form="day" />
                  ),
                },
                {
                  title: 'For',
                  cell: ({ order, membershipPayment }) => (
                    <>
                      {order && <OrderLink admin={admin} order={order} />}
                      {membershipPayment && (
                        <MemberLink admin={admin} payment={membershipPayment} />
                      )}
                    </>
                  ),
                },
                {
                  title: 'Tax',
                  kind: 'number',
                  cell: ({ taxMinor, currency }) => moneyText(taxMinor, currency),
                },
                {
                  title: 'Total',
                  kind: 'number',
                  cell: ({ kind, totalMinor, currency }) =>
                    `${kind === 'credit_note' ? '−' : ''}${moneyText(totalMinor, currency)}`,
                },
                {
                  title: 'PDF',
                  kind: 'number',
                  cell: ({ id, number }) => (
                    <a
                      href={`${url}/invoices/${id}/pdf`}
                      download
                      aria-label={`${words.download} ${number}`}
                    >
                      {words.download}
                    </a>
                  ),
                },
              ]}
            />
          )}
          <Pager page={page} pages={found.totalPages} hrefOf={(to) => `?page=${to}`} />
        </>
      )}
    </div>
  )
}

function OrderLink({ admin, order }: { admin: string; order: string | Order }) {
  return typeof order === 'string' ? null : (
    <AdminLink href={`${admin}/collections/${slugs.orders}/${order.id}`}>
      {order.publicRef}
    </AdminLink>
  )
}

function MemberLink({ admin, payment }: { admin: string; payment: string | MembershipPayment }) {
  const membership = typeof payment === 'string' ? null : payment.membership
  return membership ? (
    <AdminLink href={`${admin}/collections/${slugs.memberships}/${idOf(membership)}`}>
      {words.membership}
    </AdminLink>
  ) : (
    words.membership
  )
}

function MonthForm({ url, month }: { url: string; month: string }) {
  return (
    <form className={styles.own} action={url}>
      <label>
        {words.month}
        <input
          className={controls.field}
          type="month"
          name="month"
          defaultValue={month}
          max={month}
          required
          pattern="\d{4}-\d{2}"
        />
      </label>
      <button type="submit" className={controls.button}>
        {words.download}
      </button>
    </form>
  )
}
