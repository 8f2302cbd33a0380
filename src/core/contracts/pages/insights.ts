import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'
import { insightSpans } from '@/src/core/insights/days'

const span = z.coerce
  .number()
  .pipe(z.union(insightSpans.map((days) => z.literal(days))))
  .default(30)
  .meta({ examples: [30] })

export const insightsQuery = z.object({ days: span })

const count = z.number().int().nonnegative()
const day = z.iso.date()
/** Dollars. What was given back is taken off, so a span may end below nothing. */
const amount = z.number()

const totals = z.object({
  orders: count,
  revenue: amount.describe('Dollars of orders and memberships, less what was given back'),
  plays: count,
  views: count.describe('Pages that were read'),
  visits: count,
  visitors: count.describe('Who came on several days counts on each'),
  membersJoined: count,
  membersLeft: count,
  subscribersJoined: count,
  subscribersLeft: count,
})

const dayNumbers = totals.extend({
  day,
  members: count.describe('At the end of the day'),
  subscribers: count.describe('At the end of the day'),
})

const release = z.object({
  productId: id,
  title: z.string(),
  units: count,
  revenue: amount,
  plays: count,
  fullPlays: count.describe('Plays to the end'),
})

const soldTier = z.object({ tierId: id, title: z.string(), units: count, revenue: amount })

const source = z.object({
  source: z.string(),
  visits: count,
  visitors: count,
  orders: count,
  revenue: amount,
})

export const insightsAnswer = z
  .object({
    from: day,
    to: day,
    testPayments: z.boolean().describe('What is counted was paid with test payments'),
    totals,
    before: totals.describe('The same number of days before'),
    members: count.describe('Now'),
    subscribers: count.describe('Now, on all lists'),
    churnPercent: z
      .number()
      .nullable()
      .describe('Of those who were members at the beginning; null when there were none'),
    days: z.array(dayNumbers),
    releases: z.array(release),
    paidTiers: z.array(soldTier).describe('Memberships that members pay for'),
    givenTiers: z.array(soldTier).describe('Memberships that were bought for others'),
    otherRevenue: amount.describe('What no row has: shipping, tax, tips, and what is deleted'),
    tiers: z.array(
      z.object({ tierId: id, name: z.string(), members: count, payingMembers: count }),
    ),
    sources: z.array(source),
  })
  .meta({ id: 'Numbers' })

export type Insights = z.infer<typeof insightsAnswer>
export type InsightTotals = z.infer<typeof totals>
export type InsightDay = z.infer<typeof dayNumbers>
