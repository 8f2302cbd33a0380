import { listProductsQuery } from '@/src/core/contracts/products/products'
import type { PageDocument } from '@/src/core/page-document/schema'
import type { SiteText } from '@/src/core/page-document/templates/site-text'
import {
  featuredProducts,
  getPage,
  getSiteOf,
  listProducts,
  listUpcomingEvents,
} from '@/src/server/site-data'

/** What visitors can see of a site, for pages and sections that begin with its own words. */
export async function loadSiteText(profileId: string): Promise<SiteText | null> {
  const site = await getSiteOf(profileId)
  if (!site) {
    return null
  }
  const [music, merch, featured, events, home] = await Promise.all([
    listProducts(listProductsQuery.parse({ profileId })),
    listProducts(listProductsQuery.parse({ profileId, category: 'Merch' })),
    featuredProducts(profileId, 'Music'),
    listUpcomingEvents(profileId),
    getPage(profileId, '/'),
  ])
  const [newest] = music.data
  const next = events.find(({ status }) => status === 'scheduled')
  const cover = newest?.cover?.id ?? ''
  const avatar = site.avatar?.id ?? ''
  return {
    name: site.profile.name,
    tagline: site.profile.tagline,
    widePicture: home ? homePictureOf(home.document) : '',
    portrait: avatar || cover,
    release: newest
      ? { id: newest.id, title: newest.title, href: `/products/${newest.id}`, cover }
      : null,
    show: next
      ? {
          title: next.title,
          href: `/events/${next.id}`,
          place: next.address.city,
          startsAt: next.startsAt,
        }
      : null,
    hasFeatured: featured.length > 0,
    hasMerch: merch.data.length > 0,
    links: site.theme.headerLinks.filter(({ href }) => href !== '/'),
  }
}

/** The first picture behind anything on the home page, which is its hero's; empty for none. */
function homePictureOf({ nodes }: PageDocument): string {
  for (const { props } of Object.values(nodes)) {
    const { backgroundImage } = props
    if (typeof backgroundImage === 'string' && backgroundImage !== '') {
      return backgroundImage
    }
  }
  return ''
}
