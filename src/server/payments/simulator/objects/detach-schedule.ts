import type { World } from '@/src/server/payments/simulator/books/world'
import type { Schedule } from '@/src/server/payments/simulator/objects/schedule'

/** The subscription has no schedule any more: it goes on as it is, or ended with it. */
export function detachSchedule(
  world: World,
  schedule: Schedule,
  status: 'released' | 'canceled',
): Schedule {
  const account = world.schedules.accountOf(schedule.id)
  const now = world.clock.now()
  const subscription = world.subscriptions.get(schedule.subscription ?? '')
  subscription.schedule = null
  Object.assign(schedule, {
    status,
    current_phase: null,
    ...(status === 'released'
      ? { released_at: now, released_subscription: subscription.id, subscription: null }
      : { canceled_at: now }),
  })
  world.announce(`subscription_schedule.${status}`, schedule, account)
  return schedule
}
