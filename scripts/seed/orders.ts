import { sql } from '@payloadcms/db-postgres'
import { loadCatalogue } from '@/plugins/commerce/orders/catalogue'
import { moveOrder } from '@/plugins/commerce/orders/move-order'
import { hashOrderToken, makeOrderRef, orderTokenFor } from '@/plugins/commerce/orders/order-token'
import type { ShopVisitor } from '@/plugins/commerce/orders/shop-visitor'
import { fans } from '@/scripts/seed/catalogue/luna-fans'
import type { Seeding } from '@/scripts/seed/seeding'
import type { SellableVariant } from '@/src/core/orders/cart-line'
import type { OrderStatus } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import { txDb } from '@/src/server/transaction'

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
  for (let index = 0; goods.length > 0 && index < count; index += 1) {
    const variant = goods[(index * 7) % goods.length]
    if (variant) {
      await seedOrder(seeding, profileId, { index, variant })
    }
  }
}

type Sale = { index: number; variant: SellableVariant }

async function seedOrder(
  { payload, req }: Seeding,
  profileId: string,
  { index, variant }: Sale,
): Promise<void> {
  const fan = fans[(index * 3) % fans.length]
  const name = `${fan?.firstName} ${fan?.lastName}`
  const isSent = variant.deliveryType === 'shipping'
  const steps = stepsOf(index, isSent)
  // More of them lately, and at another hour each.
  const paidAt = new Date(Date.now() - (index * index * 1.4 + index * 3 + 2) * hourMs)
  const publicRef = makeOrderRef()
  const shippingMinor = isSent ? 450 : 0
  const subtotalMinor = variant.priceMinor
  const order = await payload.create({
    collection: slugs.orders,
    data: {
      profile: profileId,
      publicRef,
      accessTokenHash: hashOrderToken(orderTokenFor(payload.secret, publicRef)),
      idempotencyKey: `demo-${index}`,
      requestHash: 'demo',
      email: fan?.email ?? '',
      status: 'initiated_payment',
      refundState: 'none',
      refundedMinor: 0,
      currency: 'usd',
      items: [
        {
          title: variant.title,
          product: variant.productId,
          variant: variant.variantId,
          kind: variant.kind,
          quantity: 1,
          unitMinor: subtotalMinor,
          minUnitMinor: subtotalMinor,
          color: variant.color,
          size: variant.size,
          deliveryType: variant.deliveryType,
          coverUrl: variant.coverUrl,
          ...(steps.includes('shipped') && {
            sentAt: paidAt.toISOString(),
            carrier: 'DHL',
            trackingNumber: `00340434${292_135_100 + index}`,
          }),
        },
      ],
      subtotalMinor,
      shippingMinor,
      taxMinor: 0,
      totalMinor: subtotalMinor + shippingMinor,
      platformFeeMinor: 0,
      ...(isSent && {
        shippingAddress: { name, street: `${index + 3} Harbour Street`, ...townOf(index) },
      }),
      provider: 'test',
      livemode: false,
      attempt: 1,
      source: sources[index % sources.length],
    },
    depth: 0,
    req,
  })
  const cause = 'demo'
  const paid = await moveOrder(req, order, {
    to: 'paid',
    by: 'provider',
    cause,
    set: { paidAt: paidAt.toISOString(), amountReceivedMinor: order.totalMinor },
  })
  let now = paid
  for (const to of steps) {
    now = await moveOrder(req, now, { to, by: to === 'shipped' ? 'owner' : 'system', cause })
  }
  await setBack(req, order.id, paidAt)
}

/** What happened after it was paid: the newest parcels are still to be packed. */
function stepsOf(index: number, isSent: boolean): OrderStatus[] {
  if (!isSent) {
    return ['delivered']
  }
  return index < 4 ? ['processing'] : ['processing', 'shipped']
}

/** It all happened when it was paid. */
async function setBack(req: Seeding['req'], orderId: string, moment: Date): Promise<void> {
  const db = await txDb(req)
  const at = moment.toISOString()
  await db.execute(sql`
    update orders set created_at = ${at}, updated_at = ${at},
      shipped_at = case when shipped_at is null then null else ${at}::timestamptz end,
      delivered_at = case when delivered_at is null then null else ${at}::timestamptz end
    where id = ${orderId}`)
  await db.execute(sql`update order_events set created_at = ${at} where order_id = ${orderId}`)
}

const townOf = (index: number) => towns[index % towns.length]
