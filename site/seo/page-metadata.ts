import type { Metadata } from 'next'
import { siteUrl } from '@/site/seo/site-url'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { listProductsQuery } from '@/src/core/contracts/products/products'
import { smallestImageUrl } from '@/src/core/files/smallest-image-url'
import { listProducts, type Site } from '@/src/server/site-data'

const sharedImagePx = 1200

type Page = {
  /** Empty on the home page, which bears the artist's name alone. */
  title: string
  /** In place of the title with the artist's name. */
  wholeTitle?: string
  /** The artist's own words stand in for missing ones. */
  description?: string
  /** Path and query under which search engines should know the page; none for those they leave out. */
  pathname?: string
  /** The artist's own picture stands in for a missing one. */
  image?: MediaView | null
  /** Path and query of a page that others can show in a frame: programs are told where to ask how. */
  embedded?: string
}

/** What programs can follow of every site. */
export const feedTypes = {
  'application/rss+xml': '/feed.xml',
  'application/feed+json': '/feed.json',
  'text/calendar': '/events.ics',
}

/** Title, description, canonical address and the card that shows when the page is shared. */
export async function pageMetadata(site: Site, page: Page): Promise<Metadata> {
  const { title, pathname } = page
  const image = page.image ?? (await artistPicture(site))
  const { name, tagline } = site.profile
  const description = page.description || tagline || `The website of ${name}`
  const fullTitle = page.wholeTitle || (title ? `${title} – ${name}` : name)
  const url = smallestImageUrl(image, sharedImagePx)
  const oembed = page.embedded && (await oembedUrl(site, page.embedded))
  return {
    title: fullTitle,
    description,
    // A page's alternates take the place of the layout's.
    alternates: {
      ...(pathname && { canonical: pathname }),
      types: { ...feedTypes, ...(oembed && { 'application/json+oembed': oembed }) },
    },
    openGraph: {
      type: 'website',
      siteName: name,
      title: fullTitle,
      description,
      ...(pathname && { url: pathname }),
      ...(image && url && { images: [{ url, alt: image.alt || fullTitle }] }),
    },
    twitter: { card: url ? 'summary_large_image' : 'summary' },
  }
}

async function oembedUrl({ profile }: Site, embedded: string): Promise<string> {
  const base = await siteUrl(profile.id)
  const query = new URLSearchParams({ format: 'json', url: new URL(embedded, base).href })
  return new URL(`/oembed?${query}`, base).href
}

/** The card of pages that show each visitor something of their own. Search engines leave them out. */
export async function privatePageMetadata(
  site: Site,
  title: string,
  embedded?: string,
): Promise<Metadata> {
  return { ...(await pageMetadata(site, { title, embedded })), robots: { index: false } }
}

/** What stands for the artist where their name is shared: their picture, else their newest cover. */
async function artistPicture({ avatar, profile }: Site): Promise<MediaView | null> {
  if (avatar) {
    return avatar
  }
  const { data } = await listProducts(listProductsQuery.parse({ profileId: profile.id }))
  return data[0]?.cover ?? null
}
