import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { slugs } from '@/src/core/slugs'
import type { TestSubscription as Row } from '@/src/payload-types'
import type {
  Subscription,
  SubscriptionPage,
  SubscriptionRequest,
} from '@/src/server/payments/subscriptions'
import {
  dueAtOf,
  type TestSubscription,
  testSubscription,
} from '@/src/server/payments/test/test-subscription'

/** An entry of the books. `version` counts its changes. */
export type TestEntry = {
  pageId: string
  subscriptionId: string | null
  version: number
  state: TestSubscription
}

/** Opens the page of a membership; the same key answers with the same one. */
export async function createTestSubscription(
  payload: Payload,
  request: SubscriptionRequest,
): Promise<TestEntry> {
  const byKey = () => findBy(payload, 'idempotencyKey', request.idempotencyKey)
  const known = await byKey()
  if (known) {
    return known
  }
  const state = newTestSubscription(request)
  try {
    const row = await payload.create({
      collection: slugs.testSubscriptions,
      data: {
        profile: request.profileId,
        sessionId: `testmember_${randomBytes(18).toString('base64url')}`,
        idempotencyKey: request.idempotencyKey,
        version: 1,
        state,
      },
    })
    return toEntry(row)
  } catch (error) {
    const winner = await byKey()
    if (winner) {
      return winner
    }
    throw error
  }
}

/** What stands in the books before it is paid. */
export function newTestSubscription(
  request: Pick<
    SubscriptionRequest,
    'membershipId' | 'attempt' | 'currency' | 'terms' | 'expiresAt' | 'successUrl' | 'cancelUrl'
  > &
    Partial<SubscriptionRequest>,
): TestSubscription {
  return {
    membershipId: request.membershipId,
    attempt: request.attempt,
    orderId: '',
    currency: request.currency,
    terms: request.terms,
    next: null,
    page: {
      status: 'open',
      expiresAt: request.expiresAt.toISOString(),
      successUrl: request.successUrl,
      cancelUrl: request.cancelUrl,
    },
    status: 'incomplete',
    anchor: null,
    periodStart: null,
    periodEnd: null,
    startedAt: null,
    endedAt: null,
    cancelAtPeriodEnd: false,
    cardDeclines: false,
    failures: 0,
    retryAt: null,
    creditMinor: 0,
    lastChange: '',
    payments: [],
  }
}

/** The entry as it is now; a page that ran out is closed on the way. */
export async function findTestPage(payload: Payload, pageId: string): Promise<TestEntry | null> {
  const entry = await findBy(payload, 'sessionId', pageId)
  const isOver =
    entry && isPayable(entry.state) && new Date(entry.state.page.expiresAt).getTime() < Date.now()
  return isOver ? closeTestPage(payload, pageId, 'expired') : entry
}

export function findTestSubscription(payload: Payload, id: string): Promise<TestEntry | null> {
  return findBy(payload, 'subscriptionId', id)
}

/** Closes the page unless it is paid. Declining or leaving it lets it be paid later. */
export function closeTestPage(
  payload: Payload,
  pageId: string,
  status: 'expired' | 'declined' | 'cancelled',
): Promise<TestEntry | null> {
  return changeTestEntry(payload, pageId, (state) =>
    isPayable(state) ? { ...state, page: { ...state.page, status } } : state,
  )
}

/**
 * Changes an entry, however many do so at the same time: who comes second looks again.
 *
 * @returns the entry afterwards; null for an unknown one
 */
export async function changeTestEntry(
  payload: Payload,
  pageId: string,
  change: (state: TestSubscription) => TestSubscription,
): Promise<TestEntry | null> {
  for (;;) {
    const entry = await findBy(payload, 'sessionId', pageId)
    const state = entry && change(entry.state)
    if (!entry || state === entry.state) {
      return entry
    }
    const subscriptionId =
      entry.subscriptionId ?? (state?.startedAt ? pageId.replace('member_', 'sub_') : null)
    const version = entry.version + 1
    const changed = await payload.db.updateOne({
      collection: slugs.testSubscriptions,
      where: {
        and: [{ sessionId: { equals: pageId } }, { version: { equals: entry.version } }],
      },
      data: {
        state,
        subscriptionId,
        version,
        dueAt: state && dueAtOf(state),
        updatedAt: new Date().toISOString(),
      },
      options: { atomic: true },
    })
    if (changed && state) {
      return { pageId, subscriptionId, version, state }
    }
  }
}

export function isPayable({ page: { status } }: TestSubscription): boolean {
  return status === 'open' || status === 'declined' || status === 'cancelled'
}

/** The page as any provider would show it. */
export function toSubscriptionPage({ pageId, subscriptionId, state }: TestEntry): SubscriptionPage {
  const { page, membershipId, attempt } = state
  const isOpen = isPayable(state)
  return {
    id: pageId,
    url: isOpen ? testMembershipUrl(pageId, page.successUrl) : null,
    state: isOpen ? 'open' : page.status === 'complete' ? 'complete' : 'expired',
    subscriptionId,
    membershipId,
    attempt,
    livemode: false,
  }
}

/** The pages of the provider stand on the site that the member came from. */
export function testMembershipUrl(pageId: string, siteUrl: string): string {
  return new URL(`/test-payments/membership/${pageId}`, siteUrl).href
}

/** The subscription as any provider would show it. */
export function toSubscription({ pageId, subscriptionId, state }: TestEntry): Subscription {
  const { status, periodStart, periodEnd, startedAt, endedAt } = state
  const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment))
  const paidUntil = {
    active: periodEnd,
    past_due: periodStart,
    canceled: endedAt,
    incomplete: null,
  }
  return {
    id: subscriptionId ?? '',
    membershipId: state.membershipId,
    orderId: state.orderId,
    status,
    livemode: false,
    customerId: pageId.replace('member_', 'customer_'),
    currency: state.currency,
    terms: state.terms,
    next: state.next,
    periodStart: new Date(periodStart ?? 0),
    paidUntil: dateOf(paidUntil[status]),
    cancelAtPeriodEnd: state.cancelAtPeriodEnd,
    startedAt: new Date(startedAt ?? 0),
    endedAt: dateOf(endedAt),
    payments: state.payments.map(({ amountMinor, paidAt, isExtra }, index) => ({
      id: `${pageId.replace('member_', 'invoice_')}_${index + 1}`,
      amountMinor,
      currency: state.currency,
      paidAt: new Date(paidAt),
      isFirst: index === 0,
      isExtra,
      paymentIntentId: testPaymentIdOf(pageId, index),
    })),
  }
}

/** What a payment of a membership is known by. */
export function testPaymentIdOf(pageId: string, index: number): string {
  return `${pageId.replace('member_', 'memberpayment_')}_${index + 1}`
}

/** Where a payment of a membership stands in the books; null for a payment of another kind. */
export function placeOfTestPayment(paymentId: string): { pageId: string; index: number } | null {
  const [, page, number] = /^testmemberpayment_(.+)_(\d+)$/.exec(paymentId) ?? []
  return page && number ? { pageId: `testmember_${page}`, index: Number(number) - 1 } : null
}

async function findBy(
  payload: Payload,
  field: 'idempotencyKey' | 'sessionId' | 'subscriptionId',
  value: string,
): Promise<TestEntry | null> {
  const { docs } = await payload.find({
    collection: slugs.testSubscriptions,
    where: { [field]: { equals: value } },
    limit: 1,
    pagination: false,
  })
  return docs[0] ? toEntry(docs[0]) : null
}

export function toEntry({ sessionId, subscriptionId, version, state }: Row): TestEntry {
  return {
    pageId: sessionId,
    subscriptionId: subscriptionId ?? null,
    version: version ?? 1,
    state: testSubscription.parse(state),
  }
}
