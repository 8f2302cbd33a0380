import { type Figure, figureOf, median } from '@/scripts/bench/figure'
import {
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

/** Numbers of the copies; those of the other measurements lie far below. */
const first = 10_000_001

const lists = [
  { id: 'products', name: 'Product list', path: '/api/public/products' },
  { id: 'posts', name: 'Post list', path: '/api/public/posts' },
] as const

type Medians = Record<(typeof lists)[number]['id'], number[]>

/**
 * How long one caller waits for the first page of a list, in a small and in a very large database.
 * Neither our memory of answers nor Next's cache helps: every question is a new one.
 */
export async function measureLists(session: Session): Promise<Figure[]> {
  const { server } = session
  const original = await withStopped(session, findOriginal)
  const few = await measure(session, original)
  await withStopped(session, async (client) => {
    const [single = ''] = original.musicIds.filter((id) => id !== original.albumId)
    await growCatalogue(client, { ...original, musicIds: [single] }, manyRows, first)
    await growPosts(client, original, { first, last: first + manyRows - 1 })
  })
  const many = await measure(session, original)
  await server.stop()
  await server.start()
  return lists.flatMap(({ id, name }) => [
    figureOf(
      { id: `lists.${id}.few`, name: `${name}, a handful, from the database`, unit: 'ms' },
      few[id],
    ),
    figureOf(
      { id: `lists.${id}.many`, name: `${name}, 100,000, from the database`, unit: 'ms' },
      many[id],
    ),
    figureOf(
      { id: `lists.${id}.ratio`, name: '  to a handful', unit: '×', target },
      many[id].map((value) => value / median(few[id])),
    ),
  ])
}

async function withStopped<Result>(
  { server }: Session,
  work: Parameters<typeof withDatabase<Result>>[1],
): Promise<Result> {
  await server.stop()
  try {
    return await withDatabase(server.dataDir, work)
  } finally {
    await server.start()
  }
}

async function measure(
  { server: { origin }, rounds }: Session,
  { profileId }: Original,
): Promise<Medians> {
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
