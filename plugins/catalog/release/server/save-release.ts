import type { PayloadRequest } from 'payload'
import { productDataOf, requireRevision } from '@/plugins/catalog/product/server/read-product'
import { readRelease, variantsOf } from '@/plugins/catalog/release/server/read-release'
import { lockVariants } from '@/plugins/catalog/variants/read-variants'
import type { ReleaseAnswer } from '@/src/core/contracts/products/release-answers'
import type { Edition, ReleaseForm } from '@/src/core/contracts/products/releases'
import { sameJson } from '@/src/core/json'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { Product, Variant } from '@/src/payload-types'
import { asOwner } from '@/src/server/owner'
import { withTx } from '@/src/server/transaction'

type Save = { profileId: string; id: string; rev: string; form: ReleaseForm }

/**
 * Stores what an artist wrote of a release: the product and what is sold of it, all or nothing. With the artist's own
 * rights, so that the rules of the forms hold.
 *
 * @throws {AppError} `STALE_REVISION` when it was changed since it was read
 */
export function saveRelease(
  req: PayloadRequest,
  { profileId, id, rev, form }: Save,
): Promise<ReleaseAnswer> {
  return withTx(req, async () => {
    const product = await requireRevision(req, { profileId, id, rev, category: 'Music' })
    const own = asOwner(req)
    // First the day, which pre-orders take over.
    await req.payload.update({
      collection: slugs.products,
      id,
      data: productData(product, form),
      ...own,
    })
    // Sales wait from here on: what is read of them now is what it is saved with.
    await lockVariants(req, id)
    await saveVariants(req, { profileId, productId: id, form })
    return readRelease(req, profileId, id)
  })
}

function productData(product: Product, form: ReleaseForm) {
  const { artist, credits, streaming, playLimit, showsLyrics } = form
  return {
    ...productDataOf(product, form, ownerMessages.release.untitled),
    artist: artist.trim(),
    ...{ credits, streaming, playLimit, showsLyrics },
  }
}

type Variants = { profileId: string; productId: string; form: ReleaseForm }

async function saveVariants(
  req: PayloadRequest,
  { profileId, productId, form }: Variants,
): Promise<void> {
  const { download, editions } = await variantsOf(req, productId)
  const known = new Map(editions.map((variant) => [variant.id, variant]))
  const put = (variant: Variant | null, data: VariantData) =>
    putVariant(req, { profileId, productId, variant, data })
  if (download || form.download.kind !== 'none') {
    await put(download, downloadData(download, form))
  }
  for (const [index, edition] of form.editions.entries()) {
    // One that was taken away meanwhile, and is wanted again, is a new one.
    const variant = (edition.id && known.get(edition.id)) || null
    await put(variant, editionData(variant, edition, index + 1))
  }
  const kept = new Set(form.editions.map(({ id }) => id))
  for (const { id } of editions.filter((variant) => !kept.has(variant.id))) {
    await req.payload.delete({ collection: slugs.variants, id, ...asOwner(req) })
  }
}

type VariantData = Pick<Variant, 'priceMinor' | 'deliveryType' | 'availabilityStatus'> &
  Partial<
    Pick<
      Variant,
      | 'isDefault'
      | 'payWhatYouWant'
      | 'suggestedMinor'
      | 'size'
      | 'upcCode'
      | 'stockQuantity'
      | 'position'
    >
  >

function downloadData(variant: Variant | null, form: ReleaseForm): VariantData {
  const { kind, minor, suggestedMinor } = form.download
  const isOpen = kind === 'open'
  return {
    isDefault: variant ? Boolean(variant.isDefault) : true,
    priceMinor: kind === 'free' ? 0 : minor,
    payWhatYouWant: kind === 'none' ? Boolean(variant?.payWhatYouWant) : isOpen,
    suggestedMinor: isOpen ? suggestedMinor : null,
    deliveryType: 'digital',
    availabilityStatus: downloadStatus(variant?.availabilityStatus, form),
  }
}

/** What has sold out, or was closed, stays so. */
function downloadStatus(
  status: Variant['availabilityStatus'] | undefined,
  { download, isPreorder }: ReleaseForm,
): Variant['availabilityStatus'] {
  if (download.kind === 'none') {
    return 'inactive'
  }
  if (isPreorder) {
    return 'preorder'
  }
  return status === 'sold_out' ? 'sold_out' : 'active'
}

function editionData(variant: Variant | null, edition: Edition, position: number): VariantData {
  const { title, minor, sku, stock, stockSeen, delivery } = edition
  const { availability, availabilitySeen } = edition
  // What was sold since it was read is counted by the rule of the forms.
  const isCounted = variant !== null && stock !== stockSeen
  const isStatusKept = variant !== null && availability === availabilitySeen
  return {
    ...(variant?.size || !variant?.colorName || title !== variant.colorName
      ? { size: title.trim() }
      : {}),
    priceMinor: minor,
    upcCode: sku.trim(),
    stockQuantity: variant === null || isCounted ? stock : variant.stockQuantity,
    deliveryType: delivery,
    availabilityStatus: isStatusKept ? variant.availabilityStatus : availability,
    position,
    ...(isCounted && { stockSeen }),
  }
}

type Put = { profileId: string; productId: string; variant: Variant | null; data: VariantData }

async function putVariant(
  req: PayloadRequest,
  { profileId, productId, variant, data }: Put,
): Promise<void> {
  if (!variant) {
    await req.payload.create({
      collection: slugs.variants,
      data: { profile: profileId, product: productId, stockHeld: 0, ...data },
      ...asOwner(req),
    })
    return
  }
  const stored = Object.fromEntries(
    Object.keys(data).map((name) => [name, variant[name as keyof Variant] ?? null]),
  )
  const wanted = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      // An empty text is stored as nothing.
      value === '' && stored[name] === null ? null : (value ?? null),
    ]),
  )
  if (!sameJson(stored, wanted)) {
    await req.payload.update({
      collection: slugs.variants,
      id: variant.id,
      data,
      ...asOwner(req),
    })
  }
}
