import type { PayloadRequest } from 'payload'
import {
  productFormOf,
  readStanding,
  requireSold,
} from '@/plugins/catalog/product/server/read-product'
import type { ReleaseAnswer, ReleaseRemark } from '@/src/core/contracts/products/release-answers'
import type { ReleaseForm } from '@/src/core/contracts/products/releases'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { isBelowLeastCharge } from '@/src/core/orders/pricing/least-charge'
import { slugs } from '@/src/core/slugs'
import type { Product, Variant } from '@/src/payload-types'
import { assertDeliverable } from '@/src/server/delivery/assert-deliverable'
import { asOwner } from '@/src/server/owner'

const messages = ownerMessages.release

const untitled = messages.untitled

/** As {@link requireSold}, of music. */
export const requireRelease = (
  req: PayloadRequest,
  profileId: string,
  id: string,
): Promise<Product> => requireSold(req, { profileId, id, category: 'Music' })

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
  const [{ download, editions }, songs, { standing, ordered }] = await Promise.all([
    variantsOf(req, id),
    req.payload.find({
      collection: slugs.tracks,
      where: { product: { equals: id } },
      sort: 'position',
      pagination: false,
      ...asOwner(req),
    }),
    readStanding(req, profileId, product),
  ])
  const form = formOf(product, download, editions)
  return {
    ...standing,
    form,
    remarks: await remarksOn(req, product, form),
    songs: songs.docs.map((song) => ({
      id: song.id,
      title: song.title,
      artist: song.artist ?? '',
      durationSeconds: song.durationSeconds ?? 0,
      hasFile: Boolean(song.original),
    })),
    ordered,
    bonusCount: product.bonusCount ?? 0,
  }
}

export function formOf(
  product: Product,
  download: Variant | null,
  editions: readonly Variant[],
): ReleaseForm {
  return {
    ...productFormOf(product, untitled),
    artist: product.artist ?? '',
    credits: product.credits ?? '',
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
    streaming: product.streaming ?? 'preview',
    playLimit: product.playLimit ?? limits.streaming.defaultPlays,
    showsLyrics: product.showsLyrics ?? false,
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
