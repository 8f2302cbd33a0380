import { isDeepStrictEqual } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  Where,
} from 'payload'
import { staffOf } from '@/src/access/own-profile'
import { AppError, refusalOf } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { cacheTags, profileIdOf, revalidateTags } from '@/src/server/caching/cache-tags'
import { assertDeliverable, assertSongDeliverable } from '@/src/server/delivery/assert-deliverable'
import { refreshFormats } from '@/src/server/delivery/refresh-formats'
import { refreshSongsSoon } from '@/src/server/delivery/refresh-songs'
import { deleteRenditions } from '@/src/server/delivery/rendition-rows'
import { idOf } from '@/src/server/site-data/visitor-read'
import { runSql } from '@/src/server/transaction'

/** Hook of products: something goes into the store once it has a price and its songs can be delivered. */
export const checkPublishing: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  // Prices come after their product. The system adds them in the same go, and tickets by themselves.
  if (operation === 'create' && data.isPublished && !data.event && staffOf(req)) {
    throw withoutPrice()
  }
  if (originalDoc?.id && data.isPublished && !originalDoc.isPublished) {
    await assertPriced(req, originalDoc.id)
    await assertDeliverable(req, originalDoc.id)
  }
  return data
}

/** Hook of tracks: a song that artists put on a release which is in the store comes with a file that plays. */
export const checkNewSong: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [productId, original] = [idOf(doc.product), idOf(doc.original)]
  const isAsBefore =
    original === idOf(previousDoc?.original) && productId === idOf(previousDoc?.product)
  const isToCheck = productId && (!original || !isAsBefore)
  if (isToCheck && staffOf(req) && (await isInStore(req, productId))) {
    await assertSongDeliverable(req, { trackId: doc.id, productId })
  }
  return doc
}

/** Hook of variants: a release in the store that begins to be offered, or to cost money, has to be deliverable. */
export const checkNewOffer: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const productId = idOf(doc.product)
  const before = previousDoc ?? {}
  const isNew = isOffered(doc) && !(isOffered(before) && (costs(before) || !costs(doc)))
  if (isNew && productId && staffOf(req) && (await isInStore(req, productId))) {
    await assertDeliverable(req, productId)
  }
  return doc
}

function isOffered({ deliveryType, availabilityStatus }: Record<string, unknown>): boolean {
  return (
    deliveryType === 'digital' &&
    availabilityStatus !== 'inactive' &&
    availabilityStatus !== 'preorder'
  )
}

function costs({ priceMinor, payWhatYouWant }: Record<string, unknown>): boolean {
  return Number(priceMinor) > 0 || payWhatYouWant === true
}

/** @throws {AppError} with a sentence for the artist when nothing says what it costs */
async function assertPriced(req: PayloadRequest, productId: string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: slugs.variants,
    where: { product: { equals: productId } },
    req,
  })
  if (totalDocs === 0) {
    throw withoutPrice()
  }
}

function withoutPrice(): AppError {
  return refusalOf([{ field: 'isPublished', message: ownerMessages.store.noPrice }])
}

async function isInStore(req: PayloadRequest, productId: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: slugs.products,
    where: { and: [{ id: { equals: productId } }, { isPublished: { equals: true } }] },
    req,
  })
  return totalDocs > 0
}

/** Hook of products: another release date is that of the pre-orders, too, which have no other day of their own. */
export const reschedulePreOrders: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [now, before] = [doc.releaseDate, previousDoc?.releaseDate]
  if (!before || now === before) {
    return doc
  }
  const isAhead = (day: string) => new Date(day) > new Date()
  const isPreOrder: Where = { availabilityStatus: { equals: 'preorder' } }
  const isSoldOut: Where = { availabilityStatus: { equals: 'sold_out' } }
  const moved: Where[] = [{ ...isPreOrder, releaseAt: { equals: before } }]
  if (isAhead(before)) {
    // What has sold its last unit still comes out for its buyers; once it is out, it stays so.
    moved.push({ ...isSoldOut, releaseAt: { equals: before } })
  }
  if (isAhead(now)) {
    moved.push({ ...isPreOrder, releaseAt: { exists: false } })
  }
  const { docs } = await req.payload.find({
    collection: slugs.variants,
    where: { product: { equals: doc.id }, or: moved },
    // In the order in which sales lock them.
    sort: 'id',
    select: {},
    pagination: false,
    depth: 0,
    req,
  })
  for (const { id } of docs) {
    await req.payload.update({
      collection: slugs.variants,
      id,
      data: { releaseAt: now },
      depth: 0,
      req,
    })
  }
  return doc
}

/** Has the songs of a release made again when what is written into them has changed. */
export const prepareSongs: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create') {
    return doc
  }
  // Saving writes back what the product was loaded with.
  await refreshFormats(req, profileIdOf(doc), doc.id)
  if (isDeepStrictEqual(written(doc), written(previousDoc))) {
    return doc
  }
  await refreshSongsSoon(req, doc.id)
  return doc
}

function written({ title, artist, releaseDate, media }: Record<string, unknown>) {
  const [cover] = Array.isArray(media) ? media : []
  return [title, artist || null, String(releaseDate).slice(0, 4), idOf(cover)]
}

/**
 * Deletes the variants, tracks and files of a product with it. What was ordered stays, because orders and
 * downloads point to it; the lock makes an order that is being placed decide first.
 *
 * @throws {AppError} `CONFLICT`
 */
export const removeParts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await runSql(req)`select 1 from products where id = ${id} for update`
  const rows = await runSql(req)`
    select 1 from orders_items
    where product_id = ${id} or variant_id in (select id from variants where product_id = ${id})
    limit 1`
  if (rows.length > 0) {
    throw new AppError('CONFLICT', { message: ownerMessages.store.productOrdered })
  }
  await deleteRenditions(req, sql`product_id = ${String(id)}`)
  await runSql(req)`delete from download_codes where product_id = ${id}`
  await runSql(req)`delete from download_code_batches where product_id = ${id}`
  await runSql(req)`delete from play_counts where product_id = ${id}`
  await runSql(req)`
    delete from plays where track_id in (select id from tracks where product_id = ${id})`
  // With their stored files.
  await req.payload.delete({
    collection: slugs.bonusFiles,
    where: { product: { equals: id } },
    depth: 0,
    req,
  })
  await runSql(req)`delete from variants where product_id = ${id}`
  await runSql(req)`delete from tracks where product_id = ${id}`
}

/**
 * Copies price range, track count, release type and kind onto the product, so that the store's list needs
 * one table. A thing is what some buyer gets in their hands. One statement, because two variants may be saved
 * at the same time.
 */
async function summarise(productId: string, req: PayloadRequest): Promise<void> {
  await runSql(req)`
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
    where p.id = ${productId}`
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
      await revalidateTags(
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
