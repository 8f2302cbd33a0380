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
const largeTarget = { atMost: 50 }

const products = '/api/public/products'
const posts = '/api/public/posts'
/** The first pages of lists, which no number of rows may slow down. */
const lists = [
  { id: 'products', name: 'Product list', path: products, query: '' },
  { id: 'posts', name: 'Post list', path: posts, query: '' },
] as const
/** What reads much of a large site: pages far down, and words that every row has or none. */
const large = [
  { id: 'posts.far', name: 'Page 9,000 of posts', path: posts, query: '&page=9000' },
  { id: 'posts.search', name: 'Search of posts', path: posts, query: '&filter[query]=e' },
  { id: 'posts.rare', name: '  that finds none', path: posts, query: '&filter[query]=qzx' },
  { id: 'products.search', name: 'Search of products', path: products, query: '&filter[query]=e' },
  { id: 'products.rare', name: '  that finds none', path: products, query: '&filter[query]=qzx' },
] as const

type List = (typeof lists | typeof large)[number]
type Medians<Id extends List['id']> = Record<Id, number[]>

/**
 * How long one caller waits for the first page of a list: in a database with two sites and a handful
 * of rows, then among many sites, then with very many rows of this site too. Neither our memory of
 * answers nor Next's cache helps: every question is a new one.
 */
export async function measureLists({ rounds, manySites }: Session): Promise<Figure[]> {
  const server = await createBenchServer({ RATE_LIMIT_FACTOR: '100000' })
  const { dataDir, origin } = server
  /** The server is off meanwhile, as after a restart: it may not go on with plans for a small table. */
  const change = async <Result>(work: Parameters<typeof withDatabase<Result>>[1]) => {
    await server.stop()
    return withDatabase(dataDir, work).finally(server.start)
  }
  try {
    await server.seed()
    const original = await change(findOriginal)
    const few = await measure(lists, { origin, rounds, original })
    await change((client) => copySites(client, original, { first: 1, last: manySites - 2 }))
    const amongSites = await measure(lists, { origin, rounds, original })
    await change(async (client) => {
      const [single = ''] = original.musicIds.filter((id) => id !== original.albumId)
      await growCatalogue(client, { ...original, musicIds: [single] }, manyRows)
      await growPosts(client, original, manyRows)
    })
    const manyOfThem = await measure(lists, { origin, rounds, original })
    const ofLarge = await measure(large, { origin, rounds, original })

    const firstPages = lists.flatMap(({ id, name }) => {
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
    const ofMany = large.map(({ id, name }) =>
      figureOf({ id: `lists.${id}`, name, unit: 'ms', target: largeTarget }, ofLarge[id]),
    )
    return [...firstPages, ...ofMany]
  } finally {
    await server.remove()
  }
}

type Place = { origin: string; rounds: number; original: Original }

async function measure<Id extends List['id']>(
  asked: readonly (List & { id: Id })[],
  { origin, rounds, original: { profileId } }: Place,
): Promise<Medians<Id>> {
  const medians = Object.fromEntries(asked.map(({ id }) => [id, []])) as unknown as Medians<Id>
  let count = 0
  for (let round = -1; round < rounds; round += 1) {
    for (const { id, path, query } of asked) {
      const times: number[] = []
      while (times.length < asksPerRound) {
        // An odd page size is kept nowhere, and what the call does not know makes each ask a new one.
        const url = `${origin}${path}?profileId=${profileId}&limit=11&unseen=${count++}${query}`
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
