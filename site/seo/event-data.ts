import { artistData, pictureUrls } from '@/site/seo/artist-data'
import { longText, wordsOf } from '@/site/seo/plain-text'
import type { TicketStatus } from '@/src/core/contracts/events/event-answers'
import type { EventDetail } from '@/src/core/contracts/events/events'
import { ticketStatusOf, zonedIso } from '@/src/core/events/event-date'
import { formatMinor } from '@/src/core/money'
import type { Site } from '@/src/server/site-data'

const availability: Readonly<Record<TicketStatus, string>> = {
  on_sale: 'https://schema.org/InStock',
  not_yet: 'https://schema.org/PreOrder',
  sold_out: 'https://schema.org/SoldOut',
  ended: 'https://schema.org/OutOfStock',
}

type Context = {
  /** Address of the site, ending in a slash. */
  base: URL
  now: Date
}

/** A show as `MusicEvent`, with its tickets as offers. */
export function eventData(
  site: Site,
  event: EventDetail,
  { base, now }: Context,
): Record<string, unknown> {
  const url = new URL(`/events/${event.id}`, base).href
  const { address, media, tickets, startsAt, timeZone } = event
  const pictures = pictureUrls(media, base)
  const description = wordsOf(event.description, longText)
  const artist = artistData(site, base)
  return {
    '@type': 'MusicEvent',
    name: event.title,
    url,
    startDate: zonedIso(startsAt, timeZone),
    eventStatus: `https://schema.org/${event.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: address.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        ...(address.zipCode && { postalCode: address.zipCode }),
        addressLocality: address.city,
        addressCountry: address.country,
      },
    },
    ...(pictures.length > 0 && { image: pictures }),
    ...(description && { description }),
    performer: artist,
    organizer: { '@type': 'MusicGroup', name: artist.name, url: artist.url },
    ...(tickets.length > 0 && {
      offers: tickets.map((ticket) => ({
        '@type': 'Offer',
        name: ticket.name,
        url,
        price: formatMinor(ticket.priceMinor),
        priceCurrency: 'USD',
        availability: availability[ticketStatusOf(ticket, event, now)],
        ...(ticket.salesStartAt && { validFrom: zonedIso(ticket.salesStartAt, timeZone) }),
      })),
    }),
  }
}
