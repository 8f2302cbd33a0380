import type { OrderKey } from '@/site/api/shop'
import { fingerprint } from '@/site/cart/checkout/fingerprint'
import type { CheckoutBody } from '@/src/core/contracts/orders/checkout'
import { limits } from '@/src/core/limits'
import { orderRefPattern, orderTokenPattern } from '@/src/core/orders/order-key-patterns'
import { isUuid, randomUuid } from '@/src/core/uuid'

/** An order that this browser placed has a secret, no matter who is signed in. */
type PlacedOrder = Required<OrderKey>

/**
 * A checkout as all tabs of this browser remember it beside their cart, so that a double click, Back, a
 * second tab, or a bank that comes back to a new one never buy twice.
 */
type Attempt = {
  key: string
  /** What was ordered, without what was typed: that stays in its tab. */
  cart: string
  /** Milliseconds. */
  begunAt: number
  order?: PlacedOrder
}

/** One attempt per site, like the cart. */
function attemptStorageKey(profileId: string): string {
  return `bandstand-checkout:${profileId}`
}

/** The idempotency key for this body: the one used before when nothing changed, else a new one. */
export function attemptKey(body: CheckoutBody): string {
  const known = read(body.profileId)
  const cart = cartOf(body)
  if (known?.cart === cart) {
    return known.key
  }
  const key = randomUuid()
  write(body.profileId, { key, cart, begunAt: Date.now() })
  return key
}

/** Notes which order came of the attempt with this key, unless another one has begun since. */
export function rememberOrder(profileId: string, key: string, order: PlacedOrder): void {
  const attempt = read(profileId)
  if (attempt?.key === key) {
    const { orderRef, token } = order
    write(profileId, { ...attempt, order: { orderRef, token } })
  }
}

/** The order of another cart state that this browser left unpaid; null when there is none. */
export function abandonedOrder(body: CheckoutBody): PlacedOrder | null {
  const attempt = read(body.profileId)
  return attempt && attempt.cart !== cartOf(body) ? (attempt.order ?? null) : null
}

/** The order that this browser opened and has not paid; it makes way for the cart, changed or not. */
export function openOrder(profileId: string): PlacedOrder | undefined {
  return read(profileId)?.order
}

/** True while the attempt with this key is the one that this browser remembers. */
export function isAttempt(profileId: string, key: string): boolean {
  return read(profileId)?.key === key
}

/** True when the order was made of the cart that this browser holds. */
export function isOwnAttempt(profileId: string, orderRef: string): boolean {
  return read(profileId)?.order?.orderRef === orderRef
}

/**
 * The next checkout is a new one, even of the same cart.
 *
 * @param key forgets that attempt alone: another tab may have begun the next one
 */
export function forgetAttempt(profileId: string, key?: string): void {
  if (key !== undefined && !isAttempt(profileId, key)) {
    return
  }
  try {
    localStorage.removeItem(attemptStorageKey(profileId))
  } catch (error) {
    console.error('The checkout could not be forgotten', error)
  }
}

/** Where a visit came from differs from tab to tab and orders nothing else. */
function cartOf(body: CheckoutBody): string {
  return fingerprint(JSON.stringify({ ...body, source: undefined, campaign: undefined }))
}

/** Null too for what is too old to be gone on with, so that the same things can be bought another day. */
function read(profileId: string): Attempt | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(attemptStorageKey(profileId)) ?? 'null')
    return isAttemptLike(stored) && Date.now() - stored.begunAt < limits.order.attemptMs
      ? stored
      : null
  } catch {
    return null
  }
}

function write(profileId: string, attempt: Attempt): void {
  try {
    localStorage.setItem(attemptStorageKey(profileId), JSON.stringify(attempt))
  } catch (error) {
    console.error('The checkout could not be noted', error)
  }
}

/** By hand, as the cart's items are. The shop refuses a malformed key or order, and with it the cart. */
function isAttemptLike(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) {
    return false
  }
  const { key, cart, begunAt, order } = value as Partial<Record<keyof Attempt, unknown>>
  return (
    typeof key === 'string' &&
    isUuid(key) &&
    typeof cart === 'string' &&
    typeof begunAt === 'number' &&
    (order === undefined || isPlacedOrder(order))
  )
}

function isPlacedOrder(value: unknown): boolean {
  const { orderRef, token } = (value ?? {}) as Partial<Record<keyof PlacedOrder, unknown>>
  return (
    typeof orderRef === 'string' &&
    orderRefPattern.test(orderRef) &&
    typeof token === 'string' &&
    orderTokenPattern.test(token)
  )
}
