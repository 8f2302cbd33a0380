import { createLocalReq } from 'payload'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { callOf, noteListeners, queueCalls } from '@/plugins/_kit/listeners'
import type { SiteEvent, SitePlugin } from '@/plugins/_kit/site-plugin'
import { toolsOf } from '@/plugins/_kit/tools'
import { webhookEventNames } from '@/src/core/contracts/webhooks/events'
import { slugs } from '@/src/core/slugs'
import { tasksOf } from '@/src/server/queue/periodic-tasks'
import { createBlockData } from '@/src/server/site-data'
import { withWholeMinutes } from '@/src/server/site-data/plugin-rows'
import { createProduct, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const heard = vi.hoisted(() => [] as SiteEvent[])

// Beside what `npm create bandstand-plugin` makes, one that does the rest.
vi.mock('@/plugins/installed', async () => {
  const { defineJob, definePlugin } = await import('@/packages/kit/src')
  const { starterPlugin } = (await import(
    // Third parties' code: it is compiled without the types of this installation.
    String('@/packages/create-bandstand-plugin/template/src/index')
  )) as { starterPlugin: SitePlugin }
  const hear = async (event: SiteEvent) => {
    heard.push(event)
  }
  const acme = definePlugin({
    slug: 'acme',
    jobs: [
      defineJob({
        name: 'acme-remind',
        data: z.object({ n: z.int() }),
        run: async () => undefined,
      }),
    ],
    tasks: [{ name: 'acme-tidy', everySeconds: 60, run: async () => undefined }],
    listeners: Object.fromEntries(webhookEventNames.map((event) => [event, hear])),
    ownCollections: [
      {
        slug: 'acme-letters',
        lockDocuments: false,
        fields: [
          { name: 'title', type: 'text' },
          { name: 'note', type: 'text', access: { read: ({ req }) => Boolean(req.user) } },
          {
            name: 'about',
            type: 'group',
            fields: [{ name: 'secret', type: 'text', access: { read: () => false } }],
          },
        ],
      },
    ],
    views: { letters: { Component: '@/examples/acme/letters#Letters', title: 'Letters' } },
    cards: { letters: { Component: '@/examples/acme/letters#Card', title: 'Letters' } },
  })
  return { installedPlugins: [starterPlugin, acme] satisfies SitePlugin[] }
})

const { installedPlugins } = await import('@/plugins/installed')
const { pool } = payload.db
// What the migration of an installation that has this plugin does.
await pool.query(`create table starter_news (
    id uuid primary key default gen_random_uuid(),
    profile_id uuid references profiles,
    text varchar not null,
    updated_at timestamptz not null default now(),
    created_at timestamptz not null default now()
  )`)

await pool.query(`create table acme_letters (
    id uuid primary key default gen_random_uuid(),
    profile_id uuid references profiles,
    title varchar,
    note varchar,
    about_secret varchar,
    updated_at timestamptz not null default now(),
    created_at timestamptz not null default now()
  )`)

const ada = await createTenant(payload, 'Ada')
const ben = await createTenant(payload, 'Ben')
type Tenant = typeof ada
type Row = { text: string }

const textsOf = async ({ profile }: Tenant) =>
  (await createBlockData(profile.id).rows<Row>('starter-news')).map(({ text }) => text)

/** What the worker does. */
async function tellAll() {
  await queueCalls(payload)
  const { rows } = await pool.query<{ data: { id: string } }>(
    `select data from jobs.job where name = 'tell-listener' order by created_on`,
  )
  for (const { data } of rows) {
    await callOf(installedPlugins).run(payload, data)
  }
  await pool.query(`delete from jobs.job where name = 'tell-listener'`)
}

it('gives blocks the rows of their site alone, and of no collection of the platform', async () => {
  const body = { text: 'On tour', profile: ada.profile.id }
  const { status } = await rest('POST', '/api/starter-news', { token: ada.owner.token, body })
  expect(status).toBe(201)
  expect(await textsOf(ada)).toEqual(['On tour'])
  expect(await textsOf(ben)).toEqual([])
  await expect(createBlockData(ada.profile.id).rows('orders')).rejects.toThrow(
    `Blocks read the rows of a plugin's ownCollections, and "orders" is none of them.`,
  )
})

it("keeps a plugin's documents apart by artist, without a rule of the plugin", async () => {
  const write = (token: string | undefined) =>
    rest<{ doc: { id: string } }>('POST', '/api/starter-news', {
      token,
      body: { text: 'For one', profile: ada.profile.id },
    })
  const { json } = await write(ada.owner.token)
  expect((await write(ben.owner.token)).status).toBe(403)
  expect((await write(ada.visitor.token)).status).toBe(403)

  const path = `/api/starter-news/${json.doc.id}`
  const changed = { body: { text: 'Mine' } }
  for (const token of [undefined, ada.visitor.token, ben.owner.token]) {
    expect([403, 404]).toContain((await rest('GET', path, { token })).status)
    expect([403, 404]).toContain((await rest('PATCH', path, { token, ...changed })).status)
    expect([403, 404]).toContain((await rest('DELETE', path, { token })).status)
  }
  expect((await rest('PATCH', path, { token: ada.owner.token, ...changed })).status).toBe(200)
  expect((await rest('DELETE', path, { token: ada.owner.token })).status).toBe(200)
})

it('gives blocks no more rows than they may ask for, and no field that visitors may not read', async () => {
  for (const title of ['One', 'Two']) {
    const data = { title, note: 'Mine', about: { secret: 'Mine' }, profile: ada.profile.id }
    await payload.create({ collection: 'acme-letters' as never, data: data as never })
  }
  const { rows } = createBlockData(ada.profile.id)
  for (const limit of [0, -3, Number.NaN]) {
    expect(await rows('acme-letters', { limit })).toHaveLength(1)
  }
  const past = { createdAt: { less_than: new Date(Date.now() + 120_000) } }
  const [letter] = await rows<{ title: string }>('acme-letters', { sort: 'title', where: past })
  expect(letter).toMatchObject({ title: 'One' })
  expect(JSON.stringify(letter)).not.toContain('Mine')
})

it('keeps an answer for all queries of a minute', () => {
  const at = (time: string) => ({ where: { date: { greater_than: new Date(time) } }, limit: 3 })
  const minute = { where: { date: { greater_than: '2026-05-01T10:03:00.000Z' } }, limit: 3 }
  expect(withWholeMinutes(at('2026-05-01T10:03:09Z'))).toEqual(minute)
  expect(withWholeMinutes(at('2026-05-01T10:03:59Z'))).toEqual(minute)
})

it('answers visitors below its own part of the public API, on the right site', async () => {
  const ask = ({ profile }: Tenant) =>
    rest<{ data: Row[] }>('GET', `/api/public/starter/news?profileId=${profile.id}`, {
      host: ada.host,
    })
  const { status, json, headers } = await ask(ada)
  expect([status, json.data.map(({ text }) => text)]).toEqual([200, ['On tour']])
  expect(headers.get('ratelimit')).toBeTruthy()
  expect((await ask(ben)).status).toBe(404)
})

it('hears of what happened, reads what the artist set, and is told nothing once it is gone', async () => {
  await noteListeners(payload, installedPlugins)
  await createProduct(payload, ada.profile.id, { title: 'Tides' })
  await tellAll()
  expect(await textsOf(ada)).toEqual(['“Tides” is out', 'On tour'])
  expect(heard).toMatchObject([
    { type: 'release.published', profileId: ada.profile.id, data: { title: 'Tides' } },
  ])

  const { docs } = await payload.find({
    collection: slugs.themeSettings,
    where: { profile: { equals: ben.profile.id } },
  })
  const pluginSettings = { starter: { addsReleases: false } }
  const data = { pluginSettings, _status: 'published' } as const
  await payload.update({ collection: slugs.themeSettings, id: docs[0]?.id ?? '', data })
  await createProduct(payload, ben.profile.id, { title: 'Salt' })
  await tellAll()
  expect(heard).toHaveLength(2)
  expect(await textsOf(ben)).toEqual([])

  // A process of the release before does not know them and must not silence them.
  await noteListeners(payload, [])
  await createProduct(payload, ada.profile.id, { title: 'Soon' })
  await tellAll()
  expect(heard).toHaveLength(3)
  await pool.query(
    `update event_listeners set events = jsonb_path_query_array(events, '$[*] ? (@.type() == "string")')
      || jsonb_build_object('notedAt', now() - interval '25 hours')`,
  )
  await noteListeners(payload, [])
  await createProduct(payload, ada.profile.id, { title: 'Late' })
  const { rows } = await pool.query('select 1 from listener_calls')
  expect(rows).toEqual([])
})

it('tries again what a listener could not do', async () => {
  await noteListeners(payload, installedPlugins)
  await createProduct(payload, ada.profile.id, { title: 'Harbour' })
  await queueCalls(payload)
  const { rows } = await pool.query<{ id: string }>(
    `select id from listener_calls where plugin = 'acme'`,
  )
  const fails = async () => {
    throw new Error('away')
  }
  const broken = callOf([{ slug: 'acme', listeners: { 'release.published': fails } }])
  const id = rows[0]?.id ?? ''
  await expect(broken.run(payload, { id })).rejects.toThrow('away')
  await callOf(installedPlugins).run(payload, { id })
  expect(heard.at(-1)?.data).toMatchObject({ title: 'Harbour' })
  expect((await pool.query('select 1 from listener_calls where id = $1', [id])).rows).toEqual([])
})

it('tries as long as the call is kept, from seconds to about half a day apart', () => {
  const { retries, retryDelaySeconds, keepDays } = callOf([])
  expect({ retries, retryDelaySeconds, keepDays }).toEqual({
    ...{ retries: 180, retryDelaySeconds: 1, keepDays: 30 },
  })
})

it('queues its jobs in a transaction, and has its tasks, screens and cards', async () => {
  const req = await createLocalReq({}, payload)
  const { enqueue, withTx } = toolsOf(req)
  const [job] = installedPlugins[1]?.jobs ?? []
  await withTx(req, async () => enqueue(req, job as NonNullable<typeof job>, { n: 1 }))
  const { rows } = await pool.query(`select data from jobs.job where name = 'acme-remind'`)
  expect(rows).toEqual([{ data: { n: 1 } }])
  expect(tasksOf(payload.config).map(({ name }) => name)).toContain('acme-tidy')
  const { components, dependencies } = payload.config.admin
  expect(components?.views?.['acme-letters']).toMatchObject({ path: '/acme/letters' })
  expect(Object.keys(dependencies ?? {})).toContain('/examples/acme/letters#Letters')
  expect(components?.afterDashboard).toMatchObject([{ path: '/examples/acme/letters#Card' }])
})
