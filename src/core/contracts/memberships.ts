import { z } from 'zod'
import type { Account } from '@/src/core/contracts/accounts'
import { id } from '@/src/core/contracts/ids'
import { limits } from '@/src/core/limits'

/** Body of `POST /public/memberships/checkout`. `amount` is dollars, for pay what you want. */
export const joinTierBody = z.strictObject({
  tierId: id,
  interval: z.enum(['none', 'month', 'year']),
  amount: z
    .number()
    .min(0)
    .max(limits.order.maxTotalMinor / 100)
    .optional(),
})
export type JoinTierBody = z.output<typeof joinTierBody>

/** Answer of `POST /public/memberships/checkout` for a free tier. */
export type JoinTierReply = { membership: NonNullable<Account['membership']> }

/** What `GET /public/memberships/current` holds. `amount` is dollars per interval; dates are ISO. */
export type CurrentMembership = {
  tierId: string
  tierName: string
  status: string
  interval: 'none' | 'month' | 'year'
  amount: number
  currentPeriodEnd: string | null
}
