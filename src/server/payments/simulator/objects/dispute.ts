import type { World } from '@/src/server/payments/simulator/books/world'

export type Dispute = ReturnType<typeof newDispute>

/** A buyer objects at the bank, once more after the bank has decided, or the bank decides. */
export function setDispute(
  world: World,
  intentId: string,
  status: 'needs_response' | 'won' | 'lost',
): Dispute {
  const intent = world.intents.get(intentId)
  const account = world.intents.accountOf(intentId)
  const last = world.disputes.all().findLast(({ row }) => row.payment_intent === intentId)?.row
  const known = status === 'needs_response' && last?.status !== status ? undefined : last
  const dispute =
    known ??
    world.disputes.add(
      account,
      newDispute({
        id: world.makeId('dp'),
        amount: intent.amount,
        charge: intent.latest_charge,
        created: world.clock.now(),
        currency: intent.currency,
        livemode: intent.livemode,
        payment_intent: intent.id,
      }),
    )
  dispute.status = status
  world.announce(
    known
      ? status === 'needs_response'
        ? 'charge.dispute.updated'
        : 'charge.dispute.closed'
      : 'charge.dispute.created',
    dispute,
    account,
  )
  return dispute
}

function newDispute(params: {
  id: string
  amount: number
  charge: string
  created: number
  currency: string
  livemode: boolean
  payment_intent: string
}) {
  return {
    object: 'dispute' as const,
    ...params,
    // The bank takes the money when it is disputed.
    balance_transactions: [
      { object: 'balance_transaction' as const, amount: -params.amount, fee: 1500 },
    ],
    reason: 'fraudulent',
    status: 'needs_response' as 'needs_response' | 'won' | 'lost',
  }
}
