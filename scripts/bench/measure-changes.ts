import type { Client } from 'pg'
import { copiedId } from '@/scripts/bench/copy-rows'
import { type Figure, figureOf } from '@/scripts/bench/figure'
import { type Original, withDatabase } from '@/scripts/bench/fill-database'
import type { LoadJob } from '@/scripts/bench/load-job'
import type { Session } from '@/scripts/bench/session'
import { cacheTags } from '@/src/server/caching/cache-tags'

const changesPerSecond = 5

type Changing = {
  original: Original
  /** Homes that are asked for in turn; nothing of them is changed. */
  places: LoadJob['places']
  /** Numbers of copied sites that are changed. */
  changed: readonly number[]
}

/** Homes of many sites while other sites change, as a worker or another process changes them. */
export async function measureUnderChanges(
  { server, load, rounds, seconds }: Session,
  { original, places, changed }: Changing,
): Promise<Figure[]> {
  const { origin } = server
  const [quiet, busy]: [number[], number[]] = [[], []]
  await withDatabase(server.dataDir, async (client) => {
    for (let round = 0; round < rounds; round += 1) {
      quiet.push((await load.run({ origin, places, seconds })).perSecond)
      let count = 0
      const timer = setInterval(() => {
        const number = changed[count++ % changed.length] ?? 0
        void changeProduct(client, original, number)
      }, 1000 / changesPerSecond)
      busy.push((await load.run({ origin, places, seconds })).perSecond)
      clearInterval(timer)
    }
  })
  const name = `Home, ${places.length} sites in turn, ${changesPerSecond} changes a second in others`
  return [
    figureOf({ id: 'home.changes.rate', name, unit: 'req/s' }, busy),
    figureOf(
      {
        id: 'home.changes.ratio',
        name: '  to the same without changes',
        unit: '×',
        target: { atLeast: 0.8 },
      },
      busy.map((perSecond, round) => perSecond / (quiet[round] ?? perSecond)),
    ),
  ]
}

async function changeProduct(
  client: Client,
  { profileId, albumId }: Original,
  number: number,
): Promise<void> {
  const [site, album] = [copiedId(profileId, number), copiedId(albumId, number)]
  await client.query('update products set updated_at = now() where id = $1', [album])
  await client.query('insert into cache_invalidations (tags) values ($1)', [
    [cacheTags.products(site), cacheTags.product(site, album)],
  ])
}
