import { z } from 'zod'
import type { EmailState, SessionView, SubscriptionView } from '@/src/core/contracts/accounts'
import { dollars, moment, paginated } from '@/src/core/contracts/answers/forms'
import { orderAnswer } from '@/src/core/contracts/answers/shop'
import type { CurrentMembership, JoinTierReply } from '@/src/core/contracts/memberships'

const interval = z.enum(['none', 'month', 'year'])

export const emailStateAnswer: z.ZodType<EmailState> = z.strictObject({
  email: z.email(),
  isConfirmed: z.boolean(),
  pendingEmail: z.email().nullable(),
})

const session: z.ZodType<SessionView> = z.strictObject({
  id: z.string(),
  createdAt: moment,
  expiresAt: moment,
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

export const joinTierAnswer: z.ZodType<JoinTierReply> = z.strictObject({
  membership: z.strictObject({
    membershipTierId: z.uuid(),
    status: z.string(),
    interval,
    currentPeriodEnd: moment.nullable(),
  }),
})

const currentMembership: z.ZodType<CurrentMembership> = z.strictObject({
  tierId: z.uuid(),
  tierName: z.string(),
  status: z.string(),
  interval,
  amount: dollars,
  currentPeriodEnd: moment.nullable(),
})
export const currentMembershipAnswer = z.strictObject({ membership: currentMembership.nullable() })
