import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { BenchServer } from '@/scripts/bench/bench-server'
import { copiedId } from '@/scripts/bench/copy-rows'
import { copiedSlug, type Original } from '@/scripts/bench/fill-database'
import { fetchRaw } from '@/scripts/bench/raw-answer'
import { cacheTags } from '@/src/server/caching/cache-tags'

const { hosts, site, pages, products, tiers, storeRules, media, posts, events, emailLists } =
  cacheTags
const ofSite = [site, pages, products, tiers, storeRules, media, posts, events, emailLists]

/**
 * Takes all that a running server keeps of the original site out of its caches, pages and data, as when another process
 * had changed all of it. Needs the first copied site, whose page is forgotten with it and shows when that happened.
 */
export async function forgetSite(
  client: Client,
  { origin, port }: Pick<BenchServer, 'origin' | 'port'>,
  { profileId }: Original,
): Promise<void> {
  const isKept = async () => {
    const { headers } = await fetchRaw(`${origin}/contact`, `${copiedSlug(1)}.localhost:${port}`)
    return headers['x-nextjs-cache'] === 'HIT'
  }
  while (!(await isKept())) {
    // Asking has made it.
  }
  const tags = [hosts(), site(copiedId(profileId, 1)), ...ofSite.map((tag) => tag(profileId))]
  await client.query('insert into cache_invalidations (tags) values ($1)', [tags])
  while (await isKept()) {
    await sleep(5)
  }
}
