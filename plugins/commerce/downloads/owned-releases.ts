import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { type Owner, ownedBy } from '@/plugins/commerce/downloads/download-rights'
import { noFiles, toOwnedFiles } from '@/plugins/commerce/downloads/owned-files'
import type { OwnedRelease } from '@/src/core/contracts/music/download-answers'
import type { ownedReleasesQuery } from '@/src/core/contracts/orders/orders'
import type { Paginated } from '@/src/core/contracts/products/products'
import { smallestImageUrl } from '@/src/core/files/smallest-image-url'
import { limits } from '@/src/core/limits'
import { isReleased } from '@/src/server/delivery/is-released'
import { releaseFiles } from '@/src/server/delivery/release-files'
import { loadMedia } from '@/src/server/site-data/media'
import { runSql } from '@/src/server/transaction'

const coverPx = 192

type Row = {
  entitlementId: string
  productId: string
  title: string
  artist: string
  coverId: string | null
  since: Date | string
  availableFrom: Date | string | null
  isReleased: boolean
  total: number
}

/** What an account owns, however it came by it, newest first; each release once, or one alone. */
export async function ownedReleases(
  req: PayloadRequest,
  owner: Owner,
  { page, productId }: z.output<typeof ownedReleasesQuery>,
): Promise<Paginated<OwnedRelease>> {
  const { pageSize } = limits
  const rows = await runSql(req)<Row>`
    with owned as (
      select distinct on (product_id) id, product_id, created_at, available_from,
        ${await isReleased()} as is_out
      from entitlements
      where revoked_at is null and ${await ownedBy(req, owner)}
        ${productId ? sql`and product_id = ${productId}` : sql``}
      order by product_id, is_out desc, available_from, created_at)
    select o.id as "entitlementId", p.id as "productId", p.title, o.created_at as "since",
      coalesce(nullif(p.artist, ''), pr.name) as artist, o.available_from as "availableFrom",
      o.is_out as "isReleased",
      (select media_id from products_rels r
        where r.parent_id = p.id and r.path = 'media' order by r."order" limit 1) as "coverId",
      count(*) over ()::int as total
    from owned o join products p on p.id = o.product_id join profiles pr on pr.id = p.profile_id
    order by o.created_at desc, o.id limit ${pageSize} offset ${(page - 1) * pageSize}`
  const out = rows.flatMap((row) => (row.isReleased ? row.productId : []))
  const files = await releaseFiles(req, owner.profileId, out)
  const covers = await loadMedia(
    owner.profileId,
    rows.flatMap(({ coverId }) => coverId ?? []),
  )
  return {
    data: rows.map((row) => {
      const { entitlementId, productId, title, artist, coverId, since, availableFrom } = row
      return {
        entitlementId,
        productId,
        title,
        artist,
        coverImage: smallestImageUrl((coverId && covers.get(coverId)) || null, coverPx),
        since: new Date(since).toISOString(),
        availableFrom:
          availableFrom && !row.isReleased ? new Date(availableFrom).toISOString() : null,
        ...(row.isReleased ? toOwnedFiles(files.get(productId)) : noFiles),
      }
    }),
    page,
    total: rows[0]?.total ?? 0,
    pageSize,
  }
}
