import type { OrderKey } from '@/site/api/shop'
import type { CheckoutBody } from '@/src/core/contracts/checkout'
import { randomUuid } from '@/src/core/uuid'

/** An order that this browser placed has a secret, whoever is signed in. */
type PlacedOrder = Required<OrderKey>

/** A checkout as this browser remembers it, so that a double click or Back never buys twice. */
type Attempt = { key: string; body: string; order?: PlacedOrder }

const storageKey = 'bandstand-checkout'

/** The idempotency key for this body: the one used before when nothing changed, else a new one. */
export function attemptKey(body: string): string {
  const known = read()
  if (known?.body === body) {
    return known.key
  }
  const key = randomUuid()
  write({ key, body })
  return key
}

/** Notes which order came of the attempt. */
export function rememberOrder(order: PlacedOrder): void {
  const attempt = read()
  if (attempt) {
    write({ ...attempt, order })
  }
}

/** The order of another cart state that this browser left unpaid; null when there is none. */
export function abandonedOrder(body: string): PlacedOrder | null {
  const attempt = read()
  return attempt && attempt.body !== body ? (attempt.order ?? null) : null
}

/** The order that this browser opened and has not paid; it makes way for the cart, changed or not. */
export function openOrder(): PlacedOrder | undefined {
  return read()?.order
}

/** What was answered at the checkout that this browser left, to go on from; null without one. */
export function lastAnswers(): CheckoutBody | null {
  const body = read()?.body
  return body ? (JSON.parse(body) as CheckoutBody) : null
}

/** True when the order was made of the cart that this browser holds. */
export function isOwnAttempt(orderRef: string): boolean {
  return read()?.order?.orderRef === orderRef
}

/** The next checkout is a new one, even of the same cart. */
export function forgetAttempt(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch (error) {
    console.error('The checkout could not be forgotten', error)
  }
}

function read(): Attempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Attempt | null
  } catch {
    return null
  }
}

function write(attempt: Attempt): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(attempt))
  } catch (error) {
    console.error('The checkout could not be noted', error)
  }
}
