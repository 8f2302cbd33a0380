import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { bust, cacheTags, profileIdOf } from '@/src/server/cache-tags'
import { txDb } from '@/src/server/transaction'

/**
 * Copies price range, track count, release type and kind onto the product, so that the store's list needs
 * one table. A thing is what some buyer gets in their hands. One statement, because two variants may be saved
 * at the same time.
 */
async function summarise(productId: string, req: PayloadRequest): Promise<void> {
  const db = await txDb(req)
  await db.execute(sql`
    update products p set
      price_min_minor = coalesce(v.lowest, 0),
      price_max_minor = coalesce(v.highest, 0),
      pay_what_you_want = coalesce(v.pay_what_you_want, false),
      kind = (case when coalesce(v.is_thing, p.category = 'Merch')
                   then 'physical' else 'digital' end)::enum_products_kind,
      track_count = t.count,
      release_type = (case when p.category <> 'Music' or t.count = 0 then 'none'
                           when t.count = 1 then 'single' else 'album' end)::enum_products_release_type
    from
      (select min(price_minor) as lowest, max(price_minor) as highest,
              bool_or(pay_what_you_want) as pay_what_you_want,
              bool_or(delivery_type <> 'digital') as is_thing
         from variants where product_id = ${productId} and availability_status <> 'inactive') v,
      (select count(*)::int as count from tracks where product_id = ${productId}) t
    where p.id = ${productId}`)
}

/**
 * Hook of products. Saving one writes back the figures it was loaded with, and a new category changes
 * the release type; the document that is answered may still show the figures from before.
 */
export const summariseOwnFigures: CollectionAfterChangeHook = async ({ doc, req }) => {
  await summarise(doc.id, req)
  return doc
}

/** Hook of variants and tracks. */
export const summariseProduct: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({
  doc,
  req,
  ...rest
}) => {
  const previous: unknown = 'previousDoc' in rest ? rest.previousDoc?.product : undefined
  for (const product of new Set([doc.product, previous])) {
    if (product) {
      const productId =
        typeof product === 'object' ? (product as { id: string }).id : String(product)
      await summarise(productId, req)
      bust(
        req,
        cacheTags.products(profileIdOf(doc)),
        cacheTags.product(profileIdOf(doc), productId),
        ...(doc.event ? eventTags(doc) : []),
      )
    }
  }
  return doc
}

/** Pages of an event show its tickets. */
function eventTags({ event, ...doc }: { event: string | { id: string }; profile?: unknown }) {
  const profileId = profileIdOf(doc)
  const eventId = typeof event === 'object' ? event.id : event
  return [cacheTags.events(profileId), cacheTags.event(profileId, eventId)]
}
