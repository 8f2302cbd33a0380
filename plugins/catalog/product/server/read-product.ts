import type { PayloadRequest } from 'payload'
import type { ProductForm, ProductState } from '@/src/core/contracts/products/product-form'
import { AppError } from '@/src/core/errors'
import { storedRichText } from '@/src/core/rich-text'
import { slugs } from '@/src/core/slugs'
import type { Product } from '@/src/payload-types'
import { requireOwnDocument } from '@/src/server/owner'
import { coverColoursOf } from '@/src/server/pictures/cover-colours'
import { loadMedia } from '@/src/server/site-data/media'
import { idOf, idsOf } from '@/src/server/site-data/visitor-read'
import { siteOrigin } from '@/src/server/tenancy'
import { runSql } from '@/src/server/transaction'

type Wanted = { profileId: string; id: string; category: Product['category'] }

/**
 * What is sold on this site, as the signed-in user may read it.
 *
 * @throws {AppError} `NOT_FOUND` for another category and other sites' as for what there is not
 */
export async function requireSold(
  req: PayloadRequest,
  { profileId, id, category }: Wanted,
): Promise<Product> {
  const product = await requireOwnDocument(req, slugs.products, id)
  if (idOf(product.profile) !== profileId || product.category !== category) {
    throw new AppError('NOT_FOUND')
  }
  return product
}

/**
 * As {@link requireSold}, locked until the end of the transaction, for a save that was made on `rev`.
 *
 * @throws {AppError} `STALE_REVISION` when it was changed since it was read
 */
export async function requireRevision(
  req: PayloadRequest,
  { rev, ...wanted }: Wanted & { rev: string },
): Promise<Product> {
  await runSql(req)`select 1 from products where id = ${wanted.id} for no key update`
  const product = await requireSold(req, wanted)
  if (product.updatedAt !== rev) {
    throw new AppError('STALE_REVISION')
  }
  return product
}

/** What stands beside the form of a release and of merch alike; also the variants that were ordered. */
export async function readStanding(req: PayloadRequest, profileId: string, product: Product) {
  const { id, updatedAt, isPublished, onSaleAt = null } = product
  const media = idsOf(product.media)
  const [pictures, coverColours, ordered, origin] = await Promise.all([
    loadMedia(profileId, media),
    media[0] ? coverColoursOf(req, media[0]) : null,
    runSql(req)<{ variantId: string | null }>`
      select distinct variant_id as "variantId" from orders_items where product_id = ${id}`,
    siteOrigin(profileId),
  ])
  const isSold = ordered.length > 0
  return {
    ordered: ordered.flatMap(({ variantId }) => variantId ?? []),
    standing: {
      id,
      rev: updatedAt,
      state: stateOf(product, isSold),
      onSaleAt,
      pictures: media.flatMap((mediaId) => pictures.get(mediaId) ?? []),
      coverColours,
      isSold,
      url: isPublished && origin ? `${origin}/products/${id}` : '',
    },
  }
}

type Standing = { isPublished?: boolean | null; onSaleAt?: string | null }

/** What nobody bought yet and is not in the store is a draft, whatever it was before. */
export function stateOf({ isPublished, onSaleAt }: Standing, isSold: boolean): ProductState {
  if (isPublished) {
    return 'on-sale'
  }
  if (onSaleAt) {
    return 'scheduled'
  }
  return isSold ? 'off' : 'draft'
}

/** @param untitled the title of one that has none yet */
export function productFormOf(product: Product, untitled: string): ProductForm {
  return {
    title: product.title === untitled ? '' : product.title,
    description: storedRichText(product.description),
    media: idsOf(product.media),
    releaseDate: product.releaseDate.slice(0, 10),
    visibility: product.visibility ?? 'public',
    tiers: idsOf(product.tiers),
    isFeatured: product.isFeatured ?? false,
    hasCoverColours: product.hasCoverColours ?? false,
  }
}

/** What is stored of a form in place of what `product` was. */
export function productDataOf(product: Product, form: ProductForm, untitled: string) {
  const { title, description, media, releaseDate, visibility, tiers, ...shown } = form
  const { isFeatured, hasCoverColours } = shown
  const isSameDay = product.releaseDate.slice(0, 10) === releaseDate
  return {
    title: title.trim() || untitled,
    releaseDate: isSameDay ? product.releaseDate : `${releaseDate}T12:00:00.000Z`,
    ...{ description, media, visibility, tiers, isFeatured, hasCoverColours },
  }
}
