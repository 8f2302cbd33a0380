import {
  type GaugeName,
  gaugeNames,
  type Metrics,
  metricsState,
} from '@/src/server/observability/metrics'
import type { QueueFigures } from '@/src/server/queue/queue-figures'

/** From what a page in memory takes to what nobody waits for, in seconds. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Begins to count. Loads the library, which is not there before.
 *
 * @param readQueues what waits in the database; asked each time, and free to answer what it knew before
 */
export async function startMetrics(readQueues: () => Promise<QueueFigures>): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  // Memory, processor time, handles, collections of garbage, delay of the event loop.
  collectDefaultMetrics({ register: registry })

  const state = metricsState()
  for (const name of Object.keys(gaugeNames) as GaugeName[]) {
    new Gauge({
      name,
      help: gaugeNames[name],
      registers,
      collect() {
        this.set(state.gauges.get(name)?.() ?? 0)
      },
    })
  }
  new Gauge({
    name: 'bandstand_database_connections',
    help: 'Connections of the pools of this process; waiting are those who wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of state.pools) {
        this.set({ pool, state: 'used' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
  let reading: Promise<QueueFigures | null> | undefined
  /** One question for all gauges of a scrape. Away is not empty: then there are no figures at all. */
  const figures = () => {
    reading ??= readQueues()
      .catch(() => null)
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  new Gauge({
    name: 'bandstand_queue_size',
    help: 'What waits in the database, for all processes: jobs that are due, mails that are due, jobs that failed for good',
    labelNames: ['queue'],
    registers,
    async collect() {
      const found = await figures()
      this.reset()
      for (const [queue, { size }] of Object.entries(found?.queues ?? {})) {
        this.set({ queue }, size)
      }
    },
  })
  new Gauge({
    name: 'bandstand_queue_age_seconds',
    help: 'How long the oldest of them has waited',
    labelNames: ['queue'],
    registers,
    async collect() {
      const found = await figures()
      this.reset()
      for (const [queue, { ageSeconds }] of Object.entries(found?.queues ?? {})) {
        this.set({ queue }, ageSeconds)
      }
    },
  })
  new Gauge({
    name: 'bandstand_workers',
    help: 'Workers that gave a sign in the last 30 seconds, in all processes',
    registers,
    async collect() {
      const found = await figures()
      this.reset()
      if (found) {
        this.set(found.workers)
      }
    },
  })

  state.metrics = {
    registry,
    requests: new Counter({
      name: 'bandstand_http_requests_total',
      help: 'Answers by route and status; 499 when the caller went away',
      labelNames: ['route', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'bandstand_http_request_duration_seconds',
      help: 'Time from the head of a request to the end of its answer',
      labelNames: ['route'],
      buckets,
      registers,
    }),
    cacheRequests: new Counter({
      name: 'bandstand_cache_requests_total',
      help: 'Questions to the caches: finished pages, public answers, data of the read model',
      labelNames: ['cache', 'result'],
      registers,
    }),
    payments: new Counter({
      name: 'bandstand_payments_total',
      help: 'Reports of payments by what became of them',
      labelNames: ['outcome'],
      registers,
    }),
    mails: new Counter({
      name: 'bandstand_mails_total',
      help: 'Tries to send a mail by what became of them',
      labelNames: ['outcome'],
      registers,
    }),
    jobs: new Counter({
      name: 'bandstand_jobs_total',
      help: 'Runs of jobs by what became of them',
      labelNames: ['outcome'],
      registers,
    }),
    slowQueries: new Counter({
      name: 'bandstand_slow_queries_total',
      help: 'Statements that took longer than LOG_SLOW_QUERIES_MS',
      registers,
    }),
  }
  return state.metrics
}
