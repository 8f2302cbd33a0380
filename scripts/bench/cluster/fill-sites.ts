import type { Client } from 'pg'
import {
  copySites,
  growCatalogue,
  growPages,
  growPosts,
  type Original,
} from '@/scripts/bench/fill-database'
import { addOrders } from '@/scripts/bench/fill-orders'

/** Beside what is copied of the demo's site itself, four pages, nine products and two posts: a hundred in sum. */
const more = { pages: 16, products: 11, posts: 38, orders: 20 }

/** Copies of the demo's site with a hundred pages, products, posts and orders each, beside pictures and songs. */
export async function fillSites(client: Client, original: Original, count: number): Promise<void> {
  const startedAtMs = performance.now()
  const [single = ''] = original.musicIds.filter((id) => id !== original.albumId)
  await growPages(client, original, more.pages)
  await growCatalogue(client, { ...original, musicIds: [single] }, more.products + 1)
  await growPosts(client, original, more.posts)
  await copySites(client, original, { first: 1, last: count })
  const { rows } = await client.query<{ id: string }>(
    `select id from profiles where slug like 'bench-%'`,
  )
  await addOrders(
    client,
    rows.map(({ id }) => id),
    more.orders,
  )
  const seconds = (performance.now() - startedAtMs) / 1000
  console.log(`  ${count} sites are filled after ${seconds.toFixed(0)} s.`)
}
