import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadNumbers } from '@/plugins/insights/numbers/load-numbers'
import { numbersScreenQuery, numbersTables } from '@/src/core/contracts/pages/numbers'
import { dayAt, daysBefore, lastDays, yearBefore } from '@/src/core/insights/days'
import { mailCampaign } from '@/src/core/insights/mail-campaign'
import { slugs } from '@/src/core/slugs'
import { createDocuments } from '@/src/testing/documents'
import { createTenant } from '@/src/testing/factories'
import { readWhole, statementsOf } from '@/src/testing/query-plans'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const { pool } = payload.db
const timeZone = 'Asia/Tokyo'
const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const profileId = luna.profile.id
const ids = await createDocuments(payload, luna)
const product = ids.get(slugs.products) ?? ''
const today = dayAt(new Date(), timeZone)
const week = lastDays(7, new Date(today))

beforeAll(async () => {
  await payload.update({ collection: slugs.profiles, id: profileId, data: { timeZone } })
  await pool.query('delete from visit_counts')
  await pool.query('delete from page_counts')
  const visit = (day: string, source: string, country: string, visits: number, campaign = 'none') =>
    pool.query(
      `insert into visit_counts
         (profile_id, day, source, medium, campaign, country, device, views, visits, visitors)
       values ($1, $2, $3, 'link', $4, $5, 'phone', $6 * 3, $6, $6)`,
      [profileId, day, source, campaign, country, visits],
    )
  await visit(today, 'reddit.com', 'DE', 6)
  await visit(today, 'direct', 'FR', 4)
  await visit(daysBefore(week).to, 'reddit.com', 'DE', 3)
  await visit(yearBefore(week).to, 'reddit.com', 'DE', 2)
  await pool.query(
    `insert into page_counts (profile_id, day, path, source, views, visits)
     values ($1, $2, '/about', 'reddit.com', 5, 2), ($1, $2, '/', 'direct', 9, 4)`,
    [profileId, today],
  )
})

const look = async (asked: Record<string, unknown>) => {
  const req = await createLocalReq({}, payload)
  return loadNumbers(req, profileId, numbersScreenQuery.parse({ range: '7', ...asked }))
}

const cells = async (asked: Record<string, unknown>, table = 0) =>
  (await look(asked)).tables[table]?.rows.map(({ key, cells: { visits, views } }) => [
    key,
    visits ?? views,
  ])

describe('the numbers of a site', () => {
  it('are those of its own calendar, beside the days before or the year before', async () => {
    const { days, tables, range } = await look({ section: 'overview' })
    expect([range, tables]).toEqual([week, []])
    expect(days?.now.at(-1)).toMatchObject({ day: today, visits: 10, visitors: 10, views: 30 })
    expect(days?.before?.at(-1)?.visits).toBe(3)
    expect((await look({ compare: 'year' })).days?.before?.at(-1)?.visits).toBe(2)
    expect((await look({ compare: 'none' })).days?.before).toBeNull()
    const sources = (await look({ section: 'sources' })).tables[0]
    expect(sources?.before?.get('reddit.com')?.visits).toBe(3)
  })

  it('are those of one source, country or page alone', async () => {
    expect(await cells({ section: 'sources' })).toEqual([
      ['reddit.com', 6],
      ['direct', 4],
    ])
    expect(await cells({ section: 'countries', source: 'reddit.com' })).toEqual([['DE', 6]])
    expect(await cells({ section: 'sources', country: 'FR' })).toEqual([['direct', 4]])
    expect(await cells({ section: 'sources', path: '/about' })).toEqual([['reddit.com', 2]])
    expect(await cells({ section: 'pages', source: 'direct' })).toEqual([['/', 4]])
    const byPage = await look({ section: 'countries', path: '/about' })
    expect(byPage.tables[0]).toMatchObject({ rows: [], unknown: 'This is not counted by page.' })
  })

  it('of a mail are what came by its links, and what became of its copies', async () => {
    const news = await payload.create({
      collection: slugs.newsletters,
      data: {
        ...{ profile: profileId, subject: 'Spring', audience: 'list', rev: 0, state: 'sent' },
        ...{ receivers: 2, sendingAt: new Date().toISOString(), list: ids.get(slugs.emailLists) },
      },
    })
    const body = await payload.create({
      collection: slugs.mailBodies,
      data: { profile: profileId, key: `newsletter:${news.id}`, html: '', text: '' },
    })
    await pool.query(
      `insert into mail_log (profile_id, "to", subject, kind, dedupe_key, state, body_id)
       values ($1, 'a@example.com', 's', 'newsletter', 'a ' || $2::text, 'sent', $2::uuid),
         ($1, 'b@example.com', 's', 'newsletter', 'b ' || $2::text, 'failed', $2::uuid)`,
      [profileId, body.id],
    )
    await pool.query(
      `insert into visit_counts (profile_id, day, source, medium, campaign, country, device, visits)
       values ($1, $2, 'newsletter', 'email', $3, 'DE', 'phone', 5)`,
      [profileId, today, mailCampaign(news.id)],
    )
    const { tables } = await look({ section: 'mails', mail: news.id })
    expect(tables[0]?.rows).toMatchObject([
      { label: 'Spring', cells: { receivers: 2, sent: 1, failed: 1, visits: 5, orders: 0 } },
    ])
    await pool.query(`delete from visit_counts where source = 'newsletter'`)
  })
})

describe('files', () => {
  const file = (query: string, token = luna.owner.token) =>
    rest('GET', `/api/profiles/${profileId}/numbers.csv?range=7&${query}`, { token })

  it('hold the same numbers as the screen, and those that they are compared with', async () => {
    const { text } = await file('table=sources')
    expect(text.trim().split('\r\n').slice(0, 2)).toEqual([
      'From,Visits,Visitors,Orders,Revenue,Visitors who bought,Visits before,Visitors before,' +
        'Orders before,Revenue before,Visitors who bought before',
      'reddit.com,6,6,0,0,0,3,3,0,0,0',
    ])
    expect((await file('table=countries&source=direct&compare=none')).text).toContain(
      'France,4,4,12',
    )
  })

  it.each(numbersTables)('of %s are had by those who may read numbers alone', async (table) => {
    expect((await file(`table=${table}`)).status).toBe(200)
    expect((await file(`table=${table}`, kito.owner.token)).status).toBe(404)
  })
})

it.each([
  ...['overview', 'pages', 'sources', 'countries', 'music', 'members'].map((section) => ({
    section,
  })),
  { section: 'overview', path: '/' },
  { section: 'overview', source: 'direct' },
  { section: 'overview', product },
  { section: 'mails' },
])('%j is read by indexes, in three years of ten thousand pages, too', async (asked) => {
  const own = { range: 'own', from: '2024-01-01', to: '2026-11-01' }
  const statements = await statementsOf(() => look({ ...asked, ...own }))
  expect(statements).not.toEqual([])
  expect(await readWhole(statements)).toEqual([])
})
