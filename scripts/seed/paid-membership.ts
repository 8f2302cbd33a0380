import type { Seeding } from '@/scripts/seed/seeding'
import { env } from '@/src/core/env'
import { nextBillingDate } from '@/src/core/memberships/membership-labels'
import { slugs } from '@/src/core/slugs'
import { test } from '@/src/server/payments/test'
import { startSubscription } from '@/src/server/payments/test/test-subscription'
import { newTestSubscription, testPaymentIdOf } from '@/src/server/payments/test/test-subscriptions'

type Member = { profileId: string; accountId: string; email: string; tierId: string }

const amountMinor = 500
const dayMs = 24 * 3600 * 1000

/** A membership that was paid with the test provider some days ago, in both books. */
export async function seedPaidMembership(
  { payload, req }: Seeding,
  { profileId, accountId, email, tierId }: Member,
): Promise<void> {
  const startedAt = new Date(Date.now() - 12 * dayMs)
  const periodEnd = nextBillingDate(startedAt, 'month', startedAt)
  const pageId = `testmember_seed_${accountId.replaceAll('-', '')}`
  const { id: membershipId } = await payload.create({
    collection: slugs.memberships,
    data: {
      profile: profileId,
      account: accountId,
      tier: tierId,
      status: 'active',
      interval: 'month',
      amountMinor,
      startedAt: startedAt.toISOString(),
      currentPeriodStart: startedAt.toISOString(),
      currentPeriodEnd: periodEnd.toISOString(),
      provider: test.name,
      providerAccount: '',
      attempt: 1,
      checkoutSessionId: pageId,
      providerSubscriptionId: pageId.replace('member_', 'sub_'),
      providerCustomerId: pageId.replace('member_', 'customer_'),
      syncedAt: new Date().toISOString(),
    },
    req,
  })
  const { name: tierName } = await payload.findByID({
    collection: slugs.membershipTiers,
    id: tierId,
    req,
  })
  const site = env().adminOrigin
  const opened = newTestSubscription({
    idempotencyKey: pageId,
    membershipId,
    profileId,
    attempt: 1,
    email,
    customerId: null,
    currency: 'usd',
    platformFeeBps: 0,
    terms: { tierId, tierName, interval: 'month', amountMinor },
    expiresAt: startedAt,
    successUrl: `${site}/members`,
    cancelUrl: `${site}/membership/checkout`,
  })
  await payload.create({
    collection: slugs.testSubscriptions,
    data: {
      profile: profileId,
      sessionId: pageId,
      subscriptionId: pageId.replace('member_', 'sub_'),
      idempotencyKey: pageId,
      dueAt: periodEnd.toISOString(),
      version: 1,
      state: startSubscription(opened, startedAt),
    },
    req,
  })
  await payload.create({
    collection: slugs.membershipPayments,
    data: {
      profile: profileId,
      membership: membershipId,
      tier: tierId,
      amountMinor,
      refundedMinor: 0,
      isDuplicate: false,
      isExtra: false,
      currency: 'usd',
      provider: test.name,
      account: '',
      paymentIntentId: testPaymentIdOf(pageId, 0),
      invoiceId: `${pageId.replace('member_', 'invoice_')}_1`,
      paidAt: startedAt.toISOString(),
    },
    req,
  })
}
