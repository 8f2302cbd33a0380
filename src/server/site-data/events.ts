import type { Where } from 'payload'
import type { EventDetail, TicketView } from '@/src/core/contracts/events/events'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { isOver, startOfLatestOver } from '@/src/core/events/event-date'
import { limits } from '@/src/core/limits'
import { storedRichText } from '@/src/core/rich-text'
import { slugs } from '@/src/core/slugs'
import type { Event, Variant } from '@/src/payload-types'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { offeredVariants } from '@/src/server/site-data/find-offered-variants'
import { loadMedia, viewsOf } from '@/src/server/site-data/media'
import { idOf, idsOf, visitorRead } from '@/src/server/site-data/visitor-read'

/** Tags of anything that shows a profile's events. */
export function eventListTags(profileId: string): string[] {
  return [cacheTags.events(profileId), cacheTags.media(profileId)]
}

/** Tags of anything that shows one event. */
export function eventTags(profileId: string, id: string): string[] {
  return [cacheTags.event(profileId, id), cacheTags.media(profileId)]
}

/** Events on the site that are not over yet, soonest first; those cancelled are among them. */
export async function listUpcomingEvents(profileId: string): Promise<EventDetail[]> {
  const events = await cached(['events', profileId], eventListTags(profileId), () =>
    loadEvents(
      profileId,
      { startsAt: { greater_than: startOfLatestOver(new Date()).toISOString() } },
      limits.maxPageSize,
    ),
  )
  const now = new Date()
  return events.filter((event) => !isOver(event, now))
}

/** An event on the site of this profile, a past one too; null when there is none. */
export async function getEvent(profileId: string, id: string): Promise<EventDetail | null> {
  return cached(['event', profileId, id], eventTags(profileId, id), async () => {
    const [event] = await loadEvents(profileId, { id: { equals: id } }, 1)
    return event ?? null
  })
}

/** The event whose tickets a product stands for; null for any other product. */
export async function eventOfProduct(profileId: string, productId: string): Promise<string | null> {
  const tags = [cacheTags.product(profileId, productId)]
  return cached(['event-of', profileId, productId], tags, async () => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: slugs.products,
      where: {
        and: [
          { profile: { equals: profileId } },
          { id: { equals: productId } },
          { event: { exists: true } },
        ],
      },
      select: { event: true },
      limit: 1,
      joins: false,
      ...visitorRead,
    })
    return idOf(docs[0]?.event)
  })
}

/** Events with tickets and media: three queries, however many events. */
async function loadEvents(profileId: string, where: Where, limit: number): Promise<EventDetail[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.events,
    where: { and: [{ profile: { equals: profileId } }, { isPublished: { equals: true } }, where] },
    sort: 'startsAt',
    limit,
    joins: false,
    ...visitorRead,
  })
  if (docs.length === 0) {
    return []
  }
  const [tickets, media] = await Promise.all([
    loadTickets(
      profileId,
      docs.map(({ id }) => id),
    ),
    loadMedia(
      profileId,
      docs.flatMap((event) => idsOf(event.media)),
    ),
  ])
  return docs.map((event) => toEventDetail(event, tickets, media))
}

async function loadTickets(profileId: string, eventIds: string[]): Promise<Variant[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find(offeredVariants(profileId, { event: { in: eventIds } }))
  return docs
}

function toEventDetail(
  event: Event,
  tickets: readonly Variant[],
  media: ReadonlyMap<string, MediaView>,
): EventDetail {
  const { address } = event
  const own = tickets.filter((ticket) => idOf(ticket.event) === event.id)
  return {
    id: event.id,
    title: event.title,
    media: viewsOf(media, idsOf(event.media)),
    startsAt: event.startsAt,
    timeZone: event.timeZone,
    address: {
      name: address.name,
      street: address.street,
      zipCode: address.zipCode ?? '',
      city: address.city,
      country: address.country,
    },
    actionText: event.actionText ?? '',
    actionLink: event.actionLink ?? '',
    status: event.status,
    tickets: own.map(toTicketView),
    description: storedRichText(event.description),
  }
}

/** A ticket that somebody holds while paying is not left for others. */
function toTicketView(variant: Variant): TicketView {
  const { stockQuantity } = variant
  return {
    id: variant.id,
    productId: idOf(variant.product) ?? '',
    name: variant.size || (variant.title ?? ''),
    description: variant.description ?? '',
    priceMinor: variant.priceMinor,
    remaining:
      typeof stockQuantity === 'number' ? Math.max(0, stockQuantity - variant.stockHeld) : null,
    maxPerOrder: variant.maxPerOrder ?? limits.event.ticketsPerOrder,
    salesStartAt: variant.salesStartAt ?? null,
    salesEndAt: variant.salesEndAt ?? null,
    isOffered: variant.availabilityStatus === 'active',
  }
}
