import type { World } from '@/src/server/payments/simulator/books/world'
import { declined, invalid } from '@/src/server/payments/simulator/failure'
import { newIntent, type PaymentIntent } from '@/src/server/payments/simulator/objects/intent'
import {
  type Form,
  only,
  required,
  text,
  texts,
  whole,
} from '@/src/server/payments/simulator/params'

/** A payment by Stripe's test cards without a page, as tests make one. */
export function confirmIntent(world: World, form: Form, account: string): PaymentIntent {
  only(
    form,
    'amount',
    'currency',
    'confirm',
    'metadata',
    'payment_method',
    'automatic_payment_methods',
  )
  const method = required(form, 'payment_method')
  if (
    text(form.confirm) !== 'true' ||
    !['pm_card_visa', 'pm_card_chargeDeclined'].includes(method)
  ) {
    throw invalid('This stand-in takes payments at once, by pm_card_visa or pm_card_chargeDeclined')
  }
  if (method === 'pm_card_chargeDeclined') {
    throw declined()
  }
  const intent = newIntent(world, {
    amount: whole(form.amount, 'amount'),
    currency: required(form, 'currency'),
    customer: null,
    feeAmount: null,
    livemode: false,
    metadata: texts(form.metadata),
    status: 'succeeded',
  })
  world.intents.add(account, intent)
  world.announce('payment_intent.succeeded', intent, account)
  return intent
}
