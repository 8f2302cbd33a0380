import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'
import { limits } from '@/src/core/limits'

const wish = {
  tierId: id,
  interval: z.enum(['none', 'month', 'year']),
  /** Dollars, for pay what you want. */
  amount: z
    .number()
    .min(0)
    .max(limits.order.maxTotalMinor / 100)
    .optional(),
}

/** A tier and how to pay for it. */
export const tierSelection = z.strictObject(wish)
export type TierSelection = z.output<typeof tierSelection>

/**
 * How to pay for a tier, as the address of its page carries it past signing up or a payment that was given
 * up. What does not fit is as if it were not there: it was not written by us.
 */
export const paymentChoice = z.object({
  interval: z.enum(['month', 'year']).optional().catch(undefined),
  /** Dollars with two decimals, as the visitor's own price stands in its field. */
  amount: z
    .string()
    .regex(/^\d{1,7}\.\d\d$/)
    .optional()
    .catch(undefined),
})
export type PaymentChoice = z.output<typeof paymentChoice>

/** Body of `POST /public/memberships/checkout`. `returnTo` is a path of the site. */
export const joinTierBody = z.strictObject({
  ...wish,
  returnTo: z.string().max(500).optional(),
})
export type JoinTierBody = z.output<typeof joinTierBody>
