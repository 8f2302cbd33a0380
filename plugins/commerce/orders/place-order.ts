import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { createGifts } from '@/plugins/commerce/gifts/create-gifts'
import { reserveMembership } from '@/plugins/commerce/memberships/reserve-membership'
import { agreedMeasurement } from '@/plugins/commerce/orders/agreed-measurement'
import { currency } from '@/plugins/commerce/orders/cart-quote'
import { reserveDiscountCode } from '@/plugins/commerce/orders/find-discount-code'
import { findOrder } from '@/plugins/commerce/orders/find-order'
import { givenTierOf } from '@/plugins/commerce/orders/gift-memberships'
import { recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import { hashOrderToken, makeOrderRef, orderTokenFor } from '@/plugins/commerce/orders/order-token'
import { type PricedRequest, priceRequest } from '@/plugins/commerce/orders/price-request'
import { refuseUnsellable } from '@/plugins/commerce/orders/refuse-cart'
import { type ShopVisitor, shopVisitorOf } from '@/plugins/commerce/orders/shop-visitor'
import { holdStock } from '@/plugins/commerce/orders/stock'
import { completeOrder } from '@/plugins/commerce/payments/complete-order'
import { type Payee, platformFeeOf } from '@/plugins/commerce/payments/payee'
import { type Seller, tellingSellerOf } from '@/plugins/commerce/payments/receipt'
import type { CheckoutInput } from '@/src/core/contracts/orders/checkout'
import { AppError } from '@/src/core/errors'
import type { Gift } from '@/src/core/gifts/gift'
import { cleanCampaign, cleanSource } from '@/src/core/insights/source'
import { limits } from '@/src/core/limits'
import { cartMessages } from '@/src/core/messages/cart'
import { cartAnswers } from '@/src/core/messages/cart-answers'
import type { PricedLine, SellableVariant } from '@/src/core/orders/pricing/cart-line'
import type { PricedCart, StoreRules } from '@/src/core/orders/pricing/pricing'
import { taxedKind } from '@/src/core/orders/pricing/taxes'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { waitForTurn } from '@/src/server/database/locks'
import { type Measurement, measurementOf } from '@/src/server/site-data/measurement'
import { storeRules } from '@/src/server/site-data/store-rules'
import { runSql, withTx } from '@/src/server/transaction'

export type OrderToPlace = {
  profileId: string
  accountId: string | null
  idempotencyKey: string
  input: CheckoutInput
  payee: Payee
}

/**
 * Writes the order, its stock holds and its history in one transaction, before any provider is
 * asked for anything. An order that costs nothing is complete with it.
 *
 * The same key and cart answer the order they made the first time, whatever the shop sells now.
 *
 * @throws {AppError} `IDEMPOTENCY_MISMATCH`, `CART_CHANGED` or `VALIDATION_FAILED`; nothing is written
 */
export async function placeOrder(req: PayloadRequest, wanted: OrderToPlace): Promise<Order> {
  const { profileId, accountId, idempotencyKey, input } = wanted
  // Tabs of one cart may have come from different places, and are one order all the same.
  const ordered = JSON.stringify({ ...input, source: undefined, campaign: undefined })
  const requestHash = createHash('sha256').update(ordered).digest('hex')
  // Read before the transaction, because they may need connections of their own.
  const [buyer, rules, measurement] = await Promise.all([
    shopVisitorOf(profileId, accountId === null ? null : { id: accountId }),
    storeRules(profileId),
    measurementOf(profileId),
  ])

  const place = (seller: Seller | null) =>
    withTx(req, async () => {
      await waitForTurn(req, `${profileId}:${idempotencyKey}`)
      const known = await findKnown(req, profileId, idempotencyKey)
      if (known && known.requestHash !== requestHash) {
        throw new AppError('IDEMPOTENCY_MISMATCH', { message: cartAnswers.keyReused })
      }
      return (
        known ?? createOrder(req, { ...wanted, seller, buyer, rules, measurement }, requestHash)
      )
    })
  try {
    return await place(null)
  } catch (error) {
    if (error !== wantsReceipt) {
      throw error
    }
    return place(await tellingSellerOf(req, profileId))
  }
}

/** Thrown for a free order, which is complete at once: few are, and a receipt takes long to prepare. */
const wantsReceipt = new Error('A receipt is wanted')

/** What the key made before. Most keys are new, which is quick to see. */
async function findKnown(
  req: PayloadRequest,
  profileId: string,
  idempotencyKey: string,
): Promise<Order | null> {
  const rows = await runSql(req)<{ id: string }>`
    select id from orders where profile_id = ${profileId} and idempotency_key = ${idempotencyKey}`
  return rows[0] ? findOrder(req, { id: { equals: rows[0].id } }) : null
}

/** Prices, writes and holds, in the transaction of `req`. */
export async function createOrder(
  req: PayloadRequest,
  wanted: OrderToPlace & {
    seller: Seller | null
    buyer: ShopVisitor
    rules: StoreRules
    measurement: Measurement
  },
  requestHash: string,
): Promise<Order> {
  const { profileId, accountId, input, buyer, rules } = wanted
  const { email, discountCode: text } = input
  const code = text ? await reserveDiscountCode(req, { profileId, accountId, email, text }) : null
  const priced = await priceRequest(req, { profileId, input, buyer, rules, code })
  const { cart } = priced
  refuseUnsellable(priced, input)
  if (wanted.payee.problem && cart.totalMinor > 0) {
    throw new AppError('CONFLICT', { message: wanted.payee.problem })
  }
  const isFree = cart.totalMinor === 0
  if (isFree && !wanted.seller) {
    throw wantsReceipt
  }

  const order = await req.payload.create({
    collection: slugs.orders,
    data: {
      ...toOrder(wanted, priced, { requestHash, secret: req.payload.secret }),
      measurement: agreedMeasurement(req, wanted),
    },
    depth: 0,
    showHiddenFields: true,
    req,
  })
  await holdAll(req, order, cart)
  await reserveMembership(req, order, wanted.payee.provider)
  await createGifts(req, order, input.items)
  await recordOrderEvent(req, order, {
    from: null,
    to: 'initiated_payment',
    by: 'visitor',
    cause: 'checkout',
  })
  return isFree && wanted.seller
    ? completeOrder(req, order, {
        by: 'system',
        cause: 'nothing to pay',
        amountReceivedMinor: 0,
        seller: wanted.seller,
      })
    : order
}

function toOrder(
  { profileId, accountId, idempotencyKey, input, payee }: OrderToPlace,
  priced: PricedRequest,
  secrets: { requestHash: string; secret: string },
) {
  const { cart, country } = priced
  const publicRef = makeOrderRef()
  const isFree = cart.totalMinor === 0
  return {
    profile: profileId,
    publicRef,
    accessTokenHash: hashOrderToken(orderTokenFor(secrets.secret, publicRef)),
    idempotencyKey,
    requestHash: secrets.requestHash,
    email: input.email,
    account: accountId,
    buyerName: input.name || input.shippingAddress?.name,
    company: input.company,
    status: 'initiated_payment' as const,
    refundState: 'none' as const,
    refundedMinor: 0,
    currency,
    items: cart.lines.flatMap((line, index) => toItem(line, input.items[index]?.gift ?? null)),
    subtotalMinor: cart.subtotalMinor,
    discountMinor: cart.discountMinor,
    discountCode: cart.code?.id,
    discountText: cart.code?.code,
    shippingMinor: cart.shippingMinor,
    shippingRateName: cart.shippingOption?.name,
    taxMinor: cart.taxMinor,
    taxIncludedMinor: cart.taxIncludedMinor,
    taxCountry: cart.taxes.length > 0 ? country : null,
    tipMinor: cart.tipMinor,
    totalMinor: cart.totalMinor,
    // Of gifts alone the country is known, which shipping was priced for.
    shippingAddress: cart.needsShippingAddress ? input.shippingAddress : parcelCountry(priced),
    provider: isFree ? ('none' as const) : payee.provider.name,
    livemode: !isFree && payee.provider.livemode,
    providerAccount: payee.provider.account,
    platformFeeMinor: platformFeeOf(payee, cart.totalMinor),
    platformFeeBps: payee.platformFeeBps,
    attempt: 1,
    expiresAt: inHoldMinutes().toISOString(),
    source: input.source ? cleanSource(input.source) : undefined,
    campaign: input.campaign ? cleanCampaign(input.campaign) : undefined,
  }
}

/** Of gifts alone the country is known, which shipping was priced for. */
function parcelCountry({ cart, country }: PricedRequest) {
  return cart.shippingOption ? { country } : undefined
}

/** When an order that is not paid gives its stock back. */
export function inHoldMinutes(): Date {
  return new Date(Date.now() + limits.order.stockHoldMinutes * 60_000)
}

function toItem({ variant, tax, ...line }: PricedLine, gift: Gift | null): Order['items'] {
  return variant
    ? [
        {
          title: variant.title,
          ...soldAs(variant),
          kind: taxedKind(variant.deliveryType),
          quantity: line.quantity,
          unitMinor: line.unitMinor,
          minUnitMinor: line.minUnitMinor,
          listUnitMinor: line.listUnitMinor,
          discountMinor: line.discountMinor,
          taxMinor: tax?.amountMinor ?? 0,
          taxIncluded: tax?.isIncluded ?? false,
          taxName: tax?.name,
          taxPercent: tax?.percent,
          payWhatYouWant: variant.payWhatYouWant,
          color: variant.color,
          size: variant.size,
          deliveryType: variant.deliveryType,
          releaseAt: variant.availabilityStatus === 'preorder' ? variant.releaseAt : null,
          coverUrl: variant.coverUrl,
          giftFor: gift?.recipientName,
        },
      ]
    : []
}

/** What the line points at: a product's variant, or a tier for the buyer or somebody else. */
function soldAs({ productId, variantId, membership, giftMembership }: SellableVariant) {
  if (giftMembership) {
    return givenTierOf(giftMembership)
  }
  return membership
    ? { tier: membership.tierId, membershipInterval: membership.interval }
    : { product: productId, variant: variantId }
}

/** @throws {AppError} `CART_CHANGED` when someone else was faster */
async function holdAll(req: PayloadRequest, order: Order, cart: PricedCart): Promise<void> {
  const wishes = cart.lines.flatMap(({ variant, quantity }, index) =>
    variant && variant.unitsFree !== null
      ? [{ variantId: variant.variantId, quantity, index }]
      : [],
  )
  const short = await holdStock(req, order, wishes)
  if (short) {
    const index = wishes.findIndex(({ variantId }) => variantId === short.variantId)
    const message = cartMessages.outOfStock
    const field = `items.${wishes[index]?.index ?? 0}`
    throw new AppError('CART_CHANGED', { message, errors: [{ field, message }] })
  }
}
