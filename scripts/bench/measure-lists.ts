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
import { type ColdAsk, measureCold } from '@/scripts/bench/measure-cold'
import { fetchRaw } from '@/scripts/bench/raw-answer'
import type { Session } from '@/scripts/bench/session'

const asksPerRound = 200
const manyRows = 100_000
const target = { atMost: 1.3 }

const products = '/api/public/products'
const posts = '/api/public/posts'
/** The first pages of lists, which no number of rows may slow down. */
const lists = [
  { id: 'products', name: 'Product list', path: products },
  { id: 'posts', name: 'Post list', path: posts },
] as const
/** What reads much of a large site: all of it counted, pages far down, and words that every row has, few or none. */
const ofPosts = (profileId: string): ColdAsk[] => {
  const search = `${posts}?profileId=${profileId}&filter[query]=`
  const written = `/api/profiles/${profileId}/posts?state=all&page=1`
  return [
    { id: 'members', name: 'Members page, cold', path: '/members' },
    {
      id: 'posts.far',
      name: 'Page 9,000 of posts, cold',
      path: `${posts}?profileId=${profileId}&page=9000`,
    },
    { id: 'posts.search', name: 'Search of posts, cold', path: `${search}e` },
    { id: 'posts.other', name: '  that other sites have', path: `${search}night` },
    { id: 'posts.rare', name: '  that none has', path: `${search}qzx` },
    { id: 'posts.letter', name: '  for a letter that none has', path: `${search}q` },
    { id: 'sitemap', name: 'Sitemap, cold', path: '/sitemap.xml' },
    { id: 'posts.owner', name: 'Owner’s list of posts, cold', path: written, isOwner: true },
  ]
}
const ofProducts = (profileId: string): ColdAsk[] => {
  const search = `${products}?profileId=${profileId}&filter[query]=`
  return [
    { id: 'products.search', name: 'Search of products, cold', path: `${search}e` },
    { id: 'products.rare', name: '  that none has', path: `${search}qzx` },
    { id: 'products.letter', name: '  for a letter that none has', path: `${search}q` },
  ]
}

type List = (typeof lists)[number]
type Medians = Record<List['id'], number[]>

/**
 * How long one caller waits for the first page of a list: in a database with two sites and a handful
 * of rows, then among many sites, then with very many rows of this site too. Neither our memory of
 * answers nor Next's cache helps: every question is a new one. What is cold was forgotten right before, too.
 */
export async function measureLists({ rounds, manySites }: Session): Promise<Figure[]> {
  const server = await createBenchServer({
    RATE_LIMIT_FACTOR: '100000',
    // It would convert the songs of all copies meanwhile.
    WORKER: 'off',
  })
  const { dataDir, origin } = server
  /** The server is off meanwhile, as after a restart: it may not go on with plans for a small table. */
  const change = async <Result>(work: Parameters<typeof withDatabase<Result>>[1]) => {
    await server.stop()
    return withDatabase(dataDir, work).finally(server.start)
  }
  try {
    await server.seed()
    const original = await change(findOriginal)
    const place = { origin, rounds, original }
    const few = await measure(place)
    await change((client) => copySites(client, original, { first: 1, last: manySites - 2 }))
    const amongSites = await measure(place)
    await change((client) => growPosts(client, original, manyRows))
    const cold = { server, original, rounds }
    const coldPosts = await measureCold(ofPosts(original.profileId), cold)
    await change((client) => {
      const [single = ''] = original.musicIds.filter((id) => id !== original.albumId)
      return growCatalogue(client, { ...original, musicIds: [single] }, manyRows)
    })
    const manyOfThem = await measure(place)
    const coldProducts = await measureCold(ofProducts(original.profileId), cold)

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
    return [...firstPages, ...coldPosts, ...coldProducts]
  } finally {
    await server.remove()
  }
}

type Place = { origin: string; rounds: number; original: Original }

async function measure({ origin, rounds, original: { profileId } }: Place): Promise<Medians> {
  const medians: Medians = { products: [], posts: [] }
  let count = 0
  for (let round = -1; round < rounds; round += 1) {
    for (const { id, path } of lists) {
      const times: number[] = []
      while (times.length < asksPerRound) {
        // An odd page size is kept nowhere, and what the call does not know makes each ask a new one.
        const url = `${origin}${path}?profileId=${profileId}&limit=11&unseen=${count++}`
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
