import { z } from 'zod'

/** What the load process is asked to do. */
export const loadJob = z.object({
  origin: z.string(),
  /** Asked for in turn; `host` is sent as the Host header. */
  places: z.array(z.object({ path: z.string(), host: z.string().optional() })).min(1),
  seconds: z.number(),
  connections: z.number(),
  /** As fast as answers come unless told. */
  perSecond: z.number().optional(),
})
export type LoadJob = z.output<typeof loadJob>

export const loadResult = z.object({
  answers: z.number(),
  perSecond: z.number(),
  medianMs: z.number(),
  p99Ms: z.number(),
  /** Answers that were no 2xx, and requests without an answer. */
  failures: z.number(),
})
export type LoadResult = z.output<typeof loadResult>
