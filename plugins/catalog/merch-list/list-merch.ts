import type { PayloadRequest } from 'payload'
import { stateOf } from '@/plugins/catalog/product/server/read-product'
import type { ListedMerch } from '@/src/core/contracts/products/product-list'
import { studioLimits } from '@/src/core/studio-limits'
import { storage } from '@/src/server/storage'
import { runSql } from '@/src/server/transaction'

type Row = Omit<ListedMerch, 'cover' | 'state'> & {
  isPublished: boolean
  isSold: boolean
  prefix: string | null
  picture: string | null
}

/** All merch of a site in the order of its store. One statement, however much there is. */
export async function listMerch(req: PayloadRequest, profileId: string): Promise<ListedMerch[]> {
  const rows = await runSql(req)<Row>`
    select p.id, p.title, p.is_featured as "isFeatured",
      p.price_min_minor::int as "priceMinMinor", p.price_max_minor::int as "priceMaxMinor",
      coalesce(p.is_published, false) as "isPublished",
      exists (select 1 from orders_items where product_id = p.id) as "isSold",
      to_char(p.on_sale_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "onSaleAt",
      to_char(p.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
      m.prefix, m.name as picture,
      coalesce(v.offered, 0) as offered, coalesce(v.sold_out, 0) as "soldOut", v.units as "left"
    from products p
    left join lateral (
      select media.prefix, coalesce(media.sizes_w320_filename, media.filename) as name
      from products_rels r join media on media.id = r.media_id and media.mime_type like 'image/%'
      where r.parent_id = p.id and r.path = 'media' order by r."order" limit 1) m on true
    left join lateral (
      select count(*)::int as offered,
        (count(*) filter (where availability_status = 'sold_out'
          or stock_quantity - stock_held <= 0))::int as sold_out,
        case when bool_and(stock_quantity is not null)
          then sum(greatest(stock_quantity - stock_held, 0))::int end as units
      from variants where product_id = p.id and availability_status <> 'inactive') v on true
    where p.profile_id = ${profileId} and p.category = 'Merch'
    order by p.store_rank desc, p.release_date desc, p.title
    limit ${studioLimits.merch.listed}`
  return rows.map(({ prefix, picture, isPublished, isSold, ...row }) => ({
    ...row,
    state: stateOf({ isPublished, onSaleAt: row.onSaleAt }, isSold),
    cover: prefix && picture ? storage().publicUrl(`${prefix}/${picture}`) : null,
  }))
}
