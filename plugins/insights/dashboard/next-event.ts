import type { PayloadRequest } from 'payload'
import { mayOn } from '@/src/access/own-profile'
import { startOfLatestOver } from '@/src/core/events/event-date'
import { slugs } from '@/src/core/slugs'
import type { Event } from '@/src/payload-types'
import { asOwner } from '@/src/server/owner'

export type NextEvent = {
  event: Event
  /** Tickets over all kinds; null when there is no limit or no tickets at all, and for people who may not see them. */
  tickets: { sold: number; total: number } | null
}

/** The next event that takes place; null when none is planned. */
export async function nextEvent(req: PayloadRequest, profileId: string): Promise<NextEvent | null> {
  const { docs } = await req.payload.find({
    collection: slugs.events,
    where: {
      and: [
        { profile: { equals: profileId } },
        { isPublished: { equals: true } },
        { status: { not_equals: 'cancelled' } },
        { startsAt: { greater_than: startOfLatestOver(new Date()).toISOString() } },
      ],
    },
    sort: 'startsAt',
    limit: 1,
    pagination: false,
    joins: false,
    ...asOwner(req),
  })
  const [event] = docs
  if (!event) {
    return null
  }
  if (!mayOn(req, profileId, 'tickets', 'read')) {
    return { event, tickets: null }
  }
  const { docs: kinds } = await req.payload.find({
    collection: slugs.variants,
    where: { and: [{ profile: { equals: profileId } }, { event: { equals: event.id } }] },
    select: { stockQuantity: true },
    pagination: false,
    ...asOwner(req),
  })
  const { totalDocs: sold } = await req.payload.count({
    collection: slugs.tickets,
    where: {
      and: [
        { profile: { equals: profileId } },
        { event: { equals: event.id } },
        { status: { not_equals: 'void' } },
      ],
    },
    ...asOwner(req),
  })
  const left = kinds.map(({ stockQuantity }) => stockQuantity)
  const isLimited = left.length > 0 && left.every((count) => typeof count === 'number')
  const rest = left.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  return { event, tickets: isLimited ? { sold, total: sold + rest } : null }
}
