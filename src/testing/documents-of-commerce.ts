import { slugs } from '@/src/core/slugs'
import type { createProduct, createTenant } from '@/src/testing/factories'

type Add = (collection: string, data: Record<string, unknown>) => Promise<string>
type Of = Pick<Awaited<ReturnType<typeof createTenant>>, 'profile' | 'visitor'> &
  Awaited<ReturnType<typeof createProduct>>

/** One document of every collection about what is sold, and about memberships. */
export async function createCommerceDocuments(
  add: Add,
  { profile, visitor, product, variant }: Of,
): Promise<{ order: string; tier: string }> {
  const tier = await add(slugs.membershipTiers, { name: 'Inner Circle' })
  const membership = await add(slugs.memberships, {
    account: visitor.id,
    tier,
    status: 'active',
    interval: 'month',
    amountMinor: 500,
  })
  await add(slugs.membershipPayments, {
    membership,
    tier,
    amountMinor: 500,
    currency: 'usd',
    provider: 'test',
    account: '',
    invoiceId: `invoice-${profile.slug}`,
    paidAt: new Date().toISOString(),
  })
  await add(slugs.shippingRates, { name: 'Standard', firstItemMinor: 500, extraItemMinor: 100 })
  await add(slugs.taxRates, { name: 'VAT', country: 'DE', percent: 19, isActive: false })
  await add(slugs.discountCodes, { code: 'LUNA10', kind: 'percent', percent: 10 })
  const order = await add(slugs.orders, {
    publicRef: `REF-${profile.slug}`,
    email: visitor.email,
    status: 'initiated_payment',
    items: [
      {
        title: 'A release',
        product: product.id,
        variant: variant.id,
        kind: 'digital',
        quantity: 1,
        unitMinor: 900,
        minUnitMinor: 900,
        deliveryType: 'digital',
      },
    ],
    totalMinor: 900,
    provider: 'test',
    accessTokenHash: 'x',
    idempotencyKey: `key-${profile.slug}`,
    requestHash: 'x',
  })
  await add(slugs.orderEvents, { order, to: 'initiated_payment', actorType: 'visitor' })
  await add(slugs.paymentEvents, {
    provider: 'test',
    account: '',
    eventId: `event-${profile.slug}`,
    type: 'checkout.session.completed',
  })
  await add(slugs.refunds, {
    order,
    amountMinor: 900,
    currency: 'usd',
    actorType: 'owner',
    key: `refund-${profile.slug}`,
    provider: 'test',
    paymentIntentId: `payment-${profile.slug}`,
  })
  await add(slugs.sellers, {
    legalName: profile.name,
    street: 'Main street 1',
    city: 'Denver',
    country: 'US',
  })
  await add(slugs.invoices, {
    kind: 'invoice',
    number: `2026-${profile.slug}`,
    series: '2026',
    sequence: 1,
    order,
    key: `order:${order}`,
    issuedAt: new Date().toISOString(),
    currency: 'usd',
    totalMinor: 900,
    taxMinor: 0,
    document: {},
  })
  await add(slugs.paymentAccounts, { stripeAccountId: `acct_${profile.slug}` })
  await add(slugs.stockHolds, {
    order,
    variant: variant.id,
    quantity: 1,
    state: 'held',
    expiresAt: new Date().toISOString(),
  })
  const entitlement = await add(slugs.entitlements, {
    email: visitor.email,
    order,
    line: 0,
    unit: 0,
    product: product.id,
    source: 'purchase',
  })
  await add(slugs.downloads, { entitlement })
  const batch = await add(slugs.downloadCodeBatches, {
    name: 'Cards',
    product: product.id,
    count: 2,
  })
  await add(slugs.downloadCodes, { batch, product: product.id, code: 'BCDFGHJKLMNP' })
  await add(slugs.testPayments, { key: `page-${profile.slug}`, version: 1, state: {} })
  await add(slugs.gifts, {
    order,
    line: 0,
    title: 'A release',
    status: 'sent',
    recipientName: 'Ana',
    recipientEmail: 'ana@example.com',
  })
  await add(slugs.tickets, {
    order,
    line: 0,
    unit: 0,
    code: `CODE-${profile.slug}`,
    holderEmail: visitor.email,
  })
  return { order, tier }
}
