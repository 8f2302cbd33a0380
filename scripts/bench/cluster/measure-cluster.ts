import { setTimeout as sleep } from 'node:timers/promises'
import { type BenchServer, createBenchServer } from '@/scripts/bench/bench-server'
import { hasNginx, startNginx } from '@/scripts/bench/cluster/nginx'
import { wrkRate } from '@/scripts/bench/cluster/wrk'
import { type Figure, figureOf, quantile } from '@/scripts/bench/figure'
import {
  copiedSlug,
  copySites,
  findOriginal,
  type Original,
  withDatabase,
} from '@/scripts/bench/fill-database'
import { type LoadGenerator, startLoadGenerator } from '@/scripts/bench/load-generator'
import type { LoadJob } from '@/scripts/bench/load-job'
import { memoryOfTree } from '@/scripts/bench/process-memory'
import { fetchRaw } from '@/scripts/bench/raw-answer'
import type { Session } from '@/scripts/bench/session'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'
import { loadSecrets } from '@/src/server/runtime/secrets'

const processes = 3
/** Which of them counts for `/api/metrics`. The last one does not, and has as little to do beside. */
const counted = 1
const changes = 60
const restartsUnderPerSecond = 200
const drainSeconds = 2

type Sizes = Pick<Session, 'rounds' | 'seconds'>
type Cluster = {
  /** Processes of the web, all started. */
  webs: readonly BenchServer[]
  load: LoadGenerator
  /** Data folder of the database. */
  dataDir: string
  original: Original
}

/** Several processes of the web behind nginx, against one of them; what one changes in another; restarts in turn. */
export function measureProcesses(sizes: Sizes): Promise<Figure[]> {
  return withCluster(0, async (cluster) => [
    ...(await measureRates(cluster, sizes)),
    ...(await measureMetrics(cluster, sizes)),
    ...(await measureSpread(cluster)),
    ...(await measureRollingRestart(cluster)),
  ])
}

/** Homes of very many sites, and what a process holds that was asked for all of them. */
export function measureSites({ manySites }: Pick<Session, 'manySites'>): Promise<Figure[]> {
  return withCluster(manySites, (cluster) => measureManySites(cluster, manySites))
}

/**
 * Processes of the web on one database that has copies of the demo's site, with the worker in the first of them. With
 * `BENCH_REDIS_URL` they share their pages there.
 */
async function withCluster(
  sites: number,
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
      await copySites(client, found, { first: 1, last: sites })
      return found
    })
    const load = startLoadGenerator({ isPinned: true })
    stops.push(async () => load.stop())
    const webs: BenchServer[] = []
    for (let number = 0; number < processes; number += 1) {
      const web = await createBenchServer({
        DATABASE_URL: postgres.url,
        PAYLOAD_SECRET: payloadSecret,
        // The worker finds the demo's files.
        ...(number === 0 ? { WORKER: 'on', DATA_DIR: dataDir } : { WORKER: 'off' }),
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

/** The same load on one, two and three processes; each gets its share from nginx. */
async function measureRates(
  { webs, load, original }: Cluster,
  { rounds, seconds }: Sizes,
): Promise<Figure[]> {
  const subjects: { id: string; name: string; places: LoadJob['places'] }[] = [
    { id: 'home', name: 'Home', places: [{ path: '/' }] },
    {
      id: 'list',
      name: 'Product list',
      places: [{ path: `/api/public/products?profileId=${original.profileId}&limit=10` }],
    },
    {
      id: 'checkout',
      name: 'Checkout',
      places: [{ path: '/api/public/checkout', body: orderOf(original) }],
    },
  ]
  const rateOf = async (job: Parameters<LoadGenerator['run']>[0]) => {
    // The address of nginx is another each time, so that its first page is made anew.
    await load.run(job)
    const [place] = job.places
    const read = place?.body ? null : await wrkRate(`${job.origin}${place?.path}`, job.seconds)
    return read ?? (await load.run(job)).perSecond
  }
  const figures: Figure[] = []
  for (const { id, name, places } of subjects) {
    const rates = new Map<number, number[]>()
    for (let round = 0; round < rounds; round += 1) {
      for (let count = 1; count <= processes; count += 1) {
        const nginx = await startNginx(webs.slice(0, count).map(({ port }) => port))
        const perSecond = await rateOf({ origin: nginx.origin, places, seconds }).finally(
          nginx.stop,
        )
        rates.set(count, [...(rates.get(count) ?? []), perSecond])
      }
    }
    for (const [count, samples] of rates) {
      const what = count === 1 ? '1 process' : `${count} processes`
      figures.push(
        figureOf(
          { id: `cluster.${id}.${count}`, name: `${name} by nginx, ${what}`, unit: 'req/s' },
          samples,
        ),
      )
    }
    figures.push(
      figureOf(
        {
          id: `cluster.${id}.ratio`,
          name: '  two processes to one',
          unit: '×',
          target: { atLeast: 1 },
        },
        (rates.get(2) ?? []).map((two, round) => two / (rates.get(1)?.[round] ?? two)),
      ),
    )
  }
  return figures
}

/** The same page from a process that counts and from one that does not. */
async function measureMetrics(
  { webs, load }: Cluster,
  { rounds, seconds }: Sizes,
): Promise<Figure[]> {
  const rate = async (web: BenchServer | undefined) => {
    const places = [{ path: '/' }]
    return (await load.run({ origin: web?.origin ?? '', places, seconds })).perSecond
  }
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const bare = await rate(webs.at(-1))
    ratios.push((await rate(webs[counted])) / bare)
  }
  return [
    figureOf(
      {
        id: 'cluster.metrics.ratio',
        name: 'Home of a process with metrics to one without',
        unit: '×',
        target: { atLeast: 0.9 },
      },
      ratios,
    ),
  ]
}

/** An order for the album, by another buyer each time. */
function orderOf({ profileId, albumId, variantId }: Original): string {
  return JSON.stringify({
    profileId,
    email: '{id}@example.com',
    items: [{ productId: albumId, productVariantId: variantId }],
  })
}

/** From the commit of a change until another process shows it on a page that it keeps. */
async function measureSpread({ webs, dataDir, original }: Cluster): Promise<Figure[]> {
  const { origin } = webs.at(-1) ?? { origin: '' }
  const { albumId, profileId } = original
  const url = `${origin}/products/${albumId}`
  const times = await withDatabase(dataDir, async (client) => {
    const samples: number[] = []
    for (let change = 0; change < changes; change += 1) {
      const title = `Title ${change}`
      await client.query('begin')
      await client.query('update products set title = $2 where id = $1', [albumId, title])
      await client.query('insert into cache_invalidations (tags) values ($1)', [
        [cacheTags.products(profileId), cacheTags.product(profileId, albumId)],
      ])
      await client.query('commit')
      const committedAtMs = performance.now()
      while (!(await (await fetch(url)).text()).includes(title)) {
        await sleep(5)
      }
      samples.push(performance.now() - committedAtMs)
    }
    return samples
  })
  return [
    figureOf({ id: 'cluster.spread', name: 'Change shows on another process', unit: 'ms' }, times),
    figureOf(
      {
        id: 'cluster.spread.p99',
        name: '  99 of 100 within',
        unit: 'ms',
        target: { atMost: 1000 },
      },
      [quantile(times, 0.99)],
    ),
  ]
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

/** Restarts one process after the other while visitors come. */
async function measureRollingRestart({ webs, load }: Cluster): Promise<Figure[]> {
  const nginx = await startNginx(webs.map(({ port }) => port))
  let isRestarting = true
  const restart = (async () => {
    for (const web of webs) {
      await web.stop()
      await web.start()
    }
  })().finally(() => {
    isRestarting = false
  })
  const lost: number[] = []
  let answers = 0
  while (isRestarting) {
    const result = await load.count({
      origin: nginx.origin,
      places: [{ path: '/' }, { path: '/products' }, { path: '/api/public/profiles/current' }],
      seconds: 5,
      perSecond: restartsUnderPerSecond,
    })
    lost.push(result.failures)
    answers += result.answers
  }
  await restart
  await nginx.stop()
  return [
    figureOf(
      {
        id: 'cluster.restart',
        name: `Requests lost of ${answers} while ${webs.length} processes restart in turn`,
        unit: 'requests',
        target: { atMost: 0 },
      },
      [lost.reduce((sum, count) => sum + count, 0)],
    ),
  ]
}
