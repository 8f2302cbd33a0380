import { artistData } from '@/site/seo/artist-data'
import { plainText } from '@/site/seo/plain-text'
import { siteUrl } from '@/site/seo/site-url'
import type { EventDetail, TicketStatus } from '@/src/core/contracts/events'
import { ticketStatusOf } from '@/src/core/event-time'
import { formatMinor } from '@/src/core/money'
import type { Site } from '@/src/server/site-data'

const availability: Readonly<Record<TicketStatus, string>> = {
  on_sale: 'https://schema.org/InStock',
  not_yet: 'https://schema.org/PreOrder',
  sold_out: 'https://schema.org/SoldOut',
  ended: 'https://schema.org/OutOfStock',
}

/** A show as `MusicEvent`, with its tickets as offers. */
export async function eventData(
  site: Site,
  event: EventDetail,
  now = new Date(),
): Promise<Record<string, unknown>> {
  const base = await siteUrl(site.profile.id)
  const url = new URL(`/events/${event.id}`, base).href
  const { address, media, tickets, startsAt } = event
  const pictures = media.filter(({ mimeType }) => mimeType.startsWith('image/'))
  const description = plainText(event.descriptionHtml)
  return {
    '@type': 'MusicEvent',
    name: event.title,
    url,
    startDate: startsAt,
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
    ...(pictures.length > 0 && { image: pictures.map((each) => new URL(each.url, base).href) }),
    ...(description && { description }),
    performer: await artistData(site),
    offers: tickets.map((ticket) => ({
      '@type': 'Offer',
      name: ticket.name,
      url,
      price: formatMinor(ticket.priceMinor),
      priceCurrency: 'USD',
      availability: availability[ticketStatusOf(ticket, event, now)],
      ...(ticket.salesStartAt && { validFrom: ticket.salesStartAt }),
    })),
  }
}
