import type { Config, Payload } from 'payload'
import type { z } from 'zod'

/** A kind of background work. */
export type Job<Schema extends z.ZodType = z.ZodType> = {
  /** Stored with waiting jobs: never reuse one. */
  name: string
  /** What is stored with the job; plain JSON. */
  data: Schema
  /** Runs at least once per job, perhaps twice after a crash, so it must be safe to repeat. */
  run(payload: Payload, data: z.output<Schema>): Promise<unknown>
  /** How often it is tried again, each time waiting about twice as long. */
  retries: number
  /** Wait before the first retry. Those after the sixteenth wait 32,768 to 65,536 times as long. */
  retryDelaySeconds: number
  /** How long it waits for its turn and its retries; then it is given up. */
  keepDays: number
  /** A run that takes longer, or whose process has died, counts as failed. */
  timeoutSeconds: number
}

type Needed = 'name' | 'data' | 'run'

type JobOptions<Schema extends z.ZodType> = Pick<Job<Schema>, Needed> &
  Partial<Omit<Job<Schema>, Needed>>

/** For what must not be lost, such as the end of payments: tried about twice a day for three months. */
export const untilHeard = { retries: 180, retryDelaySeconds: 1, keepDays: 180 }

/** By default it is tried for about an hour. A plugin registers it with {@link withJobs}. */
export function defineJob<Schema extends z.ZodType>(options: JobOptions<Schema>): Job<Schema> {
  return { retries: 8, retryDelaySeconds: 10, keepDays: 14, timeoutSeconds: 60, ...options }
}

type Registered = { custom?: Record<string, unknown> }

const key = 'jobs'

/**
 * How a plugin brings the jobs that it owns.
 *
 * @throws {Error} when a name is taken
 */
export function withJobs(config: Config, jobs: readonly Job[]): Config {
  const all = [...jobsOf(config), ...jobs]
  const twice = all.find(({ name }, at) => all.findIndex((job) => job.name === name) < at)
  if (twice) {
    throw new Error(`Two jobs have the name ${twice.name}`)
  }
  return { ...config, custom: { ...config.custom, [key]: all } }
}

/** All jobs of the configuration. */
export function jobsOf(config: Registered): readonly Job[] {
  return (config.custom?.[key] ?? []) as readonly Job[]
}
