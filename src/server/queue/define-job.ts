import type { Payload } from 'payload'
import type { z } from 'zod'

export type Job<Schema extends z.ZodType = z.ZodType> = {
  /** What is stored with the job; plain JSON. */
  data: Schema
  /** Runs at least once per job, perhaps twice after a crash, so it must be safe to repeat. */
  run: (input: { payload: Payload; data: z.output<Schema> }) => Promise<void>
  /** How often it is tried again, each time waiting about twice as long. */
  retries: number
  /** Wait before the first retry. Those after the sixteenth wait 32,768 to 65,536 times as long. */
  retryDelaySeconds: number
  /** How long it waits for its turn and its retries; then it is given up. */
  keepDays: number
  /** A run that takes longer, or whose process has died, counts as failed. */
  timeoutSeconds: number
}

type JobOptions<Schema extends z.ZodType> = Pick<Job<Schema>, 'data' | 'run'> &
  Partial<Omit<Job<Schema>, 'data' | 'run'>>

/** A kind of background work, for the table in `jobs.ts`. By default it is tried for about an hour. */
export function defineJob<Schema extends z.ZodType>(options: JobOptions<Schema>): Job<Schema> {
  return { retries: 8, retryDelaySeconds: 10, keepDays: 14, timeoutSeconds: 60, ...options }
}
