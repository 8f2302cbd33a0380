import { fieldsOf } from '@/src/core/contracts/forms'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import type { MediaView, MediaWire } from '@/src/core/contracts/pages/media-answers'
import type { MembershipTierWire } from '@/src/core/contracts/pages/site-answers'
import type {
  ProductWire,
  TrackWire,
  VariantWire,
} from '@/src/core/contracts/products/product-answers'
import {
  productFields,
  trackFields,
  variantFields,
} from '@/src/core/contracts/products/product-answers'
import type { ProductDetail, TrackView } from '@/src/core/contracts/products/products'
import { toDollars } from '@/src/core/money'
import { richTextHtml } from '@/src/rich-text/rich-text-html'

/** The specification's form of a product. Every variant of a release holds the same tracks. */
export async function toProductWire(product: ProductDetail): Promise<ProductWire> {
  const tracks = product.tracks.map((track) => toTrackWire(track, product))
  return {
    ...fieldsOf(productFields, product),
    description: product.description ? await richTextHtml(product.description) : '',
    media: product.media.map(toMediaWire),
    variants: product.variants.map(
      (variant): VariantWire => ({
        ...fieldsOf(variantFields, variant),
        price: toDollars(variant.priceMinor),
        media: variant.media.map(toMediaWire),
        tracks,
        color: variant.color?.name ?? null,
        colorHex: variant.color?.hex || null,
        size: variant.size || null,
        memberPrice: variant.memberPriceMinor === null ? null : toDollars(variant.memberPriceMinor),
        upcCode: variant.upcCode || null,
      }),
    ),
  }
}

function toTrackWire(track: TrackView, product: ProductDetail): TrackWire {
  return {
    ...fieldsOf(trackFields, track),
    coverImage: product.cover?.url ?? null,
    url: track.previewUrl || null,
    productId: product.id,
  }
}

export function toMediaWire({ id, url, mimeType }: MediaView): MediaWire {
  return { type: mimeType.startsWith('video/') ? 'video' : 'image', url, id }
}

export function toTierWire(tier: TierView): MembershipTierWire {
  const dollars = (minor: number | null) => (minor === null ? null : toDollars(minor))
  return {
    id: tier.id,
    name: tier.name,
    payWhatYouWant: tier.payWhatYouWant,
    payWhatYouWantMinimum: dollars(tier.payWhatYouWantMinimumMinor),
    priceMonthly: dollars(tier.priceMonthlyMinor),
    priceYearly: dollars(tier.priceYearlyMinor),
    benefits: tier.benefits.map(({ id, title }) => ({ id, title })),
  }
}
