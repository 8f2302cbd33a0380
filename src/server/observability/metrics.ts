import type { Counter, Histogram, Registry } from 'prom-client'

/** What this process counts. Made by `start-metrics.ts`, which alone loads the library. */
export type Metrics = {
  registry: Registry
  requests: Counter<'route' | 'status'>
  requestSeconds: Histogram<'route'>
  cacheRequests: Counter<'cache' | 'result'>
  payments: Counter<'outcome'>
  mails: Counter<'outcome'>
  jobs: Counter<'outcome'>
  slowQueries: Counter
}

/** Something to look at when somebody asks: how many there are now. */
type Gauges = Map<string, () => number>

type State = { metrics?: Metrics; gauges: Gauges; pools: Map<string, PoolUse> }

/** Of a pool of connections, as `pg` counts them. */
export type PoolUse = {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

// The server script and Next's bundle each load their own copy of this module; they share this.
const shared = globalThis as typeof globalThis & { [key: symbol]: State | undefined }
const key = Symbol.for('bandstand.metrics')

export function metricsState(): State {
  shared[key] ??= { gauges: new Map(), pools: new Map() }
  return shared[key]
}

/** The counters of this process; undefined unless `METRICS_TOKEN` is set, when counting must cost nothing. */
export function metrics(): Metrics | undefined {
  return shared[key]?.metrics
}

/** Names a pool whose use is told, the last of its name. */
export function measurePool(name: string, pool: PoolUse): void {
  metricsState().pools.set(name, pool)
}

/** Names what is kept in memory, and of how many sites. */
export function measureGauge(name: GaugeName, read: () => number): void {
  metricsState().gauges.set(name, read)
}

/** What is measured by that name, if anything is. */
export function readGauge(name: GaugeName): number | undefined {
  return metricsState().gauges.get(name)?.()
}

export const gaugeNames = {
  bandstand_cached_pages: 'Finished pages kept in memory',
  bandstand_cached_page_bytes: 'Bytes of finished pages kept in memory',
  bandstand_cached_sites: 'Sites of which finished pages are kept in memory',
  bandstand_cached_answers: 'Answers of public calls kept in memory',
  bandstand_cached_answer_bytes: 'Bytes of answers of public calls kept in memory',
  bandstand_disk_cache_entries: 'Pages and data kept in DATA_DIR',
  bandstand_disk_cache_bytes: 'Bytes of pages and data kept in DATA_DIR',
  bandstand_known_hosts: 'Hosts of which it is known whose site they are',
  bandstand_shared_cache_away: '1 while the cache at REDIS_URL is away',
} as const

export type GaugeName = keyof typeof gaugeNames
