import type { Metadata } from 'next'
import { cache } from 'react'
import { NeedsScript } from '@/site/layout/needs-script'
import { DaysUntil } from '@/site/pages/event/days-until.client'
import styles from '@/site/pages/event/event.module.css'
import { EventActions } from '@/site/pages/event/event-actions.client'
import { TicketShop } from '@/site/pages/event/ticket-shop.client'
import { MissingPage, missingMetadata } from '@/site/pages/missing/missing-page'
import { Description } from '@/site/pages/product/description'
import { SitePageFrame } from '@/site/render/page-frame'
import { requireSite } from '@/site/render/require-site'
import { eventData } from '@/site/seo/event-data'
import { JsonLd } from '@/site/seo/json-ld'
import { pageMetadata } from '@/site/seo/page-metadata'
import { siteUrl } from '@/site/seo/site-url'
import type { EventDetail } from '@/src/core/contracts/events/events'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { longDateTime } from '@/src/core/events/event-date'
import { mapUrl } from '@/src/core/events/event-place'
import { smallestImageUrl } from '@/src/core/files/smallest-image-url'
import { embedMessages } from '@/src/core/messages/embeds'
import { eventsMessages } from '@/src/core/messages/tickets'
import { type EmbedCodes, embedCodes } from '@/src/core/urls/embed-code'
import { isUuid } from '@/src/core/uuid'
import { getEvent } from '@/src/server/site-data'
import { Icon } from '@/src/ui/icon/icon'
import layout from '@/src/ui/layout/layout.module.css'
import { Picture } from '@/src/ui/picture/picture'
import type from '@/src/ui/type/type.module.css'

type Props = { params: Promise<{ host: string; id: string }> }

const load = cache(async (profileId: string, id: string) =>
  isUuid(id) ? getEvent(profileId, id) : null,
)
const lineCoverPx = 192

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { host, id } = await params
  const site = await requireSite(host)
  const event = await load(site.profile.id, id)
  if (!event) {
    return missingMetadata
  }
  const { name, city } = event.address
  return pageMetadata(site, {
    title: event.title,
    description: `${site.profile.name} at ${name}, ${city}, on ${longDateTime(event.startsAt, event.timeZone)}`,
    pathname: `/events/${event.id}`,
    embedded: `/events/${event.id}`,
    image: event.media.find(({ mimeType }) => mimeType.startsWith('image/')),
  })
}

/** A show: when and where it is, what it is about, and its tickets. */
export async function EventPage({ params }: Props) {
  const { host, id } = await params
  const site = await requireSite(host)
  const event = await load(site.profile.id, id)
  if (!event) {
    return <MissingPage site={site} />
  }
  const { title, startsAt, timeZone, status, media, tickets } = event
  const now = new Date()
  const renderedAt = now.toISOString()
  const base = await siteUrl(site.profile.id)
  const embed = embedCodes(
    { kind: 'shows' },
    { base, title: embedMessages.shows(site.profile.name) },
  )

  return (
    <SitePageFrame site={site}>
      <article className={`${layout.wrap} ${styles.event}`}>
        <EventPicture media={media[0]} title={title} />
        <div className={styles.visit}>
          <EventFacts event={event} renderedAt={renderedAt} embed={embed} />
          {tickets.length > 0 && <NeedsScript what="Buying" />}
          <TicketShop
            profileId={site.profile.id}
            event={{ id: event.id, title, startsAt, timeZone, status }}
            tickets={tickets}
            cover={smallestImageUrl(media[0], lineCoverPx)}
            renderedAt={renderedAt}
          />
        </div>
        <div className={styles.words}>
          <Description doc={event.description} profileId={site.profile.id} documentId={id} />
          {media.slice(1).map((each) => (
            <EventPicture key={each.id} media={each} title={title} />
          ))}
        </div>
      </article>
      <JsonLd data={eventData(site, event, { base, now })} />
    </SitePageFrame>
  )
}

type EventPictureProps = { media: MediaView | undefined; title: string }

const sizes = '(max-width: 500px) 85vw, (max-width: 1024px) 50vw, 673px'

/** A picture or film of the event; a sign where there is none. */
function EventPicture({ media, title }: EventPictureProps) {
  if (!media) {
    return (
      <div className={`${styles.picture} ${styles.placeholder}`}>
        <Icon name="calendar" />
      </div>
    )
  }
  return (
    <div className={styles.picture}>
      {media.mimeType.startsWith('video/') ? (
        // biome-ignore lint/a11y/useMediaCaption: artists upload films without captions
        <video src={media.url} controls playsInline preload="metadata" aria-label={title} />
      ) : (
        <Picture media={media} sizes={sizes} alt={media.alt || title} priority cover />
      )}
    </div>
  )
}

type EventFactsProps = { event: EventDetail; renderedAt: string; embed: EmbedCodes }

/** When and where, and what to do with it. */
function EventFacts({ event, renderedAt, embed }: EventFactsProps) {
  const { id, title, startsAt, timeZone, status, address, actionText, actionLink } = event
  const hasTickets = event.tickets.length > 0
  const isCancelled = status === 'cancelled'
  return (
    <header className={styles.facts}>
      {isCancelled && (
        <p className={styles.banner} role="note">
          {eventsMessages.cancelled}
        </p>
      )}
      <h1 className={type.title}>{title}</h1>
      <p className={styles.when}>
        <time dateTime={startsAt}>{longDateTime(startsAt, timeZone)}</time>
        {!isCancelled && (
          <DaysUntil startsAt={startsAt} timeZone={timeZone} renderedAt={renderedAt} />
        )}
      </p>
      <address className={styles.where}>
        <b>{address.name}</b>
        <span>{[address.street, address.zipCode].filter(Boolean).join(', ')}</span>
        <span>
          {address.city}, {address.country}
        </span>
        <a href={mapUrl(address)} target="_blank" rel="noopener">
          Show on the map
        </a>
      </address>
      <div className={styles.actions}>
        <EventActions
          event={{ id, title, startsAt, status, actionText, actionLink, hasTickets }}
          renderedAt={renderedAt}
          embed={embed}
        />
      </div>
    </header>
  )
}
