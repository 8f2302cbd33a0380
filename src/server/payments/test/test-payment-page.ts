import type { Payload } from 'payload'
import type { TestPaymentAction, TestPaymentView } from '@/src/core/contracts/orders'
import { testPaymentsNotice } from '@/src/core/messages/checkout'
import { membershipMessages } from '@/src/core/messages/membership'
import { formatPrice, toDollars } from '@/src/core/money'
import type { World } from '@/src/server/payments/simulator/books/world'
import type { CheckoutLine } from '@/src/server/payments/simulator/objects/checkout-params'
import {
  decline,
  payByCard,
  readSession,
  type Session,
} from '@/src/server/payments/simulator/objects/session'
import { type Books, changeKnownPage } from '@/src/server/payments/test/books'
import { deliverEvents } from '@/src/server/payments/test/deliver-events'

/** What the hosted page shows; null for an unknown id. */
export async function viewTestPayment(
  payload: Payload,
  sessionId: string,
): Promise<TestPaymentView | null> {
  const found = await changeKnownPage({ payload }, sessionId, ({ world }) => {
    const session = readSession(world, sessionId)
    const status = statusOf(world, session)
    return {
      id: session.id,
      description: linesOf(world, session)
        .map((line) => titleOf(world, line))
        .join(', '),
      amount: toDollars(session.amount_total),
      currency: session.currency,
      status: status === 'complete' ? ('paid' as const) : status,
      cancelUrl: session.cancel_url ?? session.success_url,
      notice: testPaymentsNotice,
    }
  })
  return found?.result ?? null
}

/**
 * What the buttons of the hosted page do: write the books, tell the shop by a signed webhook, and
 * answer where the buyer goes. Paying twice pays once. The shop hears of a payment even when the
 * webhook gets lost: it asks for open sessions every minute.
 *
 * @returns null for an unknown id
 */
export async function actOnTestPayment(
  payload: Payload,
  sessionId: string,
  action: TestPaymentAction,
): Promise<{ redirectUrl: string } | null> {
  const change = await changeKnownPage({ payload }, sessionId, ({ world }) => {
    if (action === 'pay') {
      payByCard(world, sessionId, '4242')
    }
    if (action === 'decline') {
      declineTestPage(world, sessionId)
    }
    const { status, success_url, cancel_url } = readSession(world, sessionId)
    return { redirectUrl: status === 'complete' ? success_url : (cancel_url ?? success_url) }
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

/** Declining does not close the page: it can still be paid. */
export function statusOf(
  world: World,
  { status }: Session,
): 'open' | 'declined' | 'complete' | 'expired' {
  const [last] = world.intents.of('')
  return status === 'open' && last ? 'declined' : status
}

export function linesOf(world: World, { id }: Session): readonly CheckoutLine[] {
  return world.pages.get(id)?.lines ?? []
}

export function nameOf(world: World, product: string): string {
  return world.products.has(product) ? world.products.get(product).name : product
}

function titleOf(world: World, { name, price }: CheckoutLine): string {
  const { interval, unitAmount } = price
  if (interval !== 'month' && interval !== 'year') {
    return name
  }
  const again = membershipMessages.priceA(formatPrice(unitAmount), interval)
  return `${nameOf(world, name)} (${again}, until you cancel)`
}
