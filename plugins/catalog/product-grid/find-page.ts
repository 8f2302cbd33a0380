import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { ProductState } from '@/src/core/contracts/products/product-form'
import type { MerchList, ProductListQuery } from '@/src/core/contracts/products/product-list'
import { studioLimits } from '@/src/core/studio-limits'
import { likeText } from '@/src/core/text'
import { foldText } from '@/src/core/text/fold-text'
import { runSql } from '@/src/server/transaction'

type Asked = ProductListQuery & {
  profileId: string
  category: 'Music' | 'Merch'
  /** Of the whole list; of `p`, the products. */
  order: SQL
}

type Page = Pick<MerchList, 'next' | 'counts'> & {
  /** Of each row, in order. */
  states: ReadonlyMap<string, ProductState>
  /** Of the rows in order, as JSON. */
  ids: string
}

/** In the order of the store, as visitors see it. */
export const storeOrder = sql`p.store_rank desc, p.release_date desc, p.title, p.id`

const words = (query: string) => query.split(/\s+/).filter(Boolean)

/**
 * Which products a page of a list holds. It begins with a row rather than with a number, so that what was moved, made
 * or deleted meanwhile leaves none out. `after` is the last row that is shown: where either was moved, the earlier place
 * leaves out none, and what is gone has no place.
 */
export async function findPage(req: PayloadRequest, asked: Asked): Promise<Page> {
  const { profileId, category, query, state, from, after, order } = asked
  const { productsPage: most } = studioLimits
  const shop = sql`
    select p.id, p.search_text, row_number() over (order by ${order}) as place, ${stateSql} as state
    from products p where p.profile_id = ${profileId} and p.category = ${category}`
  const fits = sql.join(
    [
      state === 'all' ? sql`true` : sql`state = ${state}`,
      ...words(query).map(
        (word) => sql`coalesce(search_text, '') like ${`%${likeText(foldText(word))}%`}`,
      ),
    ],
    sql` and `,
  )
  const found = await runSql(req)<{ id: string; state: ProductState }>`
    with shop as (${shop})
    select id, state from shop
    where ${fits}
      and place >= coalesce(least(
        (select place from shop where id = ${from ?? null}::uuid),
        (select place + 1 from shop where id = ${after ?? null}::uuid)), 1)
    order by place limit ${most + 1}`
  const counted = await runSql(req)<{ state: ProductState; many: number }>`
    with shop as (${shop}) select state, count(*)::int as many from shop group by state`
  const counts = { all: 0, draft: 0, scheduled: 0, 'on-sale': 0, off: 0 }
  for (const { state, many } of counted) {
    counts[state] = many
    counts.all += many
  }
  const states = new Map(found.slice(0, most).map(({ id, state }) => [id, state]))
  return {
    states,
    ids: JSON.stringify([...states.keys()]),
    next: found[most]?.id ?? null,
    counts,
  }
}

/** As `stateOf` in `product/server/read-product.ts` says it of one. */
const stateSql = sql`case
  when p.is_published then 'on-sale'
  when p.on_sale_at is not null then 'scheduled'
  when exists (select 1 from orders_items where product_id = p.id) then 'off'
  else 'draft' end`
