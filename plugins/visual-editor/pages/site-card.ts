import type { SiteCard } from '@/src/core/contracts/pages'
import { listProductsQuery } from '@/src/core/contracts/products'
import { AppError } from '@/src/core/errors'
import { smallCopy } from '@/src/core/small-copy'
import { getSiteOf, listProducts } from '@/src/server/site-data'
import { siteOrigin } from '@/src/server/tenancy'

/** What cards of pages without words or a picture of their own show, as the site itself does. */
export async function loadSiteCard(profileId: string): Promise<SiteCard> {
  const [site, origin] = await Promise.all([getSiteOf(profileId), siteOrigin(profileId)])
  if (!site) {
    throw new AppError('NOT_FOUND')
  }
  const music = site.avatar ? null : await listProducts(listProductsQuery.parse({ profileId }))
  const picture = site.avatar ?? music?.data[0]?.cover ?? null
  const { name, tagline } = site.profile
  return { origin: origin ?? '', name, tagline, picture: smallCopy(picture, cardPx) ?? '' }
}

const cardPx = 640
