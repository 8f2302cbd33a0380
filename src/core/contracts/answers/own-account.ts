import { z } from 'zod'
import type {
  Account,
  EmailState,
  SessionView,
  SignedIn,
  SubscriptionView,
} from '@/src/core/contracts/accounts'
import { dollars, isoDateTime, paginated } from '@/src/core/contracts/answers/forms'
import { orderAnswer } from '@/src/core/contracts/answers/shop'
import type {
  ChangedMembership,
  JoinTierReply,
  MembershipState,
  PortalReply,
} from '@/src/core/contracts/memberships'

const interval = z.enum(['none', 'month', 'year'])

export const emailStateAnswer: z.ZodType<EmailState> = z.strictObject({
  email: z.string(),
  isConfirmed: z.boolean(),
  pendingEmail: z.string().nullable(),
})

const session: z.ZodType<SessionView> = z.strictObject({
  id: z.string(),
  createdAt: isoDateTime,
  expiresAt: isoDateTime,
  isCurrent: z.boolean(),
})
export const sessionsAnswer = z.array(session)

const subscription: z.ZodType<SubscriptionView> = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  isSubscribed: z.boolean(),
})
export const subscriptionsAnswer = z.array(subscription)

/** What is stored about a visitor, by kind; the rows are as they are kept. */
export const exportAnswer = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))

export const libraryAnswer = paginated(orderAnswer)

const accountMembership = z.strictObject({
  membershipTierId: z.uuid(),
  status: z.string(),
  interval,
  currentPeriodEnd: isoDateTime.nullable(),
})
export const joinTierAnswer: z.ZodType<JoinTierReply> = z.union([
  z.strictObject({ membership: accountMembership, redirectUrl: z.null() }),
  z.strictObject({ membership: z.null(), redirectUrl: z.url() }),
])

export const portalAnswer: z.ZodType<PortalReply> = z.strictObject({ redirectUrl: z.url() })

const paidInterval = z.enum(['month', 'year'])

const membershipState = z.strictObject({
  membership: z
    .strictObject({
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
      next: z
        .strictObject({
          tierId: z.uuid(),
          tierName: z.string(),
          interval: paidInterval,
          amount: dollars,
        })
        .nullable(),
      isTest: z.boolean(),
    })
    .nullable(),
  oldPrice: z
    .strictObject({ tierId: z.uuid(), interval: paidInterval, amount: dollars, until: isoDateTime })
    .nullable(),
})
export const membershipStateAnswer: z.ZodType<MembershipState> = membershipState
export const changedMembershipAnswer: z.ZodType<ChangedMembership> = membershipState.extend({
  charged: dollars,
})

export const accountAnswer: z.ZodType<Account> = z.strictObject({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  membership: z
    .strictObject({
      membershipTierId: z.uuid(),
      status: z.string(),
      interval: z.enum(['none', 'month', 'year']),
      currentPeriodEnd: isoDateTime.nullable(),
    })
    .nullable(),
})

export const signedInAnswer: z.ZodType<SignedIn> = z.strictObject({
  token: z.string().describe('Goes into `Authorization: JWT <token>`'),
  account: accountAnswer,
})
