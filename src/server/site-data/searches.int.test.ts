import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { listPostsQuery } from '@/src/core/contracts/members/posts'
import { listProductsQuery } from '@/src/core/contracts/products/products'
import { limits } from '@/src/core/limits'
import { likeText } from '@/src/core/text'
import { listPostsForAll, listProducts } from '@/src/server/site-data'
import { hasIndexedWord } from '@/src/server/site-data/search-list'
import { runSql, txDb, withTx } from '@/src/server/transaction'
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
const onlyDeep = [
  'Qi',
  'Rare',
  'AC/DC',
  'R.E.M.',
  '日本人',
  'हिंदी',
  'B-52',
  'P!nk',
  '!!!',
  'Second',
]
const last = limits.searchedFirst + onlyDeep.length
const nameOf = sql`case when n in (1, 2) then 'Second ' || n when n <= ${limits.searchedFirst} then 'Song ' || n
  else (${sql.param(onlyDeep)}::text[])[n - ${limits.searchedFirst}::int] end`
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
  ['far down the list', 'rare', ['Rare']],
  ['with other signs in it', 'ac/dc', ['AC/DC']],
  ['of single letters', 'r.e.m.', ['R.E.M.']],
  ['in a script without spaces', '日本人', ['日本人']],
  ['with marks', 'हिंदी', ['हिंदी']],
  ['with digits', 'b-52', ['B-52']],
  ['with a sign for a letter', 'p!nk', ['P!nk']],
  ['by one letter, among the first alone', 'q', []],
  ['by two letters, too', '日本', []],
  ['by signs alone, too', '!!!', []],
  ['that few of the first have, and others too', 'second', ['Second 1', 'Second 2', 'Second']],
])('finds what is %s', async (_, query, names) => {
  const asked = { profileId: deep.id, filter: { query } }
  const found = [
    await lists.posts(listPostsQuery.parse(asked)),
    await lists.products(listProductsQuery.parse(asked)),
  ]
  for (const { data, total } of found) {
    expect(data.map((row) => ('caption' in row ? row.caption : row.title))).toEqual(names)
    expect(total).toBe(names.length)
  }
})

// Of ASCII letters: which others are letters is a setting of the database.
it.each([
  ...['rare', 'ac/dc', 'r.e.m.', 'b-52', 'p!nk', 'a b', '100%', '!!x'],
  ...['!!!', 'a.!', '日本', 'q', '...a!!'],
])('asks the index for "%s" only when it need not read all of it', async (words) => {
  const plan = await withTx(req, async () => {
    const db = await txDb(req)
    await db.execute(sql`set local enable_seqscan = off`)
    await db.execute(sql`set local enable_indexscan = off`)
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`
      explain (analyze, costs off, timing off)
      select from posts where search_text like ${`%${likeText(words)}%`}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  const [, read] = /Bitmap Index Scan on posts_search_idx \(actual rows=(\d+)/.exec(plan) ?? []
  expect([plan, Number(read) < last]).toEqual([plan, hasIndexedWord(words)])
})
