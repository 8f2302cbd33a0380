import type { Payload } from 'payload'
import type {
  TestMembership,
  TestPaymentAction,
  TestPaymentView,
} from '@/src/core/contracts/orders/test-payments'
import { testPaymentsNotice } from '@/src/core/messages/checkout'
import { membershipMessages } from '@/src/core/messages/membership'
import { formatPrice, toDollars } from '@/src/core/money'
import { passTime } from '@/src/server/payments/simulator/books/pass-time'
import type { World } from '@/src/server/payments/simulator/books/world'
import type { CheckoutLine } from '@/src/server/payments/simulator/objects/checkout-params'
import { decline, payByCard, readSession } from '@/src/server/payments/simulator/objects/session'
import { itemOf, type Subscription } from '@/src/server/payments/simulator/objects/subscription'
import { changeCard } from '@/src/server/payments/simulator/objects/turn-period'
import { type Books, changeKnownPage, type Page } from '@/src/server/payments/test/books'
import { deliverEvents } from '@/src/server/payments/test/deliver-events'

const daySeconds = 24 * 3600
/** More than the days of grace. */
const someDays = 8

/** What the hosted page shows; null for an unknown id. */
export async function viewTestPayment(
  payload: Payload,
  sessionId: string,
): Promise<TestPaymentView | null> {
  const found = await changeKnownPage({ payload }, sessionId, ({ world }) =>
    toView(world, sessionId),
  )
  return found?.result ?? null
}

/**
 * What the buttons of the hosted page do: write the books, then tell the shop by signed webhooks. Paying twice
 * pays once. The shop hears of a payment even when the webhook gets lost: it asks for open sessions every minute.
 *
 * @returns null for an unknown id
 */
export async function actOnTestPayment(
  payload: Payload,
  sessionId: string,
  action: TestPaymentAction,
): Promise<TestPaymentView | null> {
  const change = await changeKnownPage({ payload }, sessionId, (page) => {
    actions[action](page, sessionId)
    return toView(page.world, sessionId)
  })
  if (change) {
    await deliverEvents(payload, change)
  }
  return change?.result ?? null
}

/** Pays without telling the shop. */
export const payTestPage = (books: Books, sessionId: string) =>
  changeKnownPage(books, sessionId, ({ world }) => payByCard(world, sessionId, '4242'))

/** The card is declined, and the shop hears of it by the page also where a membership begins. */
export function declineTestPage(world: World, sessionId: string): void {
  const session = readSession(world, sessionId)
  if (session.status === 'open') {
    decline(world, session)
    world.announce('checkout.session.async_payment_failed', session, '')
  }
}

type Act = (page: Page, sessionId: string) => void

const whileRunning =
  (act: (world: World, subscription: Subscription) => void): Act =>
  ({ world }) => {
    const subscription = subscriptionOf(world)
    if (subscription && subscription.status !== 'canceled') {
      act(world, subscription)
    }
  }

const actions: Record<TestPaymentAction, Act> = {
  pay: ({ world }, sessionId) => {
    payByCard(world, sessionId, '4242')
  },
  decline: ({ world }, sessionId) => declineTestPage(world, sessionId),
  leave: () => undefined,
  card_works: whileRunning((world, { customer }) => changeCard(world, customer, '4242')),
  card_declines: whileRunning((world, { customer }) => {
    world.cardOf.set(customer, '0002')
  }),
  next_period: whileRunning((world, subscription) => {
    const { current_period_end: end } = itemOf(subscription)
    letTimePass(world, Math.max(0, end - world.clock.now()))
  }),
  some_days: whileRunning((world) => letTimePass(world, someDays * daySeconds)),
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

function toView(world: World, sessionId: string): TestPaymentView {
  const session = readSession(world, sessionId)
  const { status, cancel_url, success_url } = session
  const lines = world.pages.get(sessionId)?.lines ?? []
  const cancelUrl = cancel_url ?? success_url
  return {
    id: sessionId,
    description: lines.map((line) => titleOf(world, line)).join(', '),
    amount: toDollars(session.amount_total),
    currency: session.currency,
    // Declining does not close the page: it can still be paid.
    page: status === 'open' && world.intents.of('').length > 0 ? 'declined' : status,
    membership: membershipOf(world, lines),
    cancelUrl,
    redirectUrl: status === 'complete' ? success_url : cancelUrl,
    notice: testPaymentsNotice,
  }
}

function membershipOf(world: World, lines: readonly CheckoutLine[]): TestMembership | null {
  const sold = lines.find(({ price }) => price.interval !== null)
  if (!sold) {
    return null
  }
  const subscription = subscriptionOf(world)
  const item = subscription && itemOf(subscription)
  return {
    tierName: nameOf(world, item?.price.product ?? sold.name),
    interval: periodOf(item?.price.recurring?.interval ?? sold.price.interval) ?? 'month',
    amount: toDollars(item?.price.unit_amount ?? sold.price.unitAmount),
    status: statusOf(subscription),
    isEnding: subscription?.cancel_at_period_end ?? false,
    cardDeclines: world.cardOf.get(subscription?.customer ?? '') === '0002',
    periodEnd: item ? toIso(item.current_period_end) : null,
    payments: world.invoices
      .all()
      .filter(({ row }) => row.amount_paid > 0)
      .map(({ row: { id, amount_paid, created, status_transitions } }) => ({
        id,
        amount: toDollars(amount_paid),
        paidAt: toIso(status_transitions.paid_at ?? created),
      })),
  }
}

function statusOf(subscription: Subscription | undefined): TestMembership['status'] {
  const { status } = subscription ?? {}
  return status === 'active' || status === 'past_due' || status === 'canceled'
    ? status
    : 'incomplete'
}

function subscriptionOf(world: World): Subscription | undefined {
  return world.subscriptions.all()[0]?.row
}

const toIso = (seconds: number): string => new Date(seconds * 1000).toISOString()

const periodOf = (interval: string | null): 'month' | 'year' | null =>
  interval === 'month' || interval === 'year' ? interval : null

const nameOf = (world: World, product: string): string =>
  world.products.has(product) ? world.products.get(product).name : product

function titleOf(world: World, { name, price }: CheckoutLine): string {
  const interval = periodOf(price.interval)
  if (!interval) {
    return name
  }
  const again = membershipMessages.priceA(formatPrice(price.unitAmount), interval)
  return `${nameOf(world, name)} (${again}, until you cancel)`
}
