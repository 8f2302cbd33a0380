import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import type { MerchList } from '@/src/core/contracts/products/product-list'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const luna = await createTenant(payload, 'Luna')
const profileId = luna.profile.id
const { token } = luna.owner

type Listed = Pick<MerchList, 'next' | 'counts'> & { data: { id: string; title: string }[] }
const lists = { Music: 'releases', Merch: 'merch' } as const
type Category = keyof typeof lists

/** More than a screen that reads all at once can show; every third is a draft. */
const many = 1203

for (const category of ['Music', 'Merch']) {
  await rowsOf(
    payload,
    sql`
    insert into products (profile_id, title, category, kind, release_date, is_published)
    select ${profileId}::uuid, 'Thing ' || lpad(n::text, 4, '0'),
      ${category}::enum_products_category, 'physical', '2026-05-01', n % 3 <> 0
    from generate_series(1, ${many}) as n`,
  )
}

const page = async (category: Category, asked: Record<string, string> = {}) => {
  const path = `/api/profiles/${profileId}/${lists[category]}?${new URLSearchParams(asked)}`
  return (await rest<Listed>('GET', path, { token })).json
}

/** All pages, as “Show more” asks for them. */
async function readAll(category: Category, asked: Record<string, string> = {}) {
  const titles: string[] = []
  let next: string | null | undefined
  do {
    const answer = await page(category, { ...asked, ...(next && { from: next }) })
    titles.push(...answer.data.map(({ title }) => title))
    next = answer.next
  } while (next)
  return titles
}

it.each(['Music', 'Merch'] as const)('shows all %s, however much there is', async (category) => {
  const titles = await readAll(category)
  expect([titles.length, new Set(titles).size]).toEqual([many, many])
  expect((await page(category)).counts).toEqual({
    all: many,
    'on-sale': 802,
    draft: 401,
    scheduled: 0,
    off: 0,
  })
})

it.each(['Music', 'Merch'] as const)(
  'looks through all %s, not through a page',
  async (category) => {
    expect(await readAll(category, { query: 'tHing 1203' })).toEqual(['Thing 1203'])
    expect(await readAll(category, { query: '%' })).toEqual([])
    expect(await readAll(category, { state: 'draft' })).toHaveLength(401)
    const [first, second] = await readAll(category, { state: 'draft', sort: 'title' })
    expect([first, second]).toEqual(['Thing 0003', 'Thing 0006'])
  },
)

it('moves what is seen behind all that is seen, and shows none twice or not at all', async () => {
  const first = await page('Merch')
  const [moved] = first.data
  const body = { id: moved?.id, before: first.next }
  const path = `/api/profiles/${profileId}/products/order`
  expect((await rest('POST', path, { token, body })).status).toBe(204)
  const [, ...others] = first.data
  const again = await page('Merch')
  expect(again.data.map(({ id }) => id)).toEqual([...others, moved].map((row) => row?.id))
  expect(again.next).toBe(first.next)
  expect(new Set(await readAll('Merch')).size).toBe(many)
})

it('goes on behind the last row where the next one was deleted or moved', async () => {
  const first = await page('Merch', { sort: 'title' })
  const after = first.data.at(-1)?.id ?? ''
  const begin = async (from: string) =>
    (await page('Merch', { sort: 'title', from, after })).data[0]?.title
  const [next] = (await page('Merch', { sort: 'title', from: first.next ?? '' })).data
  const gone = '00000000-0000-4000-8000-000000000000'
  const [last] = (await page('Merch', { sort: 'title', query: `${many}` })).data
  expect([await begin(gone), await begin(last?.id ?? '')]).toEqual([next?.title, next?.title])
})

it('begins anew where the row to begin with is gone', async () => {
  const first = await page('Music')
  const from = '00000000-0000-4000-8000-000000000000'
  expect((await page('Music', { from })).data).toEqual(first.data)
})

it('refuses an order and a state that there is not', async () => {
  const statuses = ['sort=stock', 'state=sold', 'from=1'].map(async (query) => {
    const path = `/api/profiles/${profileId}/releases?${query}`
    return (await rest('GET', path, { token })).status
  })
  expect(await Promise.all(statuses)).toEqual([400, 400, 400])
})
