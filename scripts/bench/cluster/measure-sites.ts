import type { BenchServer } from '@/scripts/bench/bench-server'
import { type Cluster, withCluster } from '@/scripts/bench/cluster/cluster'
import { measureSpread } from '@/scripts/bench/cluster/measure-spread'
import { type Figure, figureOf, quantile } from '@/scripts/bench/figure'
import { copiedSlug, withDatabase } from '@/scripts/bench/fill-database'
import { memoryOfTree } from '@/scripts/bench/process-memory'
import { fetchRaw } from '@/scripts/bench/raw-answer'
import type { Session } from '@/scripts/bench/session'

/**
 * Homes of very many sites, what a process holds that was asked for all of them, and how soon another one shows what is
 * published among them.
 */
export function measureSites({ manySites }: Pick<Session, 'manySites'>): Promise<Figure[]> {
  return withCluster({ sites: manySites }, async (cluster) => [
    ...(await measureManySites(cluster, manySites)),
    ...(await measureSpread(cluster, 'cluster.sites.spread')),
  ])
}

/**
 * Homes that nobody has asked for, the same again, the same of another process, and what a process that has answered all
 * of them holds.
 */
async function measureManySites({ webs, dataDir }: Cluster, manySites: number): Promise<Figure[]> {
  // Neither has the worker, which operators of many sites run apart.
  const [, other, web] = webs
  if (!web || !other) {
    return []
  }
  const ask = async (number: number, { origin, port }: BenchServer = web) => {
    const askedAtMs = performance.now()
    const { status } = await fetchRaw(`${origin}/`, `${copiedSlug(number)}.localhost:${port}`)
    if (status !== 200) {
      throw new Error(`The home page of ${copiedSlug(number)} answered ${status}.`)
    }
    return performance.now() - askedAtMs
  }
  const cold: number[] = []
  const warm: number[] = []
  const elsewhere: number[] = []
  for (let number = 1; number <= manySites; number += 1) {
    cold.push(await ask(number))
  }
  for (let number = manySites; number > Math.max(manySites - 500, 0); number -= 1) {
    await ask(number)
    warm.push(await ask(number))
    elsewhere.push(await ask(number, other))
  }
  const memory = memoryOfTree(web.pid()).reduce((sum, { rssMb }) => sum + rssMb, 0)
  const bytes = await withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ size: string }>(
      'select pg_database_size(current_database()) as size',
    )
    return Number(rows[0]?.size)
  })
  return [
    figureOf({ id: 'cluster.cold', name: `Home, first of ${manySites} sites`, unit: 'ms' }, cold),
    figureOf({ id: 'cluster.cold.p99', name: '  99 of 100 within', unit: 'ms' }, [
      quantile(cold, 0.99),
    ]),
    figureOf({ id: 'cluster.warm', name: 'Home, asked for before', unit: 'ms' }, warm),
    figureOf({ id: 'cluster.elsewhere', name: '  of another process', unit: 'ms' }, elsewhere),
    figureOf(
      {
        id: 'cluster.memory',
        name: `Memory of a web process that answered ${manySites} sites`,
        unit: 'MB',
        target: { atMost: 700 },
      },
      [memory],
    ),
    figureOf({ id: 'cluster.database', name: `Database of ${manySites} sites`, unit: 'MB' }, [
      bytes / 1e6,
    ]),
  ]
}
