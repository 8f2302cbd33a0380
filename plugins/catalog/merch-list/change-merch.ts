import type { PayloadRequest } from 'payload'
import type { ListChanges } from '@/src/core/contracts/list-changes'
import type { ChangeMerchBody } from '@/src/core/contracts/products/product-list'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { changeEach } from '@/src/server/change-each'
import { waitForTurn } from '@/src/server/database/locks'
import { asOwner } from '@/src/server/owner'
import { runSql, withTx } from '@/src/server/transaction'

/**
 * A piece of merch to begin with, in no store yet. One that nobody has touched is taken again, so that asking
 * twice makes one.
 *
 * @param releaseId of the release that it belongs to
 */
export async function addMerch(
  req: PayloadRequest,
  profileId: string,
  releaseId: string | null = null,
): Promise<{ id: string }> {
  return withTx(req, async () => {
    await waitForTurn(req, `new merch of ${profileId}`)
    const [untouched] = await runSql(req)<{ id: string }>`
      select id from products p
      where profile_id = ${profileId} and category = 'Merch' and not is_published
        and title = ${ownerMessages.merch.newTitle} and description is null
        and release_id is not distinct from ${releaseId}
        and not exists (select 1 from variants where product_id = p.id)
        and not exists (select 1 from products_rels where parent_id = p.id)
      order by created_at desc limit 1`
    if (untouched) {
      return untouched
    }
    const { id } = await req.payload.create({
      collection: slugs.products,
      data: {
        profile: profileId,
        title: ownerMessages.merch.newTitle,
        category: 'Merch',
        kind: 'physical',
        release: releaseId,
        releaseDate: new Date().toISOString(),
        isPublished: false,
      },
      ...asOwner(req),
    })
    return { id }
  })
}

export async function changeMerch(
  req: PayloadRequest,
  { profileId, ...change }: ChangeMerchBody & { profileId: string },
): Promise<ListChanges> {
  const own = await runSql(req)<{ id: string; title: string }>`
    select id, title from products
    where profile_id = ${profileId} and category = 'Merch'
      and id in (select jsonb_array_elements_text(${JSON.stringify(change.ids)}::jsonb)::uuid)
    order by id`
  return changeEach(req, own, (id) => changeOne(req, id, change))
}

async function changeOne(req: PayloadRequest, id: string, change: ChangeMerchBody): Promise<void> {
  const collection = slugs.products
  switch (change.change) {
    case 'delete':
      await req.payload.delete({ collection, id, ...asOwner(req) })
      return
    case 'price':
      await setPrice(req, id, change.priceMinor)
      return
    case 'onSale':
      await req.payload.update({
        collection,
        id,
        data: { isPublished: change.isOn },
        ...asOwner(req),
      })
      return
    case 'featured':
      await req.payload.update({
        collection,
        id,
        data: { isFeatured: change.isOn },
        ...asOwner(req),
      })
  }
}

async function setPrice(req: PayloadRequest, productId: string, priceMinor: number): Promise<void> {
  const variants = await runSql(req)<{ id: string }>`
    select id from variants where product_id = ${productId} order by id for update`
  for (const { id } of variants) {
    await req.payload.update({
      collection: slugs.variants,
      id,
      data: { priceMinor },
      ...asOwner(req),
    })
  }
}
