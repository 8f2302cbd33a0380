import type { Metadata } from 'next'
import { cache } from 'react'
import styles from '@/site/pages/event/event.module.css'
import { EventFacts } from '@/site/pages/event/event-facts'
import { EventPicture } from '@/site/pages/event/event-picture'
import { TicketShop } from '@/site/pages/event/ticket-shop.client'
import { MissingPage, missingMetadata } from '@/site/pages/missing/missing-page'
import { Description } from '@/site/pages/product/description'
import { SitePageFrame } from '@/site/render/page-frame'
import { requireSite } from '@/site/render/require-site'
import { eventData } from '@/site/seo/event-data'
import { JsonLd } from '@/site/seo/json-ld'
import { pageMetadata } from '@/site/seo/page-metadata'
import { siteUrl } from '@/site/seo/site-url'
import { longDateTime } from '@/src/core/events/event-date'
import { storeMessages } from '@/src/core/messages/store'
import { smallCopy } from '@/src/core/small-copy'
import { isUuid } from '@/src/core/uuid'
import { getEvent } from '@/src/server/site-data'
import layout from '@/src/ui/layout/layout.module.css'

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

  return (
    <SitePageFrame site={site}>
      <article className={`${layout.wrap} ${styles.event}`}>
        <EventPicture media={media[0]} title={title} />
        <div className={styles.visit}>
          <EventFacts event={event} renderedAt={renderedAt} />
          <TicketShop
            profileId={site.profile.id}
            event={{ id: event.id, title, startsAt, timeZone, status }}
            tickets={tickets}
            cover={smallCopy(media[0], lineCoverPx)}
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
      {tickets.length > 0 && (
        <noscript>
          <p className={layout.wrap}>{storeMessages.needsScript}</p>
        </noscript>
      )}
      <JsonLd data={eventData(site, event, { base, now })} />
    </SitePageFrame>
  )
}
