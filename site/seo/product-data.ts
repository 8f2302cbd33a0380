import { pictureUrls } from '@/site/seo/artist-data'
import { longText, wordsOf } from '@/site/seo/plain-text'
import type { AvailabilityStatus } from '@/src/core/choices/product-choices'
import type { ProductDetail, VariantView } from '@/src/core/contracts/products/products'
import { formatMinor } from '@/src/core/money'
import { variantLabel } from '@/src/core/orders/variant-labels'
import type { Site } from '@/src/server/site-data'

/**
 * A release as `MusicAlbum`, everything else as `Product`, both with their offers.
 *
 * @param base address of the site, ending in a slash
 */
export function productData(
  { profile }: Pick<Site, 'profile'>,
  product: ProductDetail,
  base: URL,
): Record<string, unknown> {
  const url = new URL(`/products/${product.id}`, base).href
  const pictures = pictureUrls(product.media, base)
  const description = wordsOf(product.description, longText)
  const shared = {
    name: product.title,
    url,
    ...(pictures.length > 0 && { image: pictures }),
    ...(description && { description }),
    ...(product.variants.length > 0 && {
      offers: product.variants.map((variant) => offer(variant, url)),
    }),
  }
  if (product.category === 'Merch') {
    return { '@type': 'Product', ...shared, brand: { '@type': 'Brand', name: profile.name } }
  }
  return {
    '@type': 'MusicAlbum',
    ...shared,
    albumReleaseType: `https://schema.org/${product.trackCount === 1 ? 'SingleRelease' : 'AlbumRelease'}`,
    byArtist: { '@type': 'MusicGroup', name: product.artist },
    numTracks: product.trackCount,
    track: product.tracks.map((track, index) => ({
      '@type': 'MusicRecording',
      position: index + 1,
      name: track.title,
      byArtist: { '@type': 'MusicGroup', name: track.artist },
      ...(track.durationSeconds > 0 && { duration: `PT${Math.round(track.durationSeconds)}S` }),
    })),
  }
}

const availability: Readonly<Record<AvailabilityStatus, string>> = {
  active: 'https://schema.org/InStock',
  preorder: 'https://schema.org/PreOrder',
  sold_out: 'https://schema.org/SoldOut',
  inactive: 'https://schema.org/Discontinued',
}

function offer(variant: VariantView, url: string): Record<string, unknown> {
  const name = variantLabel({ color: variant.color?.name, size: variant.size })
  return {
    '@type': 'Offer',
    ...(name && { name }),
    url,
    price: formatMinor(variant.priceMinor),
    priceCurrency: 'USD',
    availability: availability[variant.availabilityStatus],
    ...(variant.upcCode && { sku: variant.upcCode }),
  }
}
