import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { loadCatalogue, toCartLines } from '@/plugins/commerce/orders/catalogue'
import { findOrder } from '@/plugins/commerce/orders/find-order'
import { recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import { hashOrderToken, makeOrderRef, orderTokenFor } from '@/plugins/commerce/orders/order-token'
import { currency } from '@/plugins/commerce/orders/quote'
import { refuseUnsellable } from '@/plugins/commerce/orders/refuse-cart'
import { holdStock } from '@/plugins/commerce/orders/stock'
import { completeOrder } from '@/plugins/commerce/payments/complete-order'
import { type Seller, sellerOf } from '@/plugins/commerce/payments/receipt'
import type { CheckoutInput } from '@/src/core/contracts/checkout'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { messages } from '@/src/core/messages'
import { type PricedCart, priceCart } from '@/src/core/orders/pricing'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { waitForTurn } from '@/src/server/database/locks'
import type { PaymentProvider } from '@/src/server/payments/payment-provider'
import { withTx } from '@/src/server/transaction'

export type OrderToPlace = {
  profileId: string
  accountId: string | null
  idempotencyKey: string
  input: CheckoutInput
  provider: PaymentProvider
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
  const { profileId, idempotencyKey, input } = wanted
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  const seller = await sellerOf(profileId)

  return withTx(req, async () => {
    await waitForTurn(req, `${profileId}:${idempotencyKey}`)
    const known = await findOrder(req, {
      and: [{ profile: { equals: profileId } }, { idempotencyKey: { equals: idempotencyKey } }],
    })
    if (known && known.requestHash !== requestHash) {
      throw new AppError('IDEMPOTENCY_MISMATCH', { message: messages.checkout.keyReused })
    }
    return known ?? createOrder(req, { ...wanted, seller }, requestHash)
  })
}

async function createOrder(
  req: PayloadRequest,
  wanted: OrderToPlace & { seller: Seller },
  requestHash: string,
): Promise<Order> {
  const lines = toCartLines(wanted.input.items)
  const variantIds = lines.map(({ variantId }) => variantId)
  const catalogue = await loadCatalogue(req, wanted.profileId, variantIds)
  const cart = priceCart({ lines, catalogue })
  refuseUnsellable(cart, { hasAddress: wanted.input.shippingAddress !== undefined })

  const order = await req.payload.create({
    collection: slugs.orders,
    data: toOrder(wanted, cart, { requestHash, secret: req.payload.secret }),
    depth: 0,
    showHiddenFields: true,
    req,
  })
  await holdAll(req, order, cart)
  await recordOrderEvent(req, order, {
    from: null,
    to: 'initiated_payment',
    by: 'visitor',
    cause: 'checkout',
  })
  return order.totalMinor === 0
    ? completeOrder(req, order, {
        by: 'system',
        cause: 'nothing to pay',
        amountReceivedMinor: 0,
        seller: wanted.seller,
      })
    : order
}

function toOrder(
  { profileId, accountId, idempotencyKey, input, provider }: OrderToPlace,
  cart: PricedCart,
  secrets: { requestHash: string; secret: string },
) {
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
    status: 'initiated_payment' as const,
    refundState: 'none' as const,
    refundedMinor: 0,
    currency,
    items: cart.lines.flatMap(toItem),
    subtotalMinor: cart.subtotalMinor,
    shippingMinor: cart.shippingMinor,
    taxMinor: cart.taxMinor,
    totalMinor: cart.totalMinor,
    shippingAddress: cart.needsShippingAddress ? input.shippingAddress : undefined,
    provider: isFree ? ('none' as const) : provider.name,
    livemode: !isFree && provider.livemode,
    providerAccount: provider.account,
    attempt: 1,
    expiresAt: inHoldMinutes().toISOString(),
  }
}

/** When an order that is not paid gives its stock back. */
export function inHoldMinutes(): Date {
  return new Date(Date.now() + limits.order.stockHoldMinutes * 60_000)
}

function toItem({ variant, quantity, unitMinor }: PricedCart['lines'][number]): Order['items'] {
  return variant
    ? [
        {
          title: variant.title,
          product: variant.productId,
          variant: variant.variantId,
          kind: variant.kind,
          quantity,
          unitMinor,
          minUnitMinor: variant.priceMinor,
          payWhatYouWant: variant.payWhatYouWant,
          color: variant.color,
          size: variant.size,
          deliveryType: variant.deliveryType,
          coverUrl: variant.coverUrl,
        },
      ]
    : []
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
    const message = messages.cart.outOfStock
    const field = `items.${wishes[index]?.index ?? 0}`
    throw new AppError('CART_CHANGED', { message, errors: [{ field, message }] })
  }
}
