import type { PayloadRequest } from 'payload'
import { requireMerch } from '@/plugins/catalog/merch/server/read-merch'
import { stateOf } from '@/plugins/catalog/product/server/read-product'
import { requireRelease } from '@/plugins/catalog/release/server/read-release'
import type { LinkedMerch, LinkedMerchAnswer } from '@/src/core/contracts/products/linked-merch'
import { slugs } from '@/src/core/slugs'
import { asOwner } from '@/src/server/owner'
import { idOf } from '@/src/server/site-data/visitor-read'
import { storage } from '@/src/server/storage'
import { runSql, withTx } from '@/src/server/transaction'

type Row = {
  id: string
  title: string
  isPublished: boolean
  onSaleAt: string | null
  isSold: boolean
  prefix: string | null
  picture: string | null
}

/** Merch that belongs to a release, by name. */
export async function linkedMerchOf(
  req: PayloadRequest,
  profileId: string,
  releaseId: string,
): Promise<LinkedMerch[]> {
  const rows = await runSql(req)<Row>`
    select p.id, p.title, coalesce(p.is_published, false) as "isPublished",
      p.on_sale_at::text as "onSaleAt", m.prefix, m.name as picture,
      exists (select 1 from orders_items where product_id = p.id) as "isSold"
    from products p
    left join lateral (
      select media.prefix, coalesce(media.sizes_w320_filename, media.filename) as name
      from products_rels r join media on media.id = r.media_id and media.mime_type like 'image/%'
      where r.parent_id = p.id and r.path = 'media' order by r."order" limit 1) m on true
    where p.release_id = ${releaseId} and p.profile_id = ${profileId} and p.category = 'Merch'
    order by lower(p.title), p.id`
  return rows.map(({ id, title, prefix, picture, isSold, ...product }) => ({
    id,
    title,
    cover: prefix && picture ? storage().publicUrl(`${prefix}/${picture}`) : null,
    state: stateOf(product, isSold),
  }))
}

/**
 * The merch of a release, and the rest of the site's.
 *
 * @throws {AppError} `NOT_FOUND` for merch, and releases of others
 */
export async function readLinkedMerch(
  req: PayloadRequest,
  profileId: string,
  releaseId: string,
): Promise<LinkedMerchAnswer> {
  await requireRelease(req, profileId, releaseId)
  // In a transaction there is one connection, which takes one query after the other.
  const linked = await linkedMerchOf(req, profileId, releaseId)
  const others = await runSql(req)<LinkedMerchAnswer['others'][number]>`
    select p.id, p.title, release.title as release
    from products p left join products release on release.id = p.release_id
    where p.profile_id = ${profileId} and p.category = 'Merch'
      and p.release_id is distinct from ${releaseId}
    order by lower(p.title), p.id`
  return { linked, others }
}

type Link = { profileId: string; releaseId: string; merchId: string; isLinked: boolean }

/** Makes merch part of a release, or of none. What belongs to another release meanwhile stays with that. */
export function linkMerch(
  req: PayloadRequest,
  { profileId, releaseId, merchId, isLinked }: Link,
): Promise<LinkedMerchAnswer> {
  return withTx(req, async () => {
    await requireRelease(req, profileId, releaseId)
    const merch = await requireMerch(req, profileId, merchId)
    if (isLinked || idOf(merch.release) === releaseId) {
      await req.payload.update({
        collection: slugs.products,
        id: merchId,
        data: { release: isLinked ? releaseId : null },
        ...asOwner(req),
      })
    }
    return readLinkedMerch(req, profileId, releaseId)
  })
}
