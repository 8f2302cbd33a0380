import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { slugs } from '@/src/core/slugs'

/** A published event next week unless said otherwise. */
export function createEvent(
  payload: Payload,
  profile: string,
  rest: Partial<RequiredDataFromCollectionSlug<'events'>> = {},
) {
  return payload.create({
    collection: slugs.events,
    data: {
      profile,
      title: 'The launch',
      startsAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      timeZone: 'Europe/London',
      address: { name: 'The Hall', street: '1 Street', city: 'Leeds', country: 'United Kingdom' },
      status: 'scheduled',
      isPublished: true,
      ...rest,
    },
    depth: 0,
  })
}

/** 240 tickets of $18. */
export function createTicket(
  payload: Payload,
  { profile, event }: { profile: string; event: string },
  rest: Partial<RequiredDataFromCollectionSlug<'variants'>> = {},
) {
  return payload.create({
    collection: slugs.variants,
    data: {
      profile,
      event,
      // The event knows its product, or makes it.
      product: '',
      size: 'Standing',
      priceMinor: 1800,
      availabilityStatus: 'active',
      deliveryType: 'digital',
      stockQuantity: 240,
      stockHeld: 0,
      ...rest,
    },
    depth: 0,
  })
}
