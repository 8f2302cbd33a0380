import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { matching, wanted } from '@/plugins/commerce/fulfilment/board/wanted-orders'
import type {
  BoardAnswer,
  ListedOrder,
  ListOrdersAnswer,
  ListOrdersQuery,
  OrderSorting,
  OrderWishes,
} from '@/src/core/contracts/orders/board'
import { deletedAccount, deletedEmail } from '@/src/core/deleted-account'
import { type BoardColumn, boardColumns } from '@/src/core/orders/fulfilment/board-column'
import {
  ownerStateLabel,
  type PendingLine,
  pendingLineLabel,
} from '@/src/core/orders/fulfilment/pending-lines'
import {
  type RefundState,
  type ReviewReason,
  refundLabels,
  reviewLabels,
} from '@/src/core/orders/order-labels'
import type { OrderStatus } from '@/src/core/orders/statuses'
import { countryName } from '@/src/core/places/countries'
import { studioLimits } from '@/src/core/studio-limits'
import { shownEmail } from '@/src/core/text/email-address'
import type { Order } from '@/src/payload-types'
import { mayHavePendingLines, pendingLines } from '@/src/server/delivery/pending-lines'
import { boardColumnSql } from '@/src/server/orders/board-sql'
import { countBoard } from '@/src/server/orders/count-board'
import { runSql } from '@/src/server/transaction'

type Item = Pick<
  Order['items'][number],
  'title' | 'quantity' | 'deliveryType' | 'sentAt' | 'giftFor' | 'releaseAt'
> & { cover: string | null }

type Row = {
  id: string
  ref: string
  column: BoardColumn
  status: OrderStatus
  refundState: RefundState
  needsReview: ReviewReason | null
  email: string
  name: string | null
  city: string | null
  country: string | null
  totalMinor: number
  createdAt: string
  items: Item[]
}

/** What waits longest stands first where something is to be done; what came last where nothing is. */
const oldestFirst: ReadonlySet<BoardColumn> = new Set(['pack', 'look'])

const { perPage, thumbnails, chosenMax } = studioLimits.orders

/** A page of the orders of a site, and how many stand in each column. The caller has checked who may see them. */
export async function listOrders(
  req: PayloadRequest,
  profileId: string,
  { sort, page, ...wishes }: ListOrdersQuery,
): Promise<ListOrdersAnswer> {
  const { column, ...others } = wishes
  const orders = await readPage(req, profileId, wishes, { sort, page })
  const counts = await countBoard(req, profileId, matching(others))
  const all = boardColumns.reduce((sum, each) => sum + counts[each], 0)
  return { orders, total: column ? counts[column] : all, counts }
}

/** The first of each column. In one statement: a connection for each would be many for one screen. */
export async function readBoard(
  req: PayloadRequest,
  profileId: string,
  wishes: Omit<OrderWishes, 'column'>,
): Promise<BoardAnswer> {
  const pages = boardColumns.map((column) => {
    const page = pageOf(profileId, { ...wishes, column }, { sort: undefined, page: 1 })
    return sql`(${page})`
  })
  const rows = await runSql(req)<Row>`${sql.join(pages, sql` union all `)}`
  const orders = await withComing(req, rows)
  const of = (wanted: BoardColumn) => orders.filter(({ column }) => column === wanted)
  return {
    columns: { pack: of('pack'), wait: of('wait'), look: of('look'), done: of('done') },
    counts: await countBoard(req, profileId, matching(wishes)),
  }
}

/** All that are wanted, up to what can be chosen at once. */
export async function orderIds(
  req: PayloadRequest,
  profileId: string,
  { sort, ...wishes }: Omit<ListOrdersQuery, 'page'>,
): Promise<string[]> {
  const rows = await runSql(req)<{ id: string }>`
    select o.id from orders o where ${wanted(profileId, wishes)}
    order by ${orderBy(sort, wishes.column)} limit ${chosenMax}`
  return rows.map(({ id }) => id)
}

async function readPage(
  req: PayloadRequest,
  profileId: string,
  wishes: OrderWishes,
  at: Pick<ListOrdersQuery, 'sort' | 'page'>,
): Promise<ListedOrder[]> {
  return withComing(req, await runSql(req)<Row>`${pageOf(profileId, wishes, at)}`)
}

function pageOf(
  profileId: string,
  wishes: OrderWishes,
  { sort, page }: Pick<ListOrdersQuery, 'sort' | 'page'>,
): SQL {
  return sql`
    select o.id, o.public_ref as ref, ${boardColumnSql} as "column", o.status,
      o.refund_state as "refundState", o.needs_review as "needsReview", o.email,
      coalesce(nullif(o.shipping_address_name, ''), nullif(o.buyer_name, '')) as name,
      o.shipping_address_city as city, o.shipping_address_country as country,
      o.total_minor::int as "totalMinor",
      to_char(o.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      (select json_agg(json_build_object('title', title, 'quantity', quantity,
          'deliveryType', delivery_type, 'sentAt', sent_at, 'giftFor', gift_for,
          'releaseAt', release_at, 'cover', nullif(cover_url, '')) order by _order)
        from orders_items where _parent_id = o.id) as items
    from orders o where ${wanted(profileId, wishes)}
    order by ${orderBy(sort, wishes.column)} limit ${perPage} offset ${(page - 1) * perPage}`
}

async function withComing(req: PayloadRequest, rows: readonly Row[]): Promise<ListedOrder[]> {
  const comings = await pendingLines(
    req,
    rows.filter(mayHavePendingLines).map(({ id }) => id),
  )
  return rows.map((row) => toListed(row, comings.get(row.id) ?? []))
}

const sortings: Readonly<Record<OrderSorting, SQL>> = {
  created: sql`o.created_at`,
  total: sql`o.total_minor`,
  buyer: sql`lower(coalesce(o.shipping_address_name, o.buyer_name, o.email))`,
}

function orderBy(sort: string | undefined, column: BoardColumn | undefined): SQL {
  const wanted = sort ?? (column && oldestFirst.has(column) ? 'created' : '-created')
  const by = sortings[wanted.replace('-', '') as OrderSorting]
  return wanted.startsWith('-') ? sql`${by} desc, o.id desc` : sql`${by}, o.id`
}

function toListed(row: Row, coming: readonly PendingLine[]): ListedOrder {
  const { id, ref, column, status, email, name, totalMinor, createdAt, items } = row
  const own = email === deletedEmail ? deletedAccount : shownEmail(email)
  return {
    ...{ id, ref, column, status, totalMinor, createdAt },
    label: ownerStateLabel(row, coming),
    remark: remarkOf(row, coming),
    buyer: name ?? own,
    email: own,
    place: [row.city, row.country && countryName(row.country)].filter(Boolean).join(', '),
    units: items.reduce((sum, { quantity }) => sum + quantity, 0),
    items: items
      .slice(0, thumbnails)
      .map(({ title, quantity, cover }) => ({ title, quantity, cover })),
  }
}

function remarkOf({ needsReview, refundState }: Row, coming: readonly PendingLine[]): string {
  return [
    needsReview ? reviewLabels[needsReview] : '',
    pendingLineLabel(coming),
    refundState === 'none' ? '' : `${refundLabels[refundState]}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
