import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { findPage, storeOrder } from '@/plugins/catalog/product-grid/find-page'
import { offeredOf, unitsLeftOf } from '@/plugins/catalog/product-grid/stock'
import type {
  ListedMerch,
  MerchList,
  MerchListQuery,
  MerchSort,
} from '@/src/core/contracts/products/product-list'
import { storage } from '@/src/server/storage'
import { runSql } from '@/src/server/transaction'

type Row = Omit<ListedMerch, 'cover' | 'state'> & { prefix: string | null; picture: string | null }

const all = sql`true`
const unitsLeft = unitsLeftOf(all)

const orders = {
  store: storeOrder,
  changed: sql`p.updated_at desc, p.id`,
  title: sql`lower(p.title), p.id`,
  price: sql`p.price_min_minor, p.id`,
  stock: sql`${unitsLeft} nulls last, ${storeOrder}`,
} as const satisfies Record<MerchSort, unknown>

/** A page of the merch of a site. */
export async function listMerch(
  req: PayloadRequest,
  { sort, ...asked }: MerchListQuery & { profileId: string },
): Promise<MerchList> {
  const page = await findPage(req, { ...asked, category: 'Merch', order: orders[sort] })
  const rows = await runSql(req)<Row>`
    select p.id, p.title, p.is_featured as "isFeatured",
      p.price_min_minor::int as "priceMinMinor", p.price_max_minor::int as "priceMaxMinor",
      to_char(p.on_sale_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "onSaleAt",
      to_char(p.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
      m.prefix, m.name as picture,
      coalesce(v.offered, 0) as offered, coalesce(v.sold_out, 0) as "soldOut",
      ${unitsLeft} as "left"
    from jsonb_array_elements_text(${page.ids}::jsonb) with ordinality as page(id, place)
    join products p on p.id = page.id::uuid
    left join lateral (
      select media.prefix, coalesce(media.sizes_w320_filename, media.filename) as name
      from products_rels r join media on media.id = r.media_id and media.mime_type like 'image/%'
      where r.parent_id = p.id and r.path = 'media' order by r."order" limit 1) m on true
    left join lateral ${offeredOf(all)} v on true
    order by page.place`
  return {
    data: rows.map(({ prefix, picture, ...row }) => ({
      ...row,
      state: page.states.get(row.id) ?? 'draft',
      cover: prefix && picture ? storage().publicUrl(`${prefix}/${picture}`) : null,
    })),
    next: page.next,
    counts: page.counts,
  }
}
