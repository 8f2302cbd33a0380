import { plainText } from '@/site/seo/plain-text'
import { siteUrl } from '@/site/seo/site-url'
import type { ProductDetail } from '@/src/core/contracts/products'
import { formatMinor } from '@/src/core/money'
import type { Site } from '@/src/server/site-data'

/** A release as `MusicAlbum`, everything else as `Product`, both with their offers. */
export async function productData(
  site: Site,
  product: ProductDetail,
): Promise<Record<string, unknown>> {
  const base = await siteUrl(site.profile.id)
  const url = new URL(`/products/${product.id}`, base).href
  const shared = {
    name: product.title,
    url,
    ...(product.cover && { image: new URL(product.cover.url, base).href }),
    ...(product.descriptionHtml && { description: plainText(product.descriptionHtml) }),
    offers: offers(product, url),
  }
  if (product.category === 'Merch') {
    return { '@type': 'Product', ...shared, brand: { '@type': 'Brand', name: site.profile.name } }
  }
  return {
    '@type': 'MusicAlbum',
    ...shared,
    byArtist: { '@type': 'MusicGroup', name: product.artist },
    numTracks: product.trackCount,
    track: product.tracks.map((track, index) => ({
      '@type': 'MusicRecording',
      position: index + 1,
      name: track.title,
      ...(track.durationSeconds > 0 && { duration: `PT${Math.round(track.durationSeconds)}S` }),
    })),
  }
}

function offers(product: ProductDetail, url: string) {
  return product.variants.map((variant) => ({
    '@type': 'Offer',
    url,
    price: formatMinor(variant.priceMinor),
    priceCurrency: 'USD',
    availability:
      variant.availabilityStatus === 'active'
        ? 'https://schema.org/InStock'
        : 'https://schema.org/SoldOut',
    ...(variant.upcCode && { sku: variant.upcCode }),
  }))
}
