import type { CatalogueEvent } from '@/scripts/seed/catalogue'
import { seedPicture } from '@/scripts/seed/files'
import type { Seeding } from '@/scripts/seed/seeding'
import { dateTimeAt } from '@/src/core/events/time-zone'
import { slugs } from '@/src/core/slugs'
import { richTextFromHtml } from '@/src/rich-text/rich-text-from-html'

/** The shows of an artist, counted from today, with their tickets. */
export async function seedEvents(
  seeding: Seeding,
  profileId: string,
  events: readonly CatalogueEvent[],
): Promise<void> {
  for (const event of events) {
    await seedEvent(seeding, profileId, event)
  }
}

async function seedEvent(
  seeding: Seeding,
  profileId: string,
  { key: _key, art, daysAhead, startsAt, tickets, descriptionHtml, ...event }: CatalogueEvent,
): Promise<void> {
  const { payload, req } = seeding
  const day = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10)
  const { id } = await payload.create({
    collection: slugs.events,
    data: {
      ...event,
      description: richTextFromHtml(descriptionHtml),
      profile: profileId,
      media: [await seedPicture(seeding, { profileId, art, alt: `Picture of ${event.title}` })],
      startsAt: dateTimeAt(`${day}T${startsAt}`, event.timeZone).toISOString(),
      status: 'scheduled',
      isPublished: true,
    },
    depth: 0,
    req,
  })
  for (const [position, { key: _ticket, name, quantity, priceMinor }] of tickets.entries()) {
    await payload.create({
      collection: slugs.variants,
      // The product is found, or made, by the event.
      data: {
        profile: profileId,
        event: id,
        product: '',
        size: name,
        priceMinor,
        position,
        availabilityStatus: 'active',
        deliveryType: 'digital',
        stockQuantity: quantity,
        stockHeld: 0,
      },
      depth: 0,
      req,
    })
  }
}
