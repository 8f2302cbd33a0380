import type { PayloadRequest } from 'payload'
import { currency } from '@/plugins/commerce/orders/cart-quote'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { hashOrderToken, makeOrderRef, orderTokenFor } from '@/plugins/commerce/orders/order-token'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { Product } from '@/src/payload-types'

type Redeemed = {
  /** Of the code. */
  id: string
  profileId: string
  productId: string
  email: string
  accountId: string | null
}

/** An order for one release that costs nothing. The code is its idempotency key: it makes one order. */
export async function orderOfCode(
  req: PayloadRequest,
  { id, profileId, productId, email, accountId }: Redeemed,
) {
  const product = await req.payload.findByID({
    collection: slugs.products,
    id: productId,
    depth: 0,
    joins: false,
    disableErrors: true,
    req,
  })
  if (!product) {
    throw new AppError('NOT_FOUND')
  }
  const publicRef = makeOrderRef()
  const token = orderTokenFor(req.payload.secret, publicRef)
  return {
    profile: profileId,
    publicRef,
    accessTokenHash: hashOrderToken(token),
    idempotencyKey: `code:${id}`,
    requestHash: `code:${id}`,
    email,
    account: accountId,
    status: 'initiated_payment' as const,
    refundState: 'none' as const,
    refundedMinor: 0,
    currency,
    items: [await lineOf(req, product)],
    subtotalMinor: 0,
    shippingMinor: 0,
    taxMinor: 0,
    totalMinor: 0,
    platformFeeMinor: 0,
    provider: 'none' as const,
    livemode: false,
    attempt: 1,
  }
}

async function lineOf(req: PayloadRequest, product: Product) {
  const { docs: variants } = await req.payload.find({
    collection: slugs.variants,
    where: { and: [{ product: { equals: product.id } }, { deliveryType: { equals: 'digital' } }] },
    sort: ['-isDefault', 'position'],
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  const [variant] = variants
  const coverId = product.media?.[0]
  const cover = coverId
    ? await req.payload.findByID({
        collection: slugs.media,
        id: idOf(coverId),
        depth: 0,
        disableErrors: true,
        req,
      })
    : null
  return {
    title: product.title,
    product: product.id,
    variant: variant?.id,
    kind: 'digital' as const,
    quantity: 1,
    unitMinor: 0,
    minUnitMinor: 0,
    deliveryType: 'digital' as const,
    releaseAt: variant?.availabilityStatus === 'preorder' ? variant.releaseAt : null,
    coverUrl: cover?.sizes?.w320?.url ?? cover?.url ?? '',
  }
}
