import { type BenchServer, createBenchServer } from '@/scripts/bench/bench-server'
import { fillSites } from '@/scripts/bench/cluster/fill-sites'
import { hasNginx } from '@/scripts/bench/cluster/nginx'
import type { Figure } from '@/scripts/bench/figure'
import { findOriginal, type Original, withDatabase } from '@/scripts/bench/fill-database'
import { type LoadGenerator, startLoadGenerator } from '@/scripts/bench/load-generator'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'
import { loadSecrets } from '@/src/server/runtime/secrets'

export const processes = 3
/** Which of them counts for `/api/metrics`. The last one does not, and has as little to do beside. */
export const counted = 1
const drainSeconds = 2

export type Cluster = {
  /** Processes of the web, all started. */
  webs: readonly BenchServer[]
  load: LoadGenerator
  /** Data folder of the database. */
  dataDir: string
  original: Original
}

/**
 * Processes of the web on one database that has copies of the demo's site, or with none with the worker in the first of
 * them. With `BENCH_REDIS_URL` they share their pages there.
 */
export async function withCluster(
  { sites = 0 }: { sites?: number },
  measure: (cluster: Cluster) => Promise<Figure[]>,
): Promise<Figure[]> {
  if (!hasNginx) {
    console.log('  The cluster is not measured: nginx is not installed.')
    return []
  }
  const seeded = await createBenchServer()
  const stops = [seeded.remove]
  try {
    await seeded.seed()
    const { dataDir } = seeded
    const postgres = await startEmbeddedPostgres({ dataDir })
    stops.push(postgres.stop)
    const { payloadSecret } = await loadSecrets(dataDir)
    const original = await withDatabase(dataDir, async (client) => {
      const found = await findOriginal(client)
      if (sites > 0) {
        await fillSites(client, found, sites)
      }
      return found
    })
    const load = startLoadGenerator({ isPinned: true })
    stops.push(async () => load.stop())
    const webs: BenchServer[] = []
    for (let number = 0; number < processes; number += 1) {
      const web = await createBenchServer({
        DATABASE_URL: postgres.url,
        PAYLOAD_SECRET: payloadSecret,
        // The worker finds the demo's files. It would convert the songs of all copied sites all the time.
        WORKER: number === 0 && sites === 0 ? 'on' : 'off',
        ...(number === 0 && { DATA_DIR: dataDir }),
        METRICS_TOKEN: number === counted ? 'bench-metrics-token-0123456789abcdef' : '',
        DRAIN_SECONDS: String(drainSeconds),
        TRUSTED_PROXIES: '127.0.0.1,::1',
        RATE_LIMIT_FACTOR: '100000',
        REDIS_URL: process.env.BENCH_REDIS_URL ?? '',
      })
      stops.push(web.remove)
      await web.start()
      webs.push(web)
    }
    return await measure({ webs, load, dataDir, original })
  } finally {
    for (const stop of stops.reverse()) {
      await stop()
    }
  }
}
