import type { PayloadRequest, RequiredDataFromCollectionSlug, Where } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { linesLeft, type RefundLine, refundLines } from '@/src/core/orders/refund-amounts'
import { slugs } from '@/src/core/slugs'
import type { MembershipPayment, Order, Refund } from '@/src/payload-types'

/** With the fields that nobody but the money path sees. */
export async function findRefund(req: PayloadRequest, where: Where): Promise<Refund | null> {
  const [refund] = await findRefunds(req, where)
  return refund ?? null
}

/** Those of an order that are not off, in the order they were decided. */
export function refundsOfOrder(req: PayloadRequest, orderId: string): Promise<Refund[]> {
  return findStanding(req, { order: { equals: orderId } })
}

/** Those that are carried out: what is on its way may fail yet. */
export async function settledRefunds(req: PayloadRequest, orderId: string): Promise<Refund[]> {
  return (await refundsOfOrder(req, orderId)).filter(({ state }) => state === 'succeeded')
}

/** Those of a member's payment that are not off, in the order they were decided. */
export function refundsOfPayment(req: PayloadRequest, paymentId: string): Promise<Refund[]> {
  return findStanding(req, { membershipPayment: { equals: paymentId } })
}

/** Refunds of all payments of a membership. */
export const ofMembership = (membershipId: string): Where => ({
  'membershipPayment.membership': { equals: membershipId },
})

function findStanding(req: PayloadRequest, ofWhat: Where): Promise<Refund[]> {
  return findRefunds(req, { and: [ofWhat, { state: { not_equals: 'failed' } }] })
}

/** Whether it waits, and cannot be sent now: its owner has read why. */
export function isStuck({ state, error }: Pick<Refund, 'state' | 'error'>): boolean {
  return isWaiting({ state }) && Boolean(error)
}

export function isWaiting({ state }: Pick<Refund, 'state'>): boolean {
  return state === 'requested' || state === 'pending'
}

/** Oldest first. */
export async function findRefunds(req: PayloadRequest, where: Where): Promise<Refund[]> {
  const { docs } = await req.payload.find({
    collection: slugs.refunds,
    where,
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    req,
  })
  return docs
}

/** Names a decision about an order. Keys are made by browsers, so each order has its own. */
export function refundKey(orderId: string, key: string): string {
  return `order:${orderId}:${key}`
}

/** What a cancelled event asks for names itself by it, and is about its tickets alone. */
export function eventKey(ofWhat: string): string {
  return `event:${ofWhat}`
}

/** Whether a cancelled event asked for it, which tells the person who has a ticket itself. */
export function isForEvent(order: Pick<Order, 'id'>, { key }: Refund): boolean {
  return key.startsWith(refundKey(order.id, eventKey('')))
}

/** Whether the one that takes the last money of an order was decided about all that is left of it. */
export function isAboutAll(order: Pick<Order, 'id'>, refund: Refund): boolean {
  const isOwners = refund.actorType === 'owner' && !isForEvent(order, refund)
  return linesOf(refund).length === 0 || isOwners
}

type NewRefund = Pick<Refund, 'amountMinor' | 'actorType' | 'key' | 'restock'> &
  Partial<
    Pick<
      Refund,
      | 'lines'
      | 'reason'
      | 'actor'
      | 'claimedGifts'
      | 'currency'
      | 'providerAccount'
      | 'paymentIntentId'
      | 'state'
      | 'settledAt'
    >
  >

/**
 * Writes a decision down, in the transaction that it is made in; it is carried out after the commit, unless it
 * is over (`state`).
 *
 * @throws {Error} when the order has no payment
 */
export function insertRefund(
  req: PayloadRequest,
  order: Order,
  refund: NewRefund,
): Promise<Refund> {
  const { provider } = order
  const paymentIntentId = refund.paymentIntentId ?? order.paymentIntentId
  if (provider === 'none' || !paymentIntentId) {
    throw new Error(`Order ${order.publicRef} has no payment that could be refunded`)
  }
  return createRefund(req, {
    profile: idOf(order.profile),
    order: order.id,
    currency: order.currency,
    provider,
    livemode: order.livemode,
    providerAccount: order.providerAccount ?? '',
    ...refund,
    paymentIntentId,
  })
}

/** The same for a member's payment. */
export function insertPaymentRefund(
  req: PayloadRequest,
  { id, profile, currency, provider, livemode, account }: MembershipPayment,
  refund: Omit<NewRefund, 'restock'> & { paymentIntentId: string },
): Promise<Refund> {
  return createRefund(req, {
    profile: idOf(profile),
    membershipPayment: id,
    currency,
    provider,
    livemode,
    providerAccount: account ?? '',
    restock: false,
    ...refund,
  })
}

type FirstState = 'attempt' | 'tries' | 'nextTryAt'

function createRefund(
  req: PayloadRequest,
  refund: Omit<RequiredDataFromCollectionSlug<typeof slugs.refunds>, FirstState | 'state'> &
    Partial<Pick<Refund, 'state'>>,
): Promise<Refund> {
  return req.payload.create({
    collection: slugs.refunds,
    data: {
      state: 'requested',
      ...refund,
      attempt: 1,
      tries: 0,
      nextTryAt: new Date().toISOString(),
    },
    depth: 0,
    showHiddenFields: true,
    req,
  })
}

/** Units of lines that a refund is for; none when it is for an amount. */
export function linesOf({ lines }: Pick<Refund, 'lines'>): RefundLine[] {
  const parsed = refundLines.safeParse(lines)
  return parsed.success ? parsed.data : []
}

/** Units that refunds name which went back, or are on their way. */
export async function unitsGivenBack(req: PayloadRequest, orderId: string): Promise<RefundLine[]> {
  return (await refundsOfOrder(req, orderId)).flatMap(linesOf)
}

type Received = Pick<Order, 'id' | 'items' | 'amountReceivedMinor'>

/**
 * Units of an order that nobody pays for any more: those that refunds name, and all of them once all of its
 * money went back or is on its way.
 */
export async function unpaidUnits(req: PayloadRequest, order: Received): Promise<RefundLine[]> {
  return unpaidOf(order, await refundsOfOrder(req, order.id))
}

/** The same, of the refunds that are not off. */
export function unpaidOf(
  { items, amountReceivedMinor }: Omit<Received, 'id'>,
  standing: readonly Refund[],
): RefundLine[] {
  const named = standing.flatMap(linesOf)
  const isAll = standing.length > 0 && sumOf(standing) >= (amountReceivedMinor ?? 0)
  return isAll ? [...named, ...linesLeft(items, named)] : named
}

/** Minor units. */
export function sumOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
