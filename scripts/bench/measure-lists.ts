import { createBenchServer } from '@/scripts/bench/bench-server'
import { type Figure, figureOf, median } from '@/scripts/bench/figure'
import {
  copySites,
  findOriginal,
  growCatalogue,
  growPosts,
  type Original,
  withDatabase,
} from '@/scripts/bench/fill-database'
import { fetchRaw } from '@/scripts/bench/raw-answer'
import type { Session } from '@/scripts/bench/session'

const asksPerRound = 200
const manyRows = 100_000
const target = { atMost: 1.3 }

const lists = [
  { id: 'products', name: 'Product list', path: '/api/public/products' },
  { id: 'posts', name: 'Post list', path: '/api/public/posts' },
] as const

type Medians = Record<(typeof lists)[number]['id'], number[]>

/**
 * How long one caller waits for the first page of a list: in a database with two sites and a handful
 * of rows, then among many sites, then with very many rows of this site too. Neither our memory of
 * answers nor Next's cache helps: every question is a new one.
 */
export async function measureLists({ rounds, manySites }: Session): Promise<Figure[]> {
  const server = await createBenchServer()
  const { dataDir, origin } = server
  /** The server is off meanwhile, as after a restart: it may not go on with plans for a small table. */
  const change = async <Result>(work: Parameters<typeof withDatabase<Result>>[1]) => {
    await server.stop()
    return withDatabase(dataDir, work).finally(server.start)
  }
  try {
    await server.seed()
    const original = await change(findOriginal)
    const few = await measure(origin, rounds, original)
    await change((client) => copySites(client, original, { first: 1, last: manySites - 2 }))
    const amongSites = await measure(origin, rounds, original)
    await change(async (client) => {
      const [single = ''] = original.musicIds.filter((id) => id !== original.albumId)
      await growCatalogue(client, { ...original, musicIds: [single] }, manyRows)
      await growPosts(client, original, manyRows)
    })
    const manyOfThem = await measure(origin, rounds, original)

    return lists.flatMap(({ id, name }) => {
      const time = (what: string, label: string, values: number[]) =>
        figureOf({ id: `lists.${id}.${what}`, name: `${name}, ${label}`, unit: 'ms' }, values)
      const ratio = (what: string, values: number[]) =>
        figureOf(
          { id: `lists.${id}.${what}.ratio`, name: '  to a handful', unit: '×', target },
          values.map((value) => value / median(few[id])),
        )
      return [
        time('few', 'a handful', few[id]),
        time('sites', `among ${manySites} sites`, amongSites[id]),
        ratio('sites', amongSites[id]),
        time('many', `${manyRows} of this site`, manyOfThem[id]),
        ratio('many', manyOfThem[id]),
      ]
    })
  } finally {
    await server.remove()
  }
}

async function measure(origin: string, rounds: number, { profileId }: Original): Promise<Medians> {
  const medians: Medians = { products: [], posts: [] }
  let asked = 0
  for (let round = -1; round < rounds; round += 1) {
    for (const { id, path } of lists) {
      const times: number[] = []
      for (let count = 0; count < asksPerRound; count += 1) {
        // An odd page size is kept nowhere, and what the call does not know makes each ask a new one.
        const url = `${origin}${path}?profileId=${profileId}&limit=11&unseen=${asked++}`
        const startedAt = performance.now()
        const { status } = await fetchRaw(url)
        times.push(performance.now() - startedAt)
        if (status !== 200) {
          throw new Error(`${path} answered ${status}.`)
        }
      }
      // The first round only warms up.
      if (round >= 0) {
        medians[id].push(median(times))
      }
    }
  }
  return medians
}
