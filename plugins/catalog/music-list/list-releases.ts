import type { PayloadRequest } from 'payload'
import { setProductState } from '@/plugins/catalog/product/server/product-state'
import { stateOf } from '@/plugins/catalog/product/server/read-product'
import { deleteRelease } from '@/plugins/catalog/release/server/make-release'
import {
  readRelease,
  requireRelease,
  variantsOf,
} from '@/plugins/catalog/release/server/read-release'
import { mayOn } from '@/src/access/own-profile'
import type {
  ListedRelease,
  ReleaseBulkAnswer,
} from '@/src/core/contracts/products/release-answers'
import type { ReleaseBulkBody } from '@/src/core/contracts/products/releases'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { changeEach } from '@/src/server/change-each'
import { asOwner } from '@/src/server/owner'
import { loadMedia } from '@/src/server/site-data/media'
import { runSql } from '@/src/server/transaction'

type Row = Omit<ListedRelease, 'cover' | 'state' | 'onSaleAt' | 'releaseDate'> & {
  isPublished: boolean
  coverId: string | null
  isSold: boolean
  onSaleAt: Date | string | null
  releaseDate: Date | string
}

const iso = (moment: Date | string) => new Date(moment).toISOString()

/** The releases of a site in the order of its store, with what was sold of each. Whose site it is was asked before. */
export async function listReleases(
  req: PayloadRequest,
  profileId: string,
): Promise<ListedRelease[]> {
  const rows = await runSql(req)<Row>`
    select p.id, p.title, coalesce(p.is_published, false) as "isPublished",
      p.on_sale_at as "onSaleAt", coalesce(p.is_featured, false) as "isFeatured",
      p.price_min_minor::int as "priceMinMinor", p.price_max_minor::int as "priceMaxMinor",
      coalesce(p.pay_what_you_want, false) as "payWhatYouWant", p.track_count::int as songs,
      p.release_date as "releaseDate",
      (select r.media_id from products_rels r
        where r.parent_id = p.id and r.path = 'media' order by r."order" limit 1) as "coverId",
      exists (select 1 from orders_items i where i.product_id = p.id) as "isSold",
      (select coalesce(sum(i.quantity), 0)::int from orders_items i
        join orders o on o.id = i._parent_id
        where i.product_id = p.id and o.status in ('paid', 'processing', 'shipped', 'delivered'))
        as sold
    from products p
    where p.profile_id = ${profileId} and p.category = 'Music'
    order by p.store_rank desc, p.release_date desc, p.title limit ${studioLimits.release.listMax}`
  const covers = await loadMedia(
    profileId,
    rows.flatMap(({ coverId }) => coverId ?? []),
  )
  const maySeeSales = mayOn(req, profileId, 'numbers', 'read')
  return rows.map(({ isPublished, isSold, coverId, onSaleAt, releaseDate, sold, ...row }) => ({
    ...row,
    sold: maySeeSales ? sold : null,
    state: stateOf({ isPublished, onSaleAt: onSaleAt && iso(onSaleAt) }, isSold),
    onSaleAt: onSaleAt && iso(onSaleAt),
    releaseDate: iso(releaseDate),
    cover: (coverId && covers.get(coverId)) || null,
  }))
}

export async function changeReleases(
  req: PayloadRequest,
  profileId: string,
  change: ReleaseBulkBody,
): Promise<ReleaseBulkAnswer> {
  const titles = new Map((await listReleases(req, profileId)).map(({ id, title }) => [id, title]))
  const asked = [...new Set(change.ids)].map((id) => ({ id, title: titles.get(id) ?? '' }))
  const { refused } = await changeEach(req, asked, (id) =>
    changeOne(req, { profileId, id, change }),
  )
  return { releases: await listReleases(req, profileId), refused }
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
