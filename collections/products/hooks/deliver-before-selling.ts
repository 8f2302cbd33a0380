import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { staffOf } from '@/src/access/own-profile'
import { slugs } from '@/src/core/slugs'
import { assertDeliverable } from '@/src/server/delivery/assert-deliverable'
import { idOf } from '@/src/server/site-data/plain-read'

/** Hook of products: a release goes into the store once its songs can be delivered. */
export const checkPublishing: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (originalDoc?.id && data.isPublished && !originalDoc.isPublished) {
    await assertDeliverable(req, originalDoc.id, { isChecked: true })
  }
  return data
}

/** Hook of tracks: a song that artists put on a release which is in the store comes with its file. */
export const checkNewSong: CollectionAfterChangeHook = async ({ doc, req }) => {
  const productId = idOf(doc.product)
  if (!doc.original && productId && staffOf(req) && (await isInStore(req, productId))) {
    await assertDeliverable(req, productId, { isChecked: false })
  }
  return doc
}

/** Hook of variants: a release in the store that begins to be offered, or to cost money, has to be deliverable. */
export const checkNewOffer: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const productId = idOf(doc.product)
  const before = previousDoc ?? {}
  const isNew = isOffered(doc) && !(isOffered(before) && (costs(before) || !costs(doc)))
  if (isNew && productId && staffOf(req) && (await isInStore(req, productId))) {
    await assertDeliverable(req, productId, { isChecked: true })
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

async function isInStore(
  req: Parameters<CollectionAfterChangeHook>[0]['req'],
  productId: string,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: slugs.products,
    where: { and: [{ id: { equals: productId } }, { isPublished: { equals: true } }] },
    req,
  })
  return totalDocs > 0
}
