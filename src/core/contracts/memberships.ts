import { z } from 'zod'
import type { Account } from '@/src/core/contracts/accounts'
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

/** Answer of `POST /public/memberships/checkout`: a free tier is joined, a paid one is paid elsewhere. */
export type JoinTierReply =
  | { membership: NonNullable<Account['membership']>; redirectUrl: null }
  | { membership: null; redirectUrl: string }

/** Where the card can be changed. */
export type PortalReply = { redirectUrl: string }

/** What is to come at the end of what is paid for. */
export type NextMembership = {
  tierId: string
  tierName: string
  interval: 'month' | 'year'
  amount: number
}

/**
 * The visitor's own membership, as it is paid. `amount` is dollars per interval; moments are ISO.
 * `accessUntil` is when it ends by itself, or when the days of grace after a failed payment are over.
 */
export type CurrentMembership = {
  tierId: string
  tierName: string
  status: string
  source: 'joined' | 'gift' | 'comp'
  interval: 'none' | 'month' | 'year'
  amount: number
  currentPeriodStart: string | null
  currentPeriodEnd: string | null
  cancelAtPeriodEnd: boolean
  accessUntil: string | null
  next: NextMembership | null
  isTest: boolean
}

/** What a member paid whose membership ended because a payment failed, as long as it waits for them. */
export type OldPriceView = {
  tierId: string
  interval: 'month' | 'year'
  amount: number
  until: string
}

/** Answer of `GET /public/memberships/current`, and of what is done about it. */
export type MembershipState = {
  membership: CurrentMembership | null
  oldPrice: OldPriceView | null
}

/** Answer of `POST /public/memberships/change`: `charged` is dollars that it cost right now. */
export type ChangedMembership = MembershipState & { charged: number }
