import { z } from 'zod'

/** What the load process is asked to do. */
export const loadJob = z.object({
  origin: z.string(),
  /**
   * Asked for in turn; `host` is sent as the Host header. A `body` is posted as JSON with an idempotency key of each
   * request, which `{id}` in it stands for.
   */
  places: z
    .array(z.object({ path: z.string(), host: z.string().optional(), body: z.string().optional() }))
    .min(1),
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
  /** How many of them had which status; those without an answer have none. */
  statuses: z.record(z.string(), z.number()),
})
export type LoadResult = z.output<typeof loadResult>
