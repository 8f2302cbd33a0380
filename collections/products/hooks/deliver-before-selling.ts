import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { staffOf } from '@/src/access/own-profile'
import { type AppError, refusalOf } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/owner-messages'
import { slugs } from '@/src/core/slugs'
import { assertDeliverable, assertSongDeliverable } from '@/src/server/delivery/assert-deliverable'
import { idOf } from '@/src/server/site-data/plain-read'

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
