import type { Payload } from 'payload'
import { slugs } from '@/src/core/slugs'
import { passTime } from '@/src/server/payments/simulator/books/pass-time'
import { changePage } from '@/src/server/payments/test/books'
import { deliverEvents } from '@/src/server/payments/test/deliver-events'

/** What Stripe does by itself: it renews what is due, tries cards again, ends subscriptions and closes pages. */
export async function workOnTestPayments(payload: Payload, now = new Date()): Promise<void> {
  const { docs } = await payload.find({
    collection: slugs.testPayments,
    where: { dueAt: { less_than_equal: now.toISOString() } },
    sort: 'dueAt',
    limit: 200,
    pagination: false,
    select: { key: true },
  })
  for (const { key } of docs) {
    const change = await changePage({ payload, now }, key, ({ world }) => passTime(world, 0))
    await deliverEvents(payload, change)
  }
}
