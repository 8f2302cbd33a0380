import { expect, it } from 'vitest'
import { readStripePayments } from '@/src/server/payments/stripe/stripe-subscription'

const ofSubscription = (proration: boolean) => ({
  parent: { subscription_item_details: { proration }, invoice_item_details: null },
})
const ofItem = (proration: boolean) => ({
  parent: { subscription_item_details: null, invoice_item_details: { proration } },
})
const invoice = (billing_reason: string, lines: unknown[]) => ({
  id: 'in_1',
  amount_paid: 400,
  currency: 'usd',
  billing_reason,
  status_transitions: { paid_at: 1_800_000_000 },
  lines: { data: lines },
})

it.each([
  ['shares of both prices', 'subscription_update', [ofItem(true), ofItem(true)], true],
  ['the same, said of the item', 'subscription_update', [ofSubscription(true)], true],
  [
    'a period that a change began',
    'subscription_update',
    [ofItem(true), ofSubscription(false)],
    false,
  ],
  [
    'a thing put on the bill by hand',
    'subscription_update',
    [ofItem(true), { parent: null }],
    false,
  ],
  ['a period', 'subscription_cycle', [ofSubscription(false)], false],
  ['a period with shares of the last one', 'subscription_cycle', [ofItem(true)], false],
])('tells what a change cost on top: %s', (_name, reason, lines, isExtra) => {
  expect(readStripePayments([invoice(reason, lines)])).toMatchObject([{ isExtra }])
})
