import type { Seeding } from '@/scripts/seed/seeding'
import { env } from '@/src/core/env'
import { slugs } from '@/src/core/slugs'
import { test } from '@/src/server/payments/test'
import { createTestProvider } from '@/src/server/payments/test/simulated-stripe'
import { payTestPage } from '@/src/server/payments/test/test-payment-page'

type Member = { profileId: string; accountId: string; email: string; tierId: string }

const amountMinor = 500
const dayMs = 24 * 3600 * 1000

/** A membership that was paid with the test provider some days ago, in both books. */
export async function seedPaidMembership(
  { payload, req }: Seeding,
  { profileId, accountId, email, tierId }: Member,
): Promise<void> {
  const { id: membershipId } = await payload.create({
    collection: slugs.memberships,
    data: {
      profile: profileId,
      account: accountId,
      tier: tierId,
      status: 'incomplete',
      interval: 'month',
      amountMinor,
      provider: test.name,
      providerAccount: '',
      attempt: 1,
    },
    req,
  })
  const { name: tierName } = await payload.findByID({
    collection: slugs.membershipTiers,
    id: tierId,
    req,
  })
  const site = env().adminOrigin
  const books = { payload, req, now: new Date(Date.now() - 12 * dayMs) }
  const { subscriptions } = createTestProvider(books)
  const { id: pageId } = await subscriptions.openPage({
    idempotencyKey: `seed:${membershipId}`,
    membershipId,
    profileId,
    attempt: 1,
    email,
    customerId: null,
    currency: 'usd',
    platformFeeBps: 0,
    terms: { tierId, tierName, interval: 'month', amountMinor },
    expiresAt: new Date(Date.now() + dayMs / 24),
    successUrl: `${site}/members`,
    cancelUrl: `${site}/membership/checkout`,
  })
  await payTestPage(books, pageId)
  const { subscriptionId } = await subscriptions.retrievePage(pageId)
  const paid = await subscriptions.retrieve(subscriptionId ?? '')
  await payload.update({
    collection: slugs.memberships,
    id: membershipId,
    data: {
      status: 'active',
      startedAt: paid.startedAt.toISOString(),
      currentPeriodStart: paid.periodStart.toISOString(),
      currentPeriodEnd: paid.paidUntil?.toISOString(),
      checkoutSessionId: pageId,
      providerSubscriptionId: paid.id,
      providerCustomerId: paid.customerId,
      syncedAt: new Date().toISOString(),
    },
    req,
  })
  for (const payment of paid.payments) {
    await payload.create({
      collection: slugs.membershipPayments,
      data: {
        profile: profileId,
        membership: membershipId,
        tier: tierId,
        amountMinor: payment.amountMinor,
        refundedMinor: 0,
        isDuplicate: false,
        isExtra: payment.isExtra,
        currency: payment.currency,
        provider: test.name,
        account: '',
        paymentIntentId: payment.paymentIntentId,
        invoiceId: payment.id,
        paidAt: payment.paidAt.toISOString(),
      },
      req,
    })
  }
}
