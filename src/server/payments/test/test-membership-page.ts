import type { Payload } from 'payload'
import type {
  TestMembershipAction,
  TestMembershipView,
} from '@/src/core/contracts/test-memberships'
import { testPaymentsNotice } from '@/src/core/messages/checkout'
import { toDollars } from '@/src/core/money'
import { announceSubscription } from '@/src/server/payments/test/announce-subscription'
import {
  advanceSubscription,
  charge,
  letTimePass,
  startSubscription,
  type TestSubscription,
} from '@/src/server/payments/test/test-subscription'
import {
  changeTestEntry,
  findTestPage,
  isPayable,
  type TestEntry,
} from '@/src/server/payments/test/test-subscriptions'

const dayMs = 24 * 3600 * 1000
/** More than the days of grace. */
const someDays = 8

/** What the page shows where a membership is paid and managed; null for an unknown id. */
export async function viewTestMembership(
  payload: Payload,
  pageId: string,
): Promise<TestMembershipView | null> {
  const entry = await findTestPage(payload, pageId)
  return entry && toView(entry)
}

/**
 * What its buttons do: write the books, then tell the shop by a signed webhook. Paying twice pays once.
 *
 * @returns null for an unknown id
 */
export async function actOnTestMembership(
  payload: Payload,
  pageId: string,
  action: TestMembershipAction,
): Promise<TestMembershipView | null> {
  await findTestPage(payload, pageId)
  const now = new Date()
  const entry = await changeTestEntry(payload, pageId, (state) => actions[action](state, now))
  if (entry) {
    await announceSubscription(payload, entry)
  }
  return entry && toView(entry)
}

type Act = (state: TestSubscription, now: Date) => TestSubscription

const onPage =
  (act: Act): Act =>
  (state, now) =>
    isPayable(state) ? act(state, now) : state

const whileRunning =
  (act: Act): Act =>
  (state, now) =>
    state.status === 'active' || state.status === 'past_due' ? act(state, now) : state

const actions: Record<TestMembershipAction, Act> = {
  pay: onPage(startSubscription),
  decline: onPage((state) => ({ ...state, page: { ...state.page, status: 'declined' } })),
  leave: onPage((state) => ({ ...state, page: { ...state.page, status: 'cancelled' } })),
  // A new card is charged at once with what is open.
  card_works: whileRunning((state, now) => {
    const working = { ...state, cardDeclines: false }
    return state.status === 'past_due' ? charge(working, now) : working
  }),
  card_declines: whileRunning((state) => ({ ...state, cardDeclines: true })),
  next_period: whileRunning((state, now) => {
    const left = new Date(state.periodEnd ?? now).getTime() - now.getTime()
    return advanceSubscription(letTimePass(state, Math.max(0, left)), now)
  }),
  some_days: whileRunning((state, now) =>
    advanceSubscription(letTimePass(state, someDays * dayMs), now),
  ),
}

function toView({ pageId, state }: TestEntry): TestMembershipView {
  return {
    id: pageId,
    tierName: state.terms.tierName,
    interval: state.terms.interval,
    amount: toDollars(state.terms.amountMinor),
    page: state.page.status,
    status: state.status,
    isEnding: state.cancelAtPeriodEnd,
    cardDeclines: state.cardDeclines,
    periodEnd: state.periodEnd,
    successUrl: state.page.successUrl,
    cancelUrl: state.page.cancelUrl,
    payments: state.payments.map(({ amountMinor, paidAt }) => ({
      amount: toDollars(amountMinor),
      paidAt,
    })),
    notice: testPaymentsNotice,
  }
}
