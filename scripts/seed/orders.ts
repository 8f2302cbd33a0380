import { loadCatalogue } from '@/plugins/commerce/orders/catalogue'
import { moveOrder } from '@/plugins/commerce/orders/move-order'
import { createOrder } from '@/plugins/commerce/orders/place-order'
import type { ShopVisitor } from '@/plugins/commerce/orders/shop-visitor'
import { commitStock } from '@/plugins/commerce/orders/stock'
import { grantOwnDownloads } from '@/plugins/commerce/payments/complete-order'
import { fans } from '@/scripts/seed/catalogue/luna-fans'
import type { Seeding } from '@/scripts/seed/seeding'
import { anonymousViewer } from '@/src/access/post-access'
import { type CheckoutInput, checkoutBody } from '@/src/core/contracts/orders/checkout'
import { env } from '@/src/core/env'
import { toDollars } from '@/src/core/money'
import type { SellableVariant } from '@/src/core/orders/pricing/cart-line'
import type { StoreRules } from '@/src/core/orders/pricing/pricing'
import type { OrderStatus } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { test } from '@/src/server/payments/test'
import { createTestProvider } from '@/src/server/payments/test/simulated-stripe'
import { payTestPage } from '@/src/server/payments/test/test-payment-page'
import { readStoreRules } from '@/src/server/site-data/store-rules'
import { runSql } from '@/src/server/transaction'

const hourMs = 3_600_000
const count = 26
const towns = [
  { city: 'Leeds', country: 'GB', zipCode: 'LS1 4AP' },
  { city: 'Galway', country: 'IE', zipCode: 'H91 E2R7' },
  { city: 'Leipzig', country: 'DE', zipCode: '04109' },
] as const
const sources = ['direct', 'instagram.com', 'spring-newsletter', 'direct', 'youtube.com'] as const

const anybody: ShopVisitor = {
  account: null,
  viewer: anonymousViewer,
  tiers: [],
  isMember: false,
  discountPercent: 0,
  reservedFor: () => '',
}

/** What fans bought in the last weeks, so that an artist sees a shop at work. They got no mails of it. */
export async function seedOrders(seeding: Seeding, profileId: string): Promise<void> {
  const { payload, req } = seeding
  const { docs } = await payload.find({
    collection: slugs.variants,
    where: {
      and: [
        { profile: { equals: profileId } },
        { availabilityStatus: { equals: 'active' } },
        { event: { exists: false } },
        { priceMinor: { greater_than: 0 } },
      ],
    },
    select: {},
    depth: 0,
    pagination: false,
    req,
  })
  const catalogue = await loadCatalogue(req, profileId, {
    variantIds: docs.map(({ id }) => id),
    buyer: anybody,
  })
  const goods = [...catalogue.values()].toSorted((a, b) =>
    `${a.title} ${a.size}`.localeCompare(`${b.title} ${b.size}`),
  )
  const rules = await readStoreRules(seeding, profileId)
  for (let index = 0; goods.length > 0 && index < count; index += 1) {
    const variant = goods[(index * 7) % goods.length]
    if (variant) {
      await seedOrder(seeding, profileId, { index, variant, rules })
    }
  }
}

type Sale = { index: number; variant: SellableVariant; rules: StoreRules }

async function seedOrder(
  { payload, req }: Seeding,
  profileId: string,
  { index, variant, rules }: Sale,
): Promise<void> {
  await addForSale(req, variant)
  const provider = { name: test.name, ...createTestProvider({ payload, req }) }
  const placed = await createOrder(
    req,
    {
      profileId,
      accountId: null,
      idempotencyKey: `demo-${index}`,
      input: cartOf(profileId, { index, variant }),
      payee: { provider, platformFeeBps: 0, problem: null },
      seller: null,
      buyer: anybody,
      rules,
      measurement: { companies: [], consent: '' },
    },
    'demo',
  )
  // More of them lately, and at another hour each.
  const paidAt = new Date(Date.now() - (index * index * 1.4 + index * 3 + 2) * hourMs)
  const cause = 'demo'
  let order = await moveOrder(req, placed, {
    to: 'paid',
    by: 'provider',
    cause,
    set: {
      paidAt: paidAt.toISOString(),
      amountReceivedMinor: placed.totalMinor,
      ...(await payAtTest({ payload, req }, profileId, placed)),
    },
  })
  await commitStock(req, order.id)
  await grantOwnDownloads(req, order)
  for (const to of stepsOf(index, variant.deliveryType === 'shipping')) {
    order = await moveOrder(req, order, { to, by: to === 'shipped' ? 'owner' : 'system', cause })
  }
  await setBack(req, order, { paidAt, trackingNumber: `00340434${292_135_100 + index}` })
}

function cartOf(profileId: string, { index, variant }: Omit<Sale, 'rules'>): CheckoutInput {
  const fan = fans[(index * 3) % fans.length]
  const name = `${fan?.firstName} ${fan?.lastName}`
  const { productId, variantId: productVariantId, priceMinor, deliveryType } = variant
  const payWhatYouWantPrice = toDollars(priceMinor)
  return checkoutBody.parse({
    profileId,
    items: [{ productId, productVariantId, payWhatYouWantPrice }],
    email: fan?.email,
    source: sources[index % sources.length],
    campaign: sources[index % sources.length] === 'spring-newsletter' ? 'spring-tour' : 'none',
    country: townOf(index)?.country,
    ...(deliveryType === 'shipping' && {
      shippingAddress: { name, street: `${index + 3} Harbour Street`, ...townOf(index) },
    }),
  })
}

/** What the catalogue says is in stock is what these sales left. */
async function addForSale(
  req: Seeding['req'],
  { variantId, unitsFree }: SellableVariant,
): Promise<void> {
  if (unitsFree !== null) {
    await runSql(req)`
      update variants set stock_quantity = stock_quantity + 1 where id = ${variantId}`
  }
}

/** The payment in the books of the test provider, so that it can be given back. */
async function payAtTest(
  { payload, req }: Pick<Seeding, 'payload' | 'req'>,
  profileId: string,
  { id: orderId, publicRef, attempt, email, totalMinor, currency, items }: Order,
): Promise<Pick<Order, 'checkoutSessionId' | 'paymentIntentId'>> {
  const books = { payload, req }
  const provider = createTestProvider(books)
  const site = env().adminOrigin
  const { id: checkoutSessionId } = await provider.createCheckout({
    idempotencyKey: `order:${orderId}:a${attempt}`,
    orderId,
    profileId,
    attempt,
    email,
    currency,
    lines: [
      { title: items.map(({ title }) => title).join(', '), unitMinor: totalMinor, quantity: 1 },
    ],
    membership: null,
    totalMinor,
    platformFeeMinor: 0,
    successUrl: `${site}/checkout/complete?order=${publicRef}`,
    cancelUrl: `${site}/checkout`,
    expiresAt: new Date(Date.now() + hourMs),
  })
  await payTestPage(books, checkoutSessionId)
  const { paymentIntentId } = await provider.retrieve(checkoutSessionId)
  return { checkoutSessionId, paymentIntentId }
}

/** What happened after it was paid: the newest parcels are still to be packed. */
function stepsOf(index: number, isSent: boolean): OrderStatus[] {
  if (!isSent) {
    return ['delivered']
  }
  return index < 4 ? ['processing'] : ['processing', 'shipped']
}

/** It all happened when it was paid, also that a parcel left. */
async function setBack(
  req: Seeding['req'],
  { id, status }: Order,
  { paidAt, trackingNumber }: { paidAt: Date; trackingNumber: string },
): Promise<void> {
  const at = paidAt.toISOString()
  await runSql(req)`
    update orders set created_at = ${at}, updated_at = ${at},
      shipped_at = case when shipped_at is null then null else ${at}::timestamptz end,
      delivered_at = case when delivered_at is null then null else ${at}::timestamptz end
    where id = ${id}`
  if (status === 'shipped') {
    await runSql(req)`
      update orders_items set sent_at = ${at}, carrier = 'DHL', tracking_number = ${trackingNumber}
      where _parent_id = ${id}`
  }
  await runSql(req)`update order_events set created_at = ${at} where order_id = ${id}`
  await runSql(req)`update entitlements set created_at = ${at} where order_id = ${id}`
}

const townOf = (index: number) => towns[index % towns.length]
