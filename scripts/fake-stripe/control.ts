import { z } from 'zod'
import type { Deliveries } from '@/scripts/fake-stripe/deliveries'
import { type Faults, faultKinds } from '@/scripts/fake-stripe/faults'
import { passTime } from '@/src/server/payments/simulator/books/pass-time'
import type { World } from '@/src/server/payments/simulator/books/world'
import { type Card, isCard } from '@/src/server/payments/simulator/cards'
import { leavePlatform, setAccount } from '@/src/server/payments/simulator/objects/account'
import { setDispute } from '@/src/server/payments/simulator/objects/dispute'
import { savePortalSettings } from '@/src/server/payments/simulator/objects/portal'
import { createRefund, finishRefund } from '@/src/server/payments/simulator/objects/refund'
import { decline, finishPayment, payByCard } from '@/src/server/payments/simulator/objects/session'

const id = z.string()
const card = z.custom<Card>(isCard)

type Parts = { world: World; deliveries: Deliveries; faults: Faults }

/** A command: the shape of its body, and what it does. */
function command<Shape extends z.ZodType>(
  shape: Shape,
  run: (parts: Parts, body: z.output<Shape>) => unknown,
) {
  return (parts: Parts, body: unknown) => run(parts, shape.parse(body))
}

const nothing = z.object({})

const commands = {
  /** All books, and what became of each event. */
  state: command(nothing, ({ world, deliveries, faults }) => ({
    accounts: world.accounts.dump(),
    sessions: world.sessions.dump(),
    paymentIntents: world.intents.dump(),
    refunds: world.refunds
      .dump()
      .map((refund) => ({ ...refund, fee_returned: world.feesReturned.get(refund.id) ?? 0 })),
    disputes: world.disputes.dump(),
    customers: world.customers.dump(),
    schedules: world.schedules.dump(),
    subscriptions: world.subscriptions.dump(),
    invoices: world.invoices.dump(),
    events: deliveries.dump(),
    calls: faults.calls,
  })),
  /** What the next calls of the API run into. */
  fault: command(
    z.object({
      kind: z.enum(faultKinds),
      times: z.int().min(1).default(1),
      seconds: z.number().default(0),
      after: z.int().min(0).default(0),
    }),
    ({ faults }, { times, after, ...fault }) => faults.add(fault, times, after),
  ),
  'clear-faults': command(nothing, ({ faults }) => faults.clear()),
  latency: command(z.object({ ms: z.number().min(0) }), ({ faults }, { ms }) => {
    faults.latencyMs = ms
  }),
  delivery: command(
    z.object({
      mode: z.enum(['normal', 'drop', 'hold']).default('normal'),
      copies: z.int().min(1).max(100).default(1),
      delayMs: z.number().min(0).default(0),
    }),
    ({ deliveries }, settings) => Object.assign(deliveries.settings, settings),
  ),
  release: command(z.object({ isReversed: z.boolean().default(false) }), ({ deliveries }, order) =>
    deliveries.release(order),
  ),
  send: command(
    z.object({ ids: z.array(id), atOnce: z.int().min(1).default(8) }),
    ({ deliveries }, { ids, atOnce }) => deliveries.send(ids, atOnce),
  ),
  /** The buyer's card, without the page. */
  pay: command(
    z.object({
      id,
      outcome: z.enum(['pay', 'decline']).default('pay'),
      card: card.default('4242'),
    }),
    ({ world }, { id: sessionId, outcome, card: number }) => {
      if (outcome === 'decline') {
        decline(world, world.sessions.get(sessionId))
      } else {
        payByCard(world, sessionId, number, true)
      }
      return world.sessions.get(sessionId)
    },
  ),
  /** The bank of a payment that takes days. */
  'finish-payment': command(
    z.object({ id, isPaid: z.boolean().default(true) }),
    ({ world }, { id: sessionId, isPaid }) => finishPayment(world, sessionId, isPaid),
  ),
  /** Makes a session say what it should not. */
  tamper: command(
    z.object({
      id,
      amount_total: z.int().optional(),
      currency: z.string().optional(),
      livemode: z.boolean().optional(),
    }),
    ({ world }, { id: sessionId, ...changes }) =>
      Object.assign(world.sessions.get(sessionId), changes),
  ),
  /** What becomes of refunds at first, and of subscriptions whose retries have all failed. */
  settings: command(
    z.object({
      refunds: z.enum(['succeeded', 'pending', 'failed']).optional(),
      afterRetries: z.enum(['cancel', 'unpaid', 'leave']).optional(),
    }),
    ({ world }, settings) => Object.assign(world.settings, settings),
  ),
  /** A refund that the owner makes at Stripe. */
  refund: command(
    z.object({ payment_intent: id, amount: z.int().optional() }),
    ({ world }, { payment_intent, amount }) =>
      createRefund(
        world,
        { payment_intent, ...(amount !== undefined && { amount: String(amount) }) },
        world.intents.accountOf(payment_intent),
      ),
  ),
  'finish-refund': command(
    z.object({ id, status: z.enum(['succeeded', 'failed']) }),
    ({ world }, { id: refundId, status }) => finishRefund(world, refundId, status),
  ),
  dispute: command(
    z.object({ payment_intent: id, status: z.enum(['needs_response', 'won', 'lost']) }),
    ({ world }, { payment_intent, status }) => setDispute(world, payment_intent, status),
  ),
  /** The card that renewals of a customer are charged to. */
  card: command(z.object({ customer: id, card }), ({ world }, { customer, card: number }) => {
    world.cardOf.set(customer, number)
  }),
  /** How a subscription stands by what its owner did in Stripe's dashboard, or another service. */
  subscription: command(
    z.object({
      id,
      status: z.enum(['active', 'trialing', 'past_due', 'unpaid', 'paused']).optional(),
      discounts: z.array(z.string()).optional(),
    }),
    ({ world }, { id: subscriptionId, ...changes }) => {
      const subscription = Object.assign(world.subscriptions.get(subscriptionId), changes)
      world.announce(
        'customer.subscription.updated',
        subscription,
        world.subscriptions.accountOf(subscriptionId),
      )
    },
  ),
  account: command(
    z.object({ id, isComplete: z.boolean(), disabledReason: z.string().nullish() }),
    ({ world }, { id: accountId, ...changes }) => setAccount(world, accountId, changes),
  ),
  deauthorize: command(z.object({ id }), ({ world }, { id: accountId }) =>
    leavePlatform(world, accountId),
  ),
  /** What the owner of an account saves in Stripe's dashboard for the portal. */
  'save-portal': command(z.object({ account: z.string().default('') }), ({ world }, { account }) =>
    savePortalSettings(world, account),
  ),
  /** The clock, and with it the time of signatures, beside the shop's. */
  skew: command(z.object({ seconds: z.number() }), ({ world, deliveries }, { seconds }) => {
    world.clock.skew(seconds)
    deliveries.settings.signedSecondsAhead = seconds
  }),
  /** An event that the books have no reason for. */
  announce: command(z.object({ type: z.string(), id }), ({ world }, { type, id: objectId }) =>
    world.announce(type, { id: objectId, object: 'unknown' }, ''),
  ),
  /** Moves the clock on: renewals, retries and expiries happen on the way. */
  advance: command(z.object({ seconds: z.number().min(0) }), ({ world }, { seconds }) => {
    passTime(world, seconds)
    return { now: world.clock.now() }
  }),
}

const isCommand = (name: string): name is keyof typeof commands => name in commands

/** `/_ctl/…`: what a test makes this fake do, and what it asks it about. Null for unknown names. */
export function createControl(parts: Parts) {
  return async (name: string, body: unknown): Promise<unknown> =>
    isCommand(name) ? ((await commands[name](parts, body)) ?? {}) : null
}
