import type { Config, Payload } from 'payload'
import { z } from 'zod'
import { reviewReasons } from '@/src/core/orders/order-words'

export const refundEventData = z.object({
  eventId: z.uuid(),
  /** Of one order alone. */
  orderId: z.uuid().optional(),
  /** The owner who asked for it. */
  actor: z.string().optional(),
})
export const tellHoldersData = z.object({ eventId: z.uuid() })
export const giveUpPageData = z.object({
  /** Where the membership was about to be paid. */
  pageId: z.string(),
  /** Connected account that it belongs to; '' for the platform's own. */
  account: z.string(),
  profileId: z.uuid(),
})
export const tellWithdrawnData = z.object({ giftId: z.uuid() })
export const tellReviewData = z.object({
  orderId: z.uuid(),
  why: z.enum(reviewReasons),
  fact: z.string(),
})

/** Work that plugins do, which the server must not import; by the names of the table in `jobs.ts`. */
type BroughtJobs = {
  'refund-event': (payload: Payload, data: z.output<typeof refundEventData>) => Promise<void>
  'tell-holders': (payload: Payload, data: z.output<typeof tellHoldersData>) => Promise<void>
  'give-up-page': (payload: Payload, data: z.output<typeof giveUpPageData>) => Promise<void>
  'tell-withdrawn': (payload: Payload, data: z.output<typeof tellWithdrawnData>) => Promise<void>
  'tell-review': (payload: Payload, data: z.output<typeof tellReviewData>) => Promise<void>
}

const key = 'broughtJobs'

function broughtBy(config: { custom?: Record<string, unknown> }): Partial<BroughtJobs> {
  return (config.custom?.[key] ?? {}) as Partial<BroughtJobs>
}

/** How a plugin brings the work behind a job. */
export function withJob<Name extends keyof BroughtJobs>(
  config: Config,
  name: Name,
  run: BroughtJobs[Name],
): Config {
  return {
    ...config,
    custom: { ...config.custom, [key]: { ...broughtBy(config), [name]: run } },
  }
}

/** @throws {Error} when no plugin has brought it */
export function broughtJob<Name extends keyof BroughtJobs>(
  payload: Payload,
  name: Name,
): BroughtJobs[Name] {
  const run = broughtBy(payload.config)[name]
  if (!run) {
    throw new Error(`No plugin does the job ${name}`)
  }
  return run
}
