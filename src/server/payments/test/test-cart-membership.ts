import type { Payload } from 'payload'
import { z } from 'zod'
import { slugs } from '@/src/core/slugs'
import type { TestPayment } from '@/src/payload-types'
import { dueAtOf, startSubscription, testTerms } from '@/src/server/payments/test/test-subscription'
import { newTestSubscription } from '@/src/server/payments/test/test-subscriptions'

const sold = z.object({ membershipId: z.string(), terms: testTerms }).nullish()

/** The subscription that a paid session began; null when it sold none, or is not paid. */
export function testSubscriptionIdOf({
  sessionId,
  status,
  membership,
}: TestPayment): string | null {
  return status === 'paid' && membership ? sessionId.replace(/^test_/, 'testsub_') : null
}

/**
 * Writes the membership of a paid session into the books, where it renews like those that began by
 * themselves. Once, however often it is asked for: a process may have died after the payment.
 */
export async function openTestMembership(
  payload: Payload,
  session: TestPayment | null,
): Promise<void> {
  const subscriptionId = session && testSubscriptionIdOf(session)
  const membership = sold.parse(session?.membership)
  if (!session || !subscriptionId || !membership || (await isOpen(payload, subscriptionId))) {
    return
  }
  const page = newTestSubscription({
    membershipId: membership.membershipId,
    attempt: session.attempt,
    currency: session.currency,
    terms: membership.terms,
    expiresAt: new Date(session.expiresAt),
    successUrl: session.successUrl,
    cancelUrl: session.cancelUrl,
  })
  const state = { ...startSubscription(page, new Date()), orderId: session.order }
  try {
    await payload.create({
      collection: slugs.testSubscriptions,
      data: {
        profile: typeof session.profile === 'string' ? session.profile : session.profile.id,
        sessionId: session.sessionId.replace(/^test_/, 'testmember_'),
        subscriptionId,
        idempotencyKey: `order:${session.sessionId}`,
        version: 1,
        dueAt: dueAtOf(state),
        state,
      },
    })
  } catch (error) {
    if (!(await isOpen(payload, subscriptionId))) {
      throw error
    }
  }
}

async function isOpen(payload: Payload, subscriptionId: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: slugs.testSubscriptions,
    where: { subscriptionId: { equals: subscriptionId } },
  })
  return totalDocs > 0
}
