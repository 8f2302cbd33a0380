import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { slugs } from '@/src/core/slugs'

/** A ticket belongs to the product that stands for its event; the first one makes that product. */
export const attachToEventProduct: CollectionBeforeValidateHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const eventId = idOf(data?.event ?? originalDoc?.event)
  if (!data || !eventId || originalDoc?.product) {
    return data
  }
  const profile = idOf(data.profile)
  const product = profile && (await productOf(req, eventId, profile))
  return product ? { ...data, product, deliveryType: 'digital' } : data
}

async function productOf(
  req: PayloadRequest,
  eventId: string,
  profile: string,
): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: slugs.events,
    // Somebody else's event is not found, and the ticket then lacks its product.
    where: { and: [{ id: { equals: eventId } }, { profile: { equals: profile } }] },
    select: { title: true, media: true, isPublished: true, status: true },
    depth: 0,
    joins: false,
    limit: 1,
    req,
  })
  const [event] = docs
  if (!event) {
    return null
  }
  const existing = await req.payload.find({
    collection: slugs.products,
    where: { event: { equals: eventId } },
    select: {},
    depth: 0,
    joins: false,
    limit: 1,
    req,
  })
  if (existing.docs[0]) {
    return existing.docs[0].id
  }
  const { id } = await req.payload.create({
    collection: slugs.products,
    data: {
      profile,
      event: eventId,
      title: event.title,
      category: 'Ticket',
      kind: 'digital',
      media: event.media,
      releaseDate: new Date().toISOString(),
      isPublished: Boolean(event.isPublished) && event.status === 'scheduled',
    },
    depth: 0,
    req,
  })
  return id
}

function idOf(value: unknown): string | null {
  if (typeof value === 'object' && value !== null && 'id' in value) {
    return String(value.id)
  }
  return typeof value === 'string' && value ? value : null
}
