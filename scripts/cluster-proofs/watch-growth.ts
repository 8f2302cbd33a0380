import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryOfTree } from '@/scripts/bench/process-memory'
import type { Scene } from '@/scripts/cluster-proofs/scene'
import { readMetrics } from '@/scripts/cluster-proofs/start-cluster'

const everyMs = 5000
/** Collecting all garbage stops a process, so the heap is not looked at each time. */
const looksPerHeap = 12

/** What may be more at the end than it was in the second quarter, as a share of that and by itself. */
const allowed: Readonly<Record<string, { share: number; amount: number }>> = {
  'memory, MB': { share: 0.15, amount: 30 },
  'heap, MB': { share: 0.2, amount: 20 },
  'open files': { share: 0.1, amount: 8 },
  handles: { share: 0.1, amount: 8 },
  connections: { share: 0.1, amount: 3 },
  'jobs and mails that wait': { share: 0, amount: 20 },
}

type Growth = {
  what: string
  of: string
  early: number
  late: number
  perHour: number
  isSteady: boolean
}

/** Looks at memory, handles, connections and the queue every few seconds, until it is asked what grew. */
export function watchGrowth({ cluster, database }: Scene) {
  const startedMs = Date.now()
  const samples = new Map<string, { atMs: number; value: number }[]>()
  const note = (what: string, of: string, value: number) => {
    const key = `${what}\n${of}`
    samples.set(key, [...(samples.get(key) ?? []), { atMs: Date.now() - startedMs, value }])
  }
  let looking: Promise<void> = Promise.resolve()
  let looks = 0

  async function look(): Promise<void> {
    const isHeapDue = looks++ % looksPerHeap === 0
    for (const { name, pid, metricsUrl } of [...cluster.webs, ...cluster.workers]) {
      const [memory] = memoryOfTree(pid())
      note('memory, MB', name, memory?.rssMb ?? 0)
      note('open files', name, readdirSync(`/proc/${pid()}/fd`).length)
      if (isHeapDue) {
        // A signal has no answer: collecting takes a tenth of that.
        process.kill(pid(), 'SIGUSR2')
        await sleep(1000)
      }
      const metrics = await readMetrics(metricsUrl)
      if (isHeapDue) {
        note('heap, MB', name, (metrics.get('nodejs_heap_size_used_bytes') ?? 0) / 1e6)
      }
      note('handles', name, metrics.get('nodejs_active_handles_total') ?? 0)
    }
    const { rows } = await database.query<{ connections: number; waiting: number }>(
      `select (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
         (select count(*)::int from jobs.job where state < 'active' and start_after <= now())
         + (select count(*)::int from mail_log where state = 'queued') as waiting`,
    )
    note('connections', 'database', rows[0]?.connections ?? 0)
    note('jobs and mails that wait', 'database', rows[0]?.waiting ?? 0)
  }

  const timer = setInterval(() => {
    looking = looking.then(look).catch((error: unknown) => console.warn('Not looked at:', error))
  }, everyMs)

  return {
    stop: async (): Promise<Growth[]> => {
      clearInterval(timer)
      await looking
      return [...samples].map(([key, found]) => judge(key, found))
    },
  }
}

function judge(key: string, found: readonly { atMs: number; value: number }[]): Growth {
  const [what = '', of = ''] = key.split('\n')
  const quarter = Math.floor(found.length / 4)
  // The first quarter fills caches and pools.
  const rest = found.slice(quarter)
  const early = median(rest.slice(0, quarter))
  const late = median(found.slice(-quarter))
  const { share = 0, amount = 0 } = allowed[what] ?? {}
  return {
    what,
    of,
    early: Math.round(early),
    late: Math.round(late),
    perHour: Math.round(slopeOf(rest) * 3_600_000),
    isSteady: late <= early * (1 + share) + amount,
  }
}

function median(samples: readonly { value: number }[]): number {
  const values = samples.map(({ value }) => value).sort((a, b) => a - b)
  return values[Math.floor(values.length / 2)] ?? 0
}

/** Of the line that lies closest to all samples, per millisecond. */
function slopeOf(samples: readonly { atMs: number; value: number }[]): number {
  const count = samples.length
  const meanMs = samples.reduce((sum, { atMs }) => sum + atMs, 0) / count
  const mean = samples.reduce((sum, { value }) => sum + value, 0) / count
  const above = samples.reduce((sum, { atMs, value }) => sum + (atMs - meanMs) * (value - mean), 0)
  const below = samples.reduce((sum, { atMs }) => sum + (atMs - meanMs) ** 2, 0)
  return below === 0 ? 0 : above / below
}
