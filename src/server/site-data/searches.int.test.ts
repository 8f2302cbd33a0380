import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { listPostsQuery } from '@/src/core/contracts/members/posts'
import { listProductsQuery } from '@/src/core/contracts/products/products'
import { limits } from '@/src/core/limits'
import { listPostsForAll, listProducts } from '@/src/server/site-data'
import { runSql, txDb } from '@/src/server/transaction'
import { createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

const { profile } = await createTenant(payload, 'Luna')
const profileId = profile.id
const most = limits.searchHitsMax
const tooMany = most + 5
const req = await createLocalReq({}, payload)
await runSql(req)`
  insert into posts (profile_id, type, caption, visibility, is_published, published_at)
  select ${profileId}::uuid, 'image', 'Éclair ' || n, 'public', true, now() - n * interval '1 minute'
  from generate_series(1, ${tooMany}::int) as n`
await runSql(req)`
  insert into products (profile_id, title, category, is_published, release_date)
  select ${profileId}::uuid, 'Éclair ' || n, 'Music', true, now() - n * interval '1 day'
  from generate_series(1, ${tooMany}::int) as n`

/** A site with more than a search looks through one by one. */
const { profile: deep } = await createTenant(payload, 'Deep')
const last = limits.searchedFirst + 3
const nameOf = sql`case when n = ${limits.searchedFirst + 2} then 'Rare ' || n
  when n in (1, 2, ${last}) then 'Second ' || n when n = ${last - 2} then 'Qi' else 'Song ' || n end`
await (await txDb(req)).execute(sql`
  insert into posts (profile_id, type, caption, visibility, is_published, published_at)
  select ${deep.id}::uuid, 'image', ${nameOf}, 'public', true, now() - n * interval '1 minute'
  from generate_series(1, ${last}::int) as n`)
await (await txDb(req)).execute(sql`
  insert into products (profile_id, title, category, is_published, release_date)
  select ${deep.id}::uuid, ${nameOf}, 'Music', true, now() - n * interval '1 day'
  from generate_series(1, ${last}::int) as n`)

const lists = { posts: listPostsForAll, products: listProducts }

it.each(['posts', 'products'] as const)(
  'finds no more %s than it counts, the newest',
  async (kind) => {
    const find = async (query: string | undefined, page: number) => {
      const asked = { profileId, page, filter: { query } }
      return kind === 'posts'
        ? lists.posts(listPostsQuery.parse(asked))
        : lists.products(listProductsQuery.parse(asked))
    }
    const namesOn = async (query: string | undefined, page: number) => {
      const { data } = await find(query, page)
      return data.map((found) => ('caption' in found ? found.caption : found.title))
    }
    expect((await find('ECLAIR', 1)).total).toBe(most)
    expect((await find(undefined, 1)).total).toBe(tooMany)
    expect(await namesOn('eclair', 2)).toEqual(
      Array.from({ length: 10 }, (_, n) => `Éclair ${n + 11}`),
    )
    expect(await namesOn('eclair', most / limits.pageSize + 1)).toEqual([])
    expect(await namesOn(undefined, most / limits.pageSize + 1)).toHaveLength(5)
  },
)

it.each([
  ['far down the list', 'rare', [`Rare ${limits.searchedFirst + 2}`]],
  ['by one letter, among the first alone', 'q', []],
  ['that few of the first have, and others too', 'second', null],
])('finds what is %s', async (_, query, names) => {
  const find = async () => {
    const asked = { profileId: deep.id, filter: { query } }
    return [
      await lists.posts(listPostsQuery.parse(asked)),
      await lists.products(listProductsQuery.parse(asked)),
    ]
  }
  for (const { data, total } of await find()) {
    const found = data.map((row) => ('caption' in row ? row.caption : row.title))
    expect(found.slice(0, 1)).toEqual(names ?? ['Second 1'])
    expect(total).toBe(names ? names.length : 3)
  }
})
