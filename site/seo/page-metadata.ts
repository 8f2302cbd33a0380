import type { Metadata } from 'next'
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
}

/** Title, description, canonical address and the card that shows when the page is shared. */
export async function pageMetadata(site: Site, page: Page): Promise<Metadata> {
  const { title, pathname } = page
  const image = page.image ?? (await artistPicture(site))
  const { name, tagline } = site.profile
  const description = page.description || tagline || `The website of ${name}`
  const fullTitle = page.wholeTitle || (title ? `${title} – ${name}` : name)
  const url = smallestImageUrl(image, sharedImagePx)
  return {
    title: fullTitle,
    description,
    // A page's alternates take the place of the layout's.
    alternates: {
      ...(pathname && { canonical: pathname }),
      types: { 'application/rss+xml': '/feed.xml' },
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

/** The card of pages that show each visitor something of their own. Search engines leave them out. */
export async function privatePageMetadata(site: Site, title: string): Promise<Metadata> {
  return { ...(await pageMetadata(site, { title })), robots: { index: false } }
}

/** What stands for the artist where their name is shared: their picture, else their newest cover. */
async function artistPicture({ avatar, profile }: Site): Promise<MediaView | null> {
  if (avatar) {
    return avatar
  }
  const { data } = await listProducts(listProductsQuery.parse({ profileId: profile.id }))
  return data[0]?.cover ?? null
}
