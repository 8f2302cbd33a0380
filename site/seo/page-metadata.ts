import type { Metadata } from 'next'
import { smallCopy } from '@/site/render/small-copy'
import type { MediaView } from '@/src/core/contracts/media'
import type { Site } from '@/src/server/site-data'

const sharedImagePx = 1200

type Page = {
  /** Empty on the home page, which bears the artist's name alone. */
  title: string
  description: string
  /** Path and query under which search engines should know the page. */
  pathname: string
  /** The artist's own picture stands in for a missing one. */
  image?: MediaView | null
}

/** Title, description, canonical address and the card that shows when the page is shared. */
export function pageMetadata(site: Site, page: Page): Metadata {
  const { title, description, pathname } = page
  const image = page.image ?? site.avatar
  const { name } = site.profile
  const fullTitle = title ? `${title} – ${name}` : name
  const url = smallCopy(image, sharedImagePx)
  return {
    title: fullTitle,
    description,
    // A page's alternates take the place of the layout's.
    alternates: { canonical: pathname, types: { 'application/rss+xml': '/feed.xml' } },
    openGraph: {
      type: 'website',
      siteName: name,
      title: fullTitle,
      description,
      url: pathname,
      ...(image && url && { images: [{ url, alt: image.alt || fullTitle }] }),
    },
    twitter: { card: url ? 'summary_large_image' : 'summary' },
  }
}
