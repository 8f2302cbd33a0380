import type { Config, Payload } from 'payload'
import { z } from 'zod'
import { reviewReasons } from '@/src/core/orders/order-labels'

export const refundEventData = z.object({
  eventId: z.uuid(),
  /** Of one order alone. */
  orderId: z.uuid().optional(),
  /** The owner who asked for it. */
  actor: z.string().optional(),
})
export const notifyHoldersData = z.object({ eventId: z.uuid() })
export const expireAbandonedCheckoutData = z.object({
  /** Where the membership was about to be paid. */
  pageId: z.string(),
  /** Connected account that it belongs to; '' for the platform's own. */
  account: z.string(),
  profileId: z.uuid(),
})
export const notifyGiftWithdrawnData = z.object({ giftId: z.uuid() })
export const notifyReviewData = z.object({
  orderId: z.uuid(),
  why: z.enum(reviewReasons),
  fact: z.string(),
})

/** Work that plugins do, which the server must not import; by the names of the table in `jobs.ts`. */
type JobHandlers = {
  'refund-event': (payload: Payload, data: z.output<typeof refundEventData>) => Promise<void>
  'tell-holders': (payload: Payload, data: z.output<typeof notifyHoldersData>) => Promise<void>
  'give-up-page': (
    payload: Payload,
    data: z.output<typeof expireAbandonedCheckoutData>,
  ) => Promise<void>
  'tell-withdrawn': (
    payload: Payload,
    data: z.output<typeof notifyGiftWithdrawnData>,
  ) => Promise<void>
  'tell-review': (payload: Payload, data: z.output<typeof notifyReviewData>) => Promise<void>
}

const key = 'broughtJobs'

function handlersIn(config: { custom?: Record<string, unknown> }): Partial<JobHandlers> {
  return (config.custom?.[key] ?? {}) as Partial<JobHandlers>
}

/** How a plugin brings the work behind a job. */
export function registerJob<Name extends keyof JobHandlers>(
  config: Config,
  name: Name,
  run: JobHandlers[Name],
): Config {
  return {
    ...config,
    custom: { ...config.custom, [key]: { ...handlersIn(config), [name]: run } },
  }
}

/** @throws {Error} when no plugin has brought it */
export function jobHandler<Name extends keyof JobHandlers>(
  payload: Payload,
  name: Name,
): JobHandlers[Name] {
  const run = handlersIn(payload.config)[name]
  if (!run) {
    throw new Error(`No plugin does the job ${name}`)
  }
  return run
}
