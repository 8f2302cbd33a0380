import { showDay } from '@/src/core/dates/show-date'

/** The hour at which a gift goes out on the day that its buyer chose, where they live. */
const morning = 9
const hourMs = 3_600_000

/**
 * `December 24, 2026`: the day that the buyer chose, for anyone who reads of it without the buyer's clock.
 * It was nine in the morning there, so the hour in UTC tells how far off they live: up to 13 hours east.
 */
export function showGiftDay(deliverAt: string): string {
  const moment = new Date(deliverAt)
  const hoursEast = ((morning - moment.getUTCHours() + 34) % 24) - 10
  return showDay(new Date(moment.getTime() + hoursEast * hourMs))
}
