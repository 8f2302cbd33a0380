import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { setProductState } from '@/plugins/catalog/product/server/product-state'
import { findPage, storeOrder } from '@/plugins/catalog/product-grid/find-page'
import { offeredOf, unitsLeftOf } from '@/plugins/catalog/product-grid/stock'
import { deleteRelease } from '@/plugins/catalog/release/server/make-release'
import {
  readRelease,
  requireRelease,
  variantsOf,
} from '@/plugins/catalog/release/server/read-release'
import { mayOn } from '@/src/access/own-profile'
import type { ListChanges } from '@/src/core/contracts/list-changes'
import type { MusicListQuery, MusicSort, Stock } from '@/src/core/contracts/products/product-list'
import type { ListedRelease, MusicListAnswer } from '@/src/core/contracts/products/release-answers'
import type { ReleaseBulkBody } from '@/src/core/contracts/products/releases'
import { slugs } from '@/src/core/slugs'
import { changeEach } from '@/src/server/change-each'
import { asOwner } from '@/src/server/owner'
import { loadMedia } from '@/src/server/site-data/media'
import { runSql } from '@/src/server/transaction'

type Row = Omit<ListedRelease, 'cover' | 'state' | 'onSaleAt' | 'releaseDate' | 'stock'> &
  Stock & {
    coverId: string | null
    onSaleAt: Date | string | null
    releaseDate: Date | string
  }

const iso = (moment: Date | string) => new Date(moment).toISOString()

/** Records, discs and tapes: a download never runs out. */
const physical = sql`delivery_type <> 'digital'`

const soldOf = sql`(
  select coalesce(sum(i.quantity), 0)::int from orders_items i join orders o on o.id = i._parent_id
  where i.product_id = p.id and o.status in ('paid', 'processing', 'shipped', 'delivered'))`

const orders = {
  store: storeOrder,
  newest: sql`p.release_date desc, p.id`,
  title: sql`lower(p.title), p.id`,
  sold: sql`${soldOf} desc, ${storeOrder}`,
} as const satisfies Record<MusicSort, unknown>

type Asked = MusicListQuery & { profileId: string }

/** A page of the releases of a site, with what was sold of each. Whose site it is was asked before. */
export async function listReleases(
  req: PayloadRequest,
  { sort, ...asked }: Asked,
): Promise<MusicListAnswer> {
  const { profileId } = asked
  const maySeeSales = mayOn(req, profileId, 'numbers', 'read')
  const order = orders[sort === 'sold' && !maySeeSales ? 'store' : sort]
  const page = await findPage(req, { ...asked, category: 'Music', order })
  const rows = await runSql(req)<Row>`
    select p.id, p.title, p.on_sale_at as "onSaleAt",
      coalesce(p.is_featured, false) as "isFeatured",
      p.price_min_minor::int as "priceMinMinor", p.price_max_minor::int as "priceMaxMinor",
      coalesce(p.pay_what_you_want, false) as "payWhatYouWant", p.track_count::int as songs,
      p.release_date as "releaseDate",
      (select r.media_id from products_rels r
        where r.parent_id = p.id and r.path = 'media' order by r."order" limit 1) as "coverId",
      ${soldOf} as sold,
      v.offered, v.sold_out as "soldOut", ${unitsLeftOf(physical)} as "left"
    from jsonb_array_elements_text(${page.ids}::jsonb) with ordinality as page(id, place)
    join products p on p.id = page.id::uuid
    left join lateral ${offeredOf(physical)} v on true
    order by page.place`
  const covers = await loadMedia(
    profileId,
    rows.flatMap(({ coverId }) => coverId ?? []),
  )
  return {
    data: rows.map(({ coverId, onSaleAt, releaseDate, sold, offered, soldOut, left, ...row }) => ({
      ...row,
      sold: maySeeSales ? sold : null,
      stock: offered === 0 ? null : { offered, soldOut, left },
      state: page.states.get(row.id) ?? 'draft',
      onSaleAt: onSaleAt && iso(onSaleAt),
      releaseDate: iso(releaseDate),
      cover: (coverId && covers.get(coverId)) || null,
    })),
    next: page.next,
    counts: page.counts,
  }
}

export async function changeReleases(
  req: PayloadRequest,
  profileId: string,
  change: ReleaseBulkBody,
): Promise<ListChanges> {
  const titles = await runSql(req)<{ id: string; title: string }>`
    select id, title from products
    where profile_id = ${profileId} and category = 'Music'
      and id in (select jsonb_array_elements_text(${JSON.stringify(change.ids)}::jsonb)::uuid)`
  const titleOf = new Map(titles.map(({ id, title }) => [id, title]))
  const asked = [...new Set(change.ids)].map((id) => ({ id, title: titleOf.get(id) ?? '' }))
  return changeEach(req, asked, (id) => changeOne(req, { profileId, id, change }))
}

type One = { profileId: string; id: string; change: ReleaseBulkBody }

async function changeOne(req: PayloadRequest, { profileId, id, change }: One): Promise<void> {
  const own = asOwner(req)
  await requireRelease(req, profileId, id)
  switch (change.action) {
    case 'on-sale':
    case 'off':
      await setProductState(req, {
        id,
        wish: { to: change.action },
        read: () => readRelease(req, profileId, id),
      })
      return
    case 'delete':
      await deleteRelease(req, profileId, id)
      return
    case 'feature':
    case 'unfeature':
      await req.payload.update({
        collection: slugs.products,
        id,
        data: { isFeatured: change.action === 'feature' },
        ...own,
      })
      return
    case 'price': {
      const { download } = await variantsOf(req, id)
      if (download) {
        await req.payload.update({
          collection: slugs.variants,
          id: download.id,
          data: { priceMinor: change.minor },
          ...own,
        })
      }
    }
  }
}
