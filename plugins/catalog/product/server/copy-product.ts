import type { PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import type { Product, Variant } from '@/src/payload-types'
import { asOwner } from '@/src/server/owner'
import { idOf, idsOf } from '@/src/server/site-data/visitor-read'

const copySuffix = ' (copy)'

/**
 * A draft with the words, pictures and variants of what is sold. Of what is counted there is nothing of it yet.
 *
 * @returns its id
 */
export async function copyProduct(req: PayloadRequest, product: Product): Promise<string> {
  const own = asOwner(req)
  const { id } = await req.payload.create({
    collection: slugs.products,
    data: copiedProduct(product),
    ...own,
  })
  const { docs: variants } = await req.payload.find({
    collection: slugs.variants,
    where: { product: { equals: product.id } },
    sort: ['position', 'createdAt'],
    pagination: false,
    ...own,
  })
  for (const variant of variants) {
    await req.payload.create({
      collection: slugs.variants,
      data: { ...copiedVariant(variant), profile: product.profile, product: id },
      ...own,
    })
  }
  return id
}

function copiedProduct(product: Product) {
  const { profile, title, category, kind, artist, description, credits, releaseDate } = product
  const { visibility, streaming, playLimit, optionName, release, media, tiers } = product
  const { hasCoverColours, showsLyrics } = product
  return {
    ...{ category, kind, artist, description, credits, releaseDate },
    ...{ visibility, streaming, playLimit, optionName, hasCoverColours, showsLyrics },
    profile: idOf(profile),
    release: idOf(release),
    title: `${title.slice(0, studioLimits.release.titleMax - copySuffix.length)}${copySuffix}`,
    media: idsOf(media),
    tiers: idsOf(tiers),
  }
}

function copiedVariant(variant: Variant) {
  const { position, isDefault, priceMinor, payWhatYouWant, suggestedMinor } = variant
  const { memberPriceMinor, colorName, colorHex, size, deliveryType, stockQuantity } = variant
  const { availabilityStatus: status } = variant
  return {
    ...{ position, isDefault, priceMinor, payWhatYouWant, suggestedMinor, memberPriceMinor },
    ...{ colorName, colorHex, size, deliveryType },
    media: idsOf(variant.media),
    availabilityStatus: status === 'inactive' ? status : ('active' as const),
    stockQuantity: typeof stockQuantity === 'number' ? 0 : null,
    stockHeld: 0,
  }
}

/**
 * Deletes what is not on sale and nobody bought.
 *
 * @throws {AppError} `CONFLICT` with the reason
 */
export async function deleteProduct(
  req: PayloadRequest,
  { id, isPublished }: Pick<Product, 'id' | 'isPublished'>,
): Promise<void> {
  if (isPublished) {
    throw new AppError('CONFLICT', { message: ownerMessages.release.onSale })
  }
  await req.payload.delete({ collection: slugs.products, id, ...asOwner(req) })
}
