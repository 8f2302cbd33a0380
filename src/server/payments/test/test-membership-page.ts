import type { Payload } from 'payload'
import type {
  TestMembershipAction,
  TestMembershipView,
} from '@/src/core/contracts/test-memberships'
import { testPaymentsNotice } from '@/src/core/messages/checkout'
import { toDollars } from '@/src/core/money'
import { passTime } from '@/src/server/payments/simulator/books/pass-time'
import type { World } from '@/src/server/payments/simulator/books/world'
import { payByCard, readSession } from '@/src/server/payments/simulator/objects/session'
import { itemOf, type Subscription } from '@/src/server/payments/simulator/objects/subscription'
import { changeCard } from '@/src/server/payments/simulator/objects/turn-period'
import { changeKnownPage, type Page } from '@/src/server/payments/test/books'
import { deliverEvents } from '@/src/server/payments/test/deliver-events'
import {
  declineTestPage,
  linesOf,
  nameOf,
  statusOf,
} from '@/src/server/payments/test/test-payment-page'

const daySeconds = 24 * 3600
/** More than the days of grace. */
const someDays = 8

/** What the page shows where a membership is paid and managed; null for an unknown id. */
export async function viewTestMembership(
  payload: Payload,
  pageId: string,
): Promise<TestMembershipView | null> {
  const found = await changeKnownPage({ payload }, pageId, ({ world }) => toView(world, pageId))
  return found?.result ?? null
}

/**
 * What its buttons do: write the books, then tell the shop by signed webhooks. Paying twice pays once.
 *
 * @returns null for an unknown id
 */
export async function actOnTestMembership(
  payload: Payload,
  pageId: string,
  action: TestMembershipAction,
): Promise<TestMembershipView | null> {
  const change = await changeKnownPage({ payload }, pageId, (page) => {
    actions[action](page, pageId)
    return toView(page.world, pageId)
  })
  if (change) {
    await deliverEvents(payload, change)
  }
  return change?.result ?? null
}

type Act = (page: Page, pageId: string) => void

const whileRunning =
  (act: (page: Page, subscription: Subscription) => void): Act =>
  (page) => {
    const subscription = subscriptionOf(page.world)
    if (subscription && subscription.status !== 'canceled') {
      act(page, subscription)
    }
  }

const actions: Record<TestMembershipAction, Act> = {
  pay: ({ world }, pageId) => {
    payByCard(world, pageId, '4242')
  },
  decline: ({ world }, pageId) => declineTestPage(world, pageId),
  leave: () => undefined,
  card_works: whileRunning(({ world }, { customer }) => changeCard(world, customer, '4242')),
  card_declines: whileRunning(({ world }, { customer }) => {
    world.cardOf.set(customer, '0002')
  }),
  next_period: whileRunning(({ world }, subscription) => {
    const { current_period_end: end } = itemOf(subscription)
    letTimePass(world, Math.max(0, end - world.clock.now()))
  }),
  some_days: whileRunning(({ world }) => letTimePass(world, someDays * daySeconds)),
}

/** Moments that come, or that something is counted from; when money was paid stays as it was. */
const movable =
  /^(created|current_period_(start|end)|period_(start|end)|(start|end)_date|cancel_at|next_payment_attempt)$/

/**
 * As if so much time had passed, and what happens by itself meanwhile: all moments lie further back. The rhythm
 * goes on from the end of the period, because months differ in length.
 */
function letTimePass(world: World, seconds: number): void {
  for (const table of [world.subscriptions, world.invoices, world.schedules]) {
    moveBack(table.all(), seconds)
  }
  for (const { row } of world.subscriptions.all()) {
    row.billing_cycle_anchor = itemOf(row).current_period_end
  }
  passTime(world, 0)
}

function moveBack(object: object, seconds: number): void {
  for (const [name, value] of Object.entries(object)) {
    if (typeof value === 'object' && value !== null) {
      moveBack(value, seconds)
    } else if (typeof value === 'number' && movable.test(name)) {
      Object.assign(object, { [name]: value - seconds })
    }
  }
}

function subscriptionOf(world: World): Subscription | undefined {
  return world.subscriptions.all()[0]?.row
}

function toView(world: World, pageId: string): TestMembershipView {
  const session = readSession(world, pageId)
  const subscription = subscriptionOf(world)
  const sold = linesOf(world, session).find(({ price }) => price.interval !== null)
  const item = subscription && itemOf(subscription)
  const { status } = subscription ?? {}
  return {
    id: pageId,
    tierName: nameOf(world, item?.price.product ?? sold?.name ?? ''),
    interval: (item?.price.recurring ?? sold?.price)?.interval === 'year' ? 'year' : 'month',
    amount: toDollars(item?.price.unit_amount ?? sold?.price.unitAmount ?? 0),
    page: statusOf(world, session),
    status:
      status === 'active' || status === 'past_due' || status === 'canceled' ? status : 'incomplete',
    isEnding: subscription?.cancel_at_period_end ?? false,
    cardDeclines: world.cardOf.get(subscription?.customer ?? '') === '0002',
    periodEnd: item ? new Date(item.current_period_end * 1000).toISOString() : null,
    successUrl: session.success_url,
    cancelUrl: session.cancel_url ?? session.success_url,
    payments: world.invoices
      .all()
      .filter(({ row }) => row.amount_paid > 0)
      .map(({ row: { id, amount_paid, status_transitions } }) => ({
        id,
        amount: toDollars(amount_paid),
        paidAt: new Date((status_transitions.paid_at ?? 0) * 1000).toISOString(),
      })),
    notice: testPaymentsNotice,
  }
}
