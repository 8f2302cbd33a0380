import type { World } from '@/src/server/payments/simulator/books/world'
import { invalid } from '@/src/server/payments/simulator/failure'
import { chargeOf, refundedOf } from '@/src/server/payments/simulator/objects/intent'
import {
  type Form,
  flag,
  only,
  required,
  text,
  texts,
  whole,
} from '@/src/server/payments/simulator/params'

export type Refund = ReturnType<typeof newRefund>

export function createRefund(world: World, form: Form, account: string): Refund {
  only(form, 'payment_intent', 'amount', 'metadata', 'reason', 'refund_application_fee')
  const intent = world.intents.get(required(form, 'payment_intent'), account)
  if (intent.status !== 'succeeded') {
    throw invalid('This PaymentIntent does not have a successful charge to refund.')
  }
  const left = intent.amount - refundedOf(world, intent.id)
  const amount = form.amount === undefined ? left : whole(form.amount, 'amount')
  if (left === 0) {
    throw invalid(
      `Charge ${intent.latest_charge} has already been refunded.`,
      undefined,
      'charge_already_refunded',
    )
  }
  if (amount < 1 || amount > left) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    )
  }
  const givesFeeBack =
    form.refund_application_fee !== undefined &&
    flag(form.refund_application_fee, 'refund_application_fee')
  if (givesFeeBack && intent.application_fee_amount === null) {
    throw invalid('Attempting to refund_application_fee on charge, but it has no application fee')
  }
  const refund = newRefund({
    id: world.makeId('re'),
    amount,
    currency: intent.currency,
    charge: intent.latest_charge,
    livemode: intent.livemode,
    metadata: texts(form.metadata),
    payment_intent: intent.id,
    reason: text(form.reason),
    status: world.settings.refunds,
    created: world.clock.now(),
  })
  world.refunds.add(account, refund)
  if (givesFeeBack) {
    world.feesReturned.set(
      refund.id,
      Math.floor((amount * (intent.application_fee_amount ?? 0)) / intent.amount),
    )
  }
  world.announce('refund.created', refund, account)
  world.announce('charge.refunded', chargeOf(world, intent), account)
  return refund
}

/** The bank has answered: carried out, or, even later, failed after all. */
export function finishRefund(world: World, id: string, status: 'succeeded' | 'failed'): Refund {
  const refund = world.refunds.get(id)
  const account = world.refunds.accountOf(id)
  refund.status = status
  refund.failure_reason = status === 'failed' ? 'lost_or_stolen_card' : undefined
  world.announce(status === 'failed' ? 'refund.failed' : 'refund.updated', refund, account)
  return refund
}

type NewRefund = {
  id: string
  amount: number
  currency: string
  charge: string
  livemode: boolean
  metadata: Record<string, string>
  payment_intent: string
  reason: string | null
  status: 'succeeded' | 'pending' | 'failed'
  created: number
}

function newRefund({ livemode: _livemode, reason, ...params }: NewRefund) {
  return {
    object: 'refund' as const,
    ...params,
    reason: reason === 'requested_by_customer' ? ('requested_by_customer' as const) : null,
    failure_reason: undefined as string | undefined,
  }
}
