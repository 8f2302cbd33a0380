import { z } from 'zod'

/** What the page of the test provider can do with a membership. */
const testMembershipActions = [
  'pay',
  'decline',
  'leave',
  'card_works',
  'card_declines',
  'next_period',
  'some_days',
] as const
export type TestMembershipAction = (typeof testMembershipActions)[number]

/** Body of `POST /public/test-payments/memberships/{id}`. */
export const testMembershipBody = z.strictObject({ action: z.enum(testMembershipActions) })

/** What that page shows. `amount`s are dollars, moments ISO. */
export const testMembershipAnswer = z.strictObject({
  id: z.string(),
  tierName: z.string(),
  interval: z.enum(['month', 'year']),
  amount: z.number(),
  /** Of the first payment. */
  page: z.enum(['open', 'declined', 'complete', 'expired']),
  status: z.enum(['incomplete', 'active', 'past_due', 'canceled']),
  isEnding: z.boolean(),
  cardDeclines: z.boolean(),
  periodEnd: z.string().nullable(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  payments: z.array(z.strictObject({ id: z.string(), amount: z.number(), paidAt: z.string() })),
  notice: z.string(),
})
export type TestMembershipView = z.output<typeof testMembershipAnswer>
