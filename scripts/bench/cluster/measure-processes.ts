import type { BenchServer } from '@/scripts/bench/bench-server'
import { type Cluster, counted, processes, withCluster } from '@/scripts/bench/cluster/cluster'
import { measureSpread } from '@/scripts/bench/cluster/measure-spread'
import { startNginx } from '@/scripts/bench/cluster/nginx'
import { wrkRate } from '@/scripts/bench/cluster/wrk'
import { type Figure, figureOf } from '@/scripts/bench/figure'
import type { Original } from '@/scripts/bench/fill-database'
import type { LoadGenerator } from '@/scripts/bench/load-generator'
import type { LoadJob } from '@/scripts/bench/load-job'
import type { Session } from '@/scripts/bench/session'

const restartsUnderPerSecond = 200

type Sizes = Pick<Session, 'rounds' | 'seconds'>

/** Several processes of the web behind nginx, against one of them; what one changes in another; restarts in turn. */
export function measureProcesses(sizes: Sizes): Promise<Figure[]> {
  return withCluster({}, async (cluster) => [
    ...(await measureRates(cluster, sizes)),
    ...(await measureMetrics(cluster, sizes)),
    ...(await measureSpread(cluster, 'cluster.spread')),
    ...(await measureRollingRestart(cluster)),
  ])
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
