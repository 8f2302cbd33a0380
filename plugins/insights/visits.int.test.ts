import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { forgetEnv } from '@/src/core/env'
import { dayAt } from '@/src/core/insights/days'
import { slugs } from '@/src/core/slugs'
import { noteStaff } from '@/src/server/visits/note-staff'
import { flushViews } from '@/src/server/visits/view-buffer'
import { forgetVisitors } from '@/src/server/visits/write-views'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>

const { pool } = payload.db
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
let luna: Tenant
let kito: Tenant

beforeAll(async () => {
  luna = await createTenant(payload, 'Luna')
  kito = await createTenant(payload, 'Kito')
})

beforeEach(async () => {
  await pool.query('delete from visit_counts')
  await pool.query('delete from page_counts')
})

afterEach(() => {
  vi.unstubAllEnvs()
  forgetEnv()
})

const view = async (
  body: Record<string, unknown> = {},
  { headers, host = luna.host }: { headers?: Record<string, string>; host?: string } = {},
) => {
  const { status } = await rest('POST', '/api/public/visits', {
    host,
    body: { profileId: luna.profile.id, path: '/', source: 'direct', isNew: true, ...body },
    headers: { 'x-client-ip': randomUUID(), 'user-agent': firefox, ...headers },
  })
  await flushViews(payload)
  return status
}

const visits = async () =>
  (await pool.query('select * from visit_counts order by source, campaign, country, device')).rows

it('counts views, visits and visitors by origin, country and device, in one row of the day', async () => {
  vi.stubEnv('COUNTRY_HEADER', 'CF-IPCountry')
  forgetEnv()
  const fan = { 'x-client-ip': '203.0.113.7', 'cf-ipcountry': 'DE' }
  const origin = { source: 'WWW.Instagram.com', campaign: 'Spring Tour' }
  await view(origin, { headers: fan })
  await view({ ...origin, path: '/music?page=2', isNew: false }, { headers: fan })
  await view({ source: '<script>' })
  const rows = await visits()
  expect(rows).toMatchObject([
    {
      ...{ source: 'instagram.com', medium: 'social', campaign: 'spring-tour', country: 'DE' },
      ...{ device: 'computer', views: '2', visits: '1', visitors: '1' },
    },
    { source: 'other', medium: 'link', campaign: 'none', country: 'ZZ', views: '1' },
  ])
  const pages = await pool.query(
    'select path, source, views, visits from page_counts order by 1, 2',
  )
  expect(pages.rows).toEqual([
    { path: '/', source: 'instagram.com', views: '1', visits: '1' },
    { path: '/', source: 'other', views: '1', visits: '1' },
    { path: '/music', source: 'instagram.com', views: '1', visits: '0' },
  ])
})

it.each<[string, Record<string, string>]>([
  ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['nobody who says what it is', { 'user-agent': '' }],
  ['a page made in advance', { 'sec-purpose': 'prefetch;prerender' }],
  ['a refusal by Do Not Track', { dnt: '1' }],
  ['a refusal by Global Privacy Control', { 'sec-gpc': '1' }],
])('does not count %s', async (_name, headers) => {
  expect(await view({}, { headers })).toBe(204)
  expect(await visits()).toEqual([])
})

it('counts the others beside one that cannot be stored', async () => {
  expect(await view({ path: '/\ud83d' })).toBe(400)
  expect(await view({ path: `/${'\u{1f3b8}'.repeat(150)}` })).toBe(204)
  expect(await view()).toBe(204)
  const { rows } = await pool.query('select sum(views)::int as views from page_counts')
  expect(rows).toEqual([{ views: 2 }])
})

it('does not count who works for the site, on that day', async () => {
  const headers = { 'x-client-ip': '198.51.100.9' }
  const user = await payload.findByID({ collection: slugs.users, id: luna.owner.id, depth: 0 })
  const req = await createLocalReq({ user: { ...user, collection: slugs.users } }, payload)
  req.headers = new Headers({ ...headers, 'user-agent': firefox })
  await noteStaff(req)
  await view({}, { headers })
  expect(await visits()).toEqual([])
  await view({}, { headers: { 'x-client-ip': '198.51.100.10' } })
  expect(await visits()).toHaveLength(1)
})

it('counts for the site of the address alone, and while it is online', async () => {
  expect(await view({}, { host: kito.host })).toBe(404)
  expect(await view({ source: '' })).toBe(400)
  expect(await view({ path: 'x'.repeat(5000) })).toBe(413)
  const online = (onlineSince: string | null) =>
    payload.update({ collection: slugs.profiles, id: luna.profile.id, data: { onlineSince } })
  await online(null)
  expect(await view()).toBe(204)
  await online(new Date().toISOString())
  expect(await visits()).toEqual([])
})

it('begins a day by the clocks of the artist', async () => {
  const timeZone = 'Pacific/Kiritimati'
  await payload.update({ collection: slugs.profiles, id: luna.profile.id, data: { timeZone } })
  await view()
  expect(await visits()).toMatchObject([{ day: dayAt(new Date(), timeZone) }])
  await payload.update({
    collection: slugs.profiles,
    id: luna.profile.id,
    data: { timeZone: 'UTC' },
  })
})

it('has room for so many names and pages of a day, and adds up the rest', async () => {
  const day = dayAt(new Date(), 'UTC')
  const { id } = luna.profile
  await pool.query(
    `insert into visit_counts (profile_id, day, source, medium, campaign, country, device)
     select $1, $2, 'made-up-' || n, 'link', 'none', 'ZZ', 'computer' from generate_series(1, 500) as n`,
    [id, day],
  )
  await pool.query(
    `insert into page_counts (profile_id, day, path, source)
     select $1, $2, '/made-up/' || n, 'direct' from generate_series(1, 3000) as n`,
    [id, day],
  )
  await view({ source: 'one-more.example', path: '/one-more' })
  await view({ source: 'x.one-more-newsletter', path: '/one-more' })
  await view({ source: 'www.google.de', path: '/one-more' })
  await view({ source: 'made-up-7', path: '/one-more' })
  await view({ path: '/made-up/7' })
  const { rows } = await pool.query(
    `select source, visits from visit_counts where visits > 0 order by source`,
  )
  expect(rows).toEqual([
    { source: 'direct', visits: '1' },
    { source: 'google.com', visits: '1' },
    { source: 'made-up-7', visits: '1' },
    { source: 'other', visits: '2' },
  ])
  const pages = await pool.query('select path from page_counts where views > 0 order by path')
  expect(pages.rows).toEqual([{ path: '/made-up/7' }, { path: '/other/…' }])
})

it('keeps no address, and forgets the hashes and their key when the day is over', async () => {
  const ip = '203.0.113.77'
  await view({}, { headers: { 'x-client-ip': ip } })
  const all = async () =>
    (
      await pool.query(
        'select hash, day from day_visitors union all select salt, day from visit_salts',
      )
    ).rows
  expect(JSON.stringify([await all(), await visits()])).not.toContain(ip)
  expect((await all()).length).toBeGreaterThan(1)
  await pool.query(`update day_visitors set day = '2000' || substr(day, 5)`)
  await pool.query(`update visit_salts set day = '2000' || substr(day, 5)`)
  await forgetVisitors(payload)
  expect(await all()).toEqual([])
})

it('loses nothing while the database is away', async () => {
  const failing = vi.spyOn(payload.db, 'beginTransaction')
  failing.mockRejectedValueOnce(new Error('away'))
  await view()
  expect(await visits()).toEqual([])
  await flushViews(payload)
  expect(await visits()).toHaveLength(1)
})
