import type { PayloadRequest } from 'payload'
import type { ReleaseAnswer, ReleaseRemark } from '@/src/core/contracts/products/release-answers'
import type { ReleaseForm, ReleaseState } from '@/src/core/contracts/products/releases'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { isBelowLeastCharge } from '@/src/core/orders/pricing/least-charge'
import { storedRichText } from '@/src/core/rich-text'
import { slugs } from '@/src/core/slugs'
import type { Product, Variant } from '@/src/payload-types'
import { assertDeliverable } from '@/src/server/delivery/assert-deliverable'
import { asOwner, requireOwnDocument } from '@/src/server/owner'
import { loadMedia } from '@/src/server/site-data/media'
import { idOf, idsOf } from '@/src/server/site-data/visitor-read'
import { siteOrigin } from '@/src/server/tenancy'
import { runSql } from '@/src/server/transaction'

const messages = ownerMessages.release

/**
 * A release of this site, as the signed-in user may read it.
 *
 * @throws {AppError} `NOT_FOUND` for merch, tickets and other sites' as for what there is not
 */
export async function requireRelease(
  req: PayloadRequest,
  profileId: string,
  id: string,
): Promise<Product> {
  const product = await requireOwnDocument(req, slugs.products, id)
  if (idOf(product.profile) !== profileId || product.category !== 'Music') {
    throw new AppError('NOT_FOUND')
  }
  return product
}

/** What is sold of a release, in its order; the download is apart from the rest. */
export async function variantsOf(req: PayloadRequest, productId: string) {
  const { docs } = await req.payload.find({
    collection: slugs.variants,
    where: { product: { equals: productId } },
    sort: ['position', 'createdAt'],
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const downloads = docs.filter(({ deliveryType }) => deliveryType === 'digital')
  const download = downloads.find(({ isDefault }) => isDefault) ?? downloads[0] ?? null
  return { download, editions: docs.filter((variant) => variant !== download) }
}

/** All that the screen of a release shows. */
export async function readRelease(
  req: PayloadRequest,
  profileId: string,
  id: string,
): Promise<ReleaseAnswer> {
  const product = await requireRelease(req, profileId, id)
  const own = asOwner(req)
  const [{ download, editions }, songs, pictures, ordered, origin] = await Promise.all([
    variantsOf(req, id),
    req.payload.find({
      collection: slugs.tracks,
      where: { product: { equals: id } },
      sort: 'position',
      pagination: false,
      ...own,
    }),
    loadMedia(profileId, idsOf(product.media)),
    runSql(req)<{ variantId: string | null }>`
      select distinct variant_id as "variantId" from orders_items where product_id = ${id}`,
    siteOrigin(profileId),
  ])
  const form = formOf(product, download, editions)
  const isSold = ordered.length > 0
  return {
    id,
    rev: product.updatedAt,
    form,
    state: stateOf(product, isSold),
    onSaleAt: product.onSaleAt ?? null,
    remarks: await remarksOn(req, product, form),
    pictures: idsOf(product.media).flatMap((mediaId) => pictures.get(mediaId) ?? []),
    songs: songs.docs.map((song) => ({
      id: song.id,
      title: song.title,
      artist: song.artist ?? '',
      durationSeconds: song.durationSeconds ?? 0,
      hasFile: Boolean(song.original),
    })),
    ordered: ordered.flatMap(({ variantId }) => variantId ?? []),
    isSold,
    bonusCount: product.bonusCount ?? 0,
    url: product.isPublished && origin ? `${origin}/products/${id}` : '',
  }
}

type Standing = { isPublished?: boolean | null; onSaleAt?: string | null }

/** What nobody bought yet and is not in the store is a draft, whatever it was before. */
export function stateOf({ isPublished, onSaleAt }: Standing, isSold: boolean): ReleaseState {
  if (isPublished) {
    return 'on-sale'
  }
  if (onSaleAt) {
    return 'scheduled'
  }
  return isSold ? 'off' : 'draft'
}

export function formOf(
  product: Product,
  download: Variant | null,
  editions: readonly Variant[],
): ReleaseForm {
  return {
    title: product.title === messages.untitled ? '' : product.title,
    artist: product.artist ?? '',
    description: storedRichText(product.description),
    credits: product.credits ?? '',
    media: idsOf(product.media),
    releaseDate: product.releaseDate.slice(0, 10),
    download: downloadOf(download),
    isPreorder: download?.availabilityStatus === 'preorder',
    editions: editions.map((variant) => ({
      key: variant.id,
      id: variant.id,
      title: variant.size || variant.colorName || '',
      minor: variant.priceMinor,
      stock: variant.stockQuantity ?? null,
      stockSeen: variant.stockQuantity ?? null,
      sku: variant.upcCode ?? '',
      delivery: variant.deliveryType,
      availability: variant.availabilityStatus,
      availabilitySeen: variant.availabilityStatus,
    })),
    visibility: product.visibility ?? 'public',
    tiers: idsOf(product.tiers),
    streaming: product.streaming ?? 'preview',
    playLimit: product.playLimit ?? limits.streaming.defaultPlays,
    isFeatured: product.isFeatured ?? false,
  }
}

function downloadOf(variant: Variant | null): ReleaseForm['download'] {
  if (!variant || variant.availabilityStatus === 'inactive') {
    const minor = variant?.priceMinor ?? 0
    return { kind: 'none', minor, suggestedMinor: variant?.suggestedMinor ?? null }
  }
  const { priceMinor: minor, payWhatYouWant, suggestedMinor = null } = variant
  const kind = payWhatYouWant ? 'open' : minor === 0 ? 'free' : 'fixed'
  return { kind, minor, suggestedMinor }
}

/** What is missing before it goes on sale, and what its artist should know. */
async function remarksOn(
  req: PayloadRequest,
  product: Product,
  form: ReleaseForm,
): Promise<ReleaseRemark[]> {
  const { download, editions, isPreorder, releaseDate, media, title } = form
  const isOffered = ({ availability }: { availability: string }) => availability !== 'inactive'
  const tooLittle = [download.kind === 'none' ? 0 : download.minor].some(isBelowLeastCharge)
  const isPast = new Date(`${releaseDate}T12:00:00Z`) <= new Date()
  const remark = (place: ReleaseRemark['place'], message: string, isObstacle = true) => [
    { place, message, isObstacle },
  ]
  return [
    ...(title.trim() === '' ? remark('cover', messages.noTitle) : []),
    ...(media.length === 0 ? remark('cover', messages.noCover, false) : []),
    ...(await songRemark(req, product.id)),
    ...(download.kind === 'none' && !editions.some(isOffered)
      ? remark('price', messages.notOffered)
      : []),
    ...(tooLittle ? remark('price', ownerMessages.store.priceBelowLeastCharge) : []),
    ...(isPreorder && isPast && !product.isPublished
      ? remark('price', messages.preorderIsOver)
      : []),
    ...(editions.some(({ title, delivery }) => title.trim() === '' && delivery === 'digital')
      ? remark('editions', messages.noEditionName, false)
      : []),
  ]
}

/** As the rule says that keeps releases without songs out of the store. */
async function songRemark(req: PayloadRequest, productId: string): Promise<ReleaseRemark[]> {
  try {
    await assertDeliverable(req, productId)
    return []
  } catch (error) {
    if (!(error instanceof AppError)) {
      throw error
    }
    return [{ place: 'songs', message: error.message, isObstacle: true }]
  }
}
