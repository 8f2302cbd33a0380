import { z } from 'zod'
import { dollars, isoDateTime, paginated } from '@/src/core/contracts/forms'
import { orderAnswer } from '@/src/core/contracts/orders/order-answers'

const interval = z.enum(['none', 'month', 'year'])

/** Answer of `GET /accounts/me/email`. */
export const emailStateAnswer = z.strictObject({
  email: z.string(),
  isConfirmed: z.boolean(),
  /** The address it will change to when that is confirmed. */
  pendingEmail: z.string().nullable(),
})
export type EmailState = z.infer<typeof emailStateAnswer>

/** An entry of `GET /accounts/me/sessions`. Dates are ISO. */
const session = z.strictObject({
  id: z.string(),
  createdAt: isoDateTime,
  expiresAt: isoDateTime,
  isCurrent: z.boolean(),
})
export type SessionView = z.infer<typeof session>
export const sessionsAnswer = z.array(session)

/** An entry of `GET /accounts/me/email-lists`. */
const subscription = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** Null until the email is confirmed: it may be somebody else's. */
  isSubscribed: z.boolean().nullable(),
})
export type SubscriptionView = z.infer<typeof subscription>
export const subscriptionsAnswer = z.array(subscription)

/** What is stored about a visitor, by kind; the rows are as they are kept. */
export const exportAnswer = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))

export const libraryAnswer = paginated(orderAnswer)

const accountMembership = z.strictObject({
  membershipTierId: z.uuid(),
  status: z.string(),
  interval,
  /** ISO date and time; null for tiers without an end. */
  currentPeriodEnd: isoDateTime.nullable(),
})
/** Answer of `POST /public/memberships/checkout`: a free tier is joined, a paid one is paid elsewhere. */
export const joinTierAnswer = z.union([
  z.strictObject({ membership: accountMembership, redirectUrl: z.null() }),
  z.strictObject({ membership: z.null(), redirectUrl: z.url() }),
])
export type JoinTierReply = z.infer<typeof joinTierAnswer>

/** Where the card can be changed. */
export const portalAnswer = z.strictObject({ redirectUrl: z.url() })
export type PortalReply = z.infer<typeof portalAnswer>

const paidInterval = z.enum(['month', 'year'])

/** What is to come at the end of what is paid for. */
const nextMembership = z.strictObject({
  tierId: z.uuid(),
  tierName: z.string(),
  interval: paidInterval,
  amount: dollars,
})
export type NextMembership = z.infer<typeof nextMembership>

/**
 * The visitor's own membership, as it is paid. `amount` is dollars per interval; moments are ISO.
 * `accessUntil` is when it ends by itself, or when the days of grace after a failed payment are over.
 */
const currentMembership = z.strictObject({
  tierId: z.uuid(),
  tierName: z.string(),
  status: z.string(),
  source: z.enum(['joined', 'gift', 'comp']),
  interval,
  amount: dollars,
  currentPeriodStart: isoDateTime.nullable(),
  currentPeriodEnd: isoDateTime.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  accessUntil: isoDateTime.nullable(),
  next: nextMembership.nullable(),
  isTest: z.boolean(),
})
export type CurrentMembership = z.infer<typeof currentMembership>

/** Answer of `GET /public/memberships/current`, and of what is done about it. */
export const membershipStateAnswer = z.strictObject({
  membership: currentMembership.nullable(),
  /** What a member paid whose membership ended because a payment failed, as long as it waits for them. */
  oldPrice: z
    .strictObject({ tierId: z.uuid(), interval: paidInterval, amount: dollars, until: isoDateTime })
    .nullable(),
})
export type MembershipState = z.infer<typeof membershipStateAnswer>
/** Answer of `POST /public/memberships/change`: `charged` is dollars that it cost right now. */
export const changedMembershipAnswer = membershipStateAnswer.extend({
  charged: dollars,
})
export type ChangedMembership = z.infer<typeof changedMembershipAnswer>

/** A visitor as they see themselves. */
export const accountAnswer = z
  .strictObject({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    membership: accountMembership.nullable(),
  })
  .meta({ id: 'Account' })
export type Account = z.infer<typeof accountAnswer>

/** Answer of sign-up and login. The token goes into `Authorization: JWT <token>`. */
export const signedInAnswer = z
  .strictObject({
    token: z.string().describe('Goes into `Authorization: JWT <token>`'),
    account: accountAnswer,
  })
  .meta({ id: 'SignedIn' })
export type SignedIn = z.infer<typeof signedInAnswer>
