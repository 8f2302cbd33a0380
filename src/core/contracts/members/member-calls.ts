import { z } from 'zod'
import { email } from '@/src/core/contracts/email-address'
import { id } from '@/src/core/contracts/ids'
import { orderReviewBody, refundBody } from '@/src/core/contracts/orders/order-calls'

/** Answer of `GET /membership-tiers/{id}/posts`: how many posts the members of each tier may see. */
export const tierPostsAnswer = z.strictObject({
  /** Posts that name this tier. */
  posts: z.int(),
  /** Of these, those that name no other one. */
  onlyThis: z.int(),
  others: z.array(z.strictObject({ id: z.uuid(), name: z.string(), posts: z.int() })),
})
export type TierPosts = z.output<typeof tierPostsAnswer>

/** Body of `POST /membership-tiers/{id}/posts/open`: the tiers whose posts it opens, too. */
export const openPostsBody = z.strictObject({
  tierIds: z
    .array(id)
    .min(1)
    .max(50)
    .meta({ examples: [['00000000-0000-4000-8000-000000000000']] }),
})

/** Body of `POST /membership-tiers/{id}/posts/leave`: who may see its posts instead. */
export const leavePostsBody = z.strictObject({
  /** Another tier, all paying members, or nobody but those who may see them anyway. */
  to: z.union([id, z.enum(['paid', 'nobody'])]).meta({ examples: ['paid'] }),
})

/** Answer of `POST /membership-tiers/{id}/preview`. */
export const tierPreviewAnswer = z.strictObject({ url: z.url() })

/** Body of `POST /memberships/give`. `until` is a day; null: without an end. */
export const giveMembershipBody = z.strictObject({
  profileId: id,
  email,
  tierId: id,
  until: z.iso
    .date()
    .nullable()
    .meta({ examples: [null] }),
})

/** Query of `GET /memberships/export`. */
export const memberExportQuery = z.object({ profileId: id })

/** Body of `POST /memberships/{id}/reviewed`. */
export const memberReviewBody = orderReviewBody.pick({ stuckRefunds: true }).strict()
export type MemberReviewBody = z.input<typeof memberReviewBody>

/** Body of `POST /membership-payments/{id}/refunds`: an amount in dollars, else all that is left. */
export const paymentRefundBody = refundBody.pick({ key: true, amount: true, reason: true }).strict()
export type PaymentRefundBody = z.input<typeof paymentRefundBody>

/** Answer of `POST /membership-payments/{id}/refunds`, in dollars. */
export const paymentStateAnswer = z.strictObject({
  id: z.uuid(),
  amount: z.number(),
  /** What has gone back so far. */
  refunded: z.number(),
  /** How far this refund is. */
  refundState: z.enum(['requested', 'pending', 'succeeded']),
})
