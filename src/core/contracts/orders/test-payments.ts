import { z } from 'zod'

/** What the page of the test provider can do: with a payment, and then with a membership that began with it. */
const actions = [
  'pay',
  'decline',
  'leave',
  'card_works',
  'card_declines',
  'next_period',
  'some_days',
] as const
export type TestPaymentAction = (typeof actions)[number]

/** Body of `POST /public/test-payments/{id}`. */
export const testPaymentBody = z.strictObject({ action: z.enum(actions) })

const membership = z.strictObject({
  tierName: z.string(),
  interval: z.enum(['month', 'year']),
  /** What a period costs. */
  amount: z.number(),
  status: z.enum(['incomplete', 'active', 'past_due', 'canceled']),
  isEnding: z.boolean(),
  cardDeclines: z.boolean(),
  periodEnd: z.string().nullable(),
  payments: z.array(z.strictObject({ id: z.string(), amount: z.number(), paidAt: z.string() })),
})
export type TestMembership = z.output<typeof membership>

/** What that page shows. `amount`s are dollars, moments ISO. */
export const testPaymentAnswer = z.strictObject({
  id: z.string(),
  description: z.string(),
  amount: z.number(),
  currency: z.string().length(3),
  page: z.enum(['open', 'declined', 'complete', 'expired']),
  /** Null where none is sold. */
  membership: membership.nullable(),
  /** Where "back to the shop" leads. */
  cancelUrl: z.string(),
  /** Where the buyer goes after a decision. */
  redirectUrl: z.string(),
  /** `Test payments – no money is taken` */
  notice: z.string(),
})
export type TestPaymentView = z.output<typeof testPaymentAnswer>
