import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { PageDocument } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'
import { onRevalidateTags } from '@/src/server/caching/cache-tags'
import { runPageSchedule } from '@/src/server/pages/run-schedule'
import { catchLostSchedules } from '@/src/server/pages/schedule'
import { startWorker } from '@/src/server/queue/worker'
import { databaseUrl } from '@/src/testing/environment'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

let pageId: string

const tenant = await createTenant(payload, 'Luna')
const pool = new Pool({ connectionString: databaseUrl() })
pool.on('error', () => undefined)
afterAll(async () => {
  await pool.end()
})
beforeEach(async () => {
  await pool.query('delete from jobs.job')
  const page = await payload.create({
    collection: slugs.pages,
    data: { profile: tenant.profile.id, title: 'A page', pathname: `/p-${randomUUID()}`, rev: 0 },
  })
  pageId = page.id
})

type Answer = {
  publishAt: string | null
  unpublishAt: string | null
  message: string
  doc: { rev: number }
}
const call = (method: string, path: string, body?: unknown) =>
  rest<Answer>(method, `/api/pages/${pageId}${path}`, { token: tenant.owner.token, body })
const schedule = (body: object) => call('POST', '/schedule', body)
const publish = () => call('PATCH', '?depth=0', { _status: 'published' })
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const live = () => payload.findByID({ collection: slugs.pages, id: pageId, depth: 0 })
const idsOf = (layout: unknown) => Object.keys((layout as PageDocument).nodes)
const jobs = async () =>
  (await pool.query<{ start_after: Date; state: string }>('select * from jobs.job')).rows

/** As if the time had come. */
const makeDue = (column: 'publish' | 'unpublish', secondsAgo = 5) =>
  pool.query(
    `update pages set schedule_${column}_at = now() - make_interval(secs => $2) where id = $1`,
    [pageId, secondsAgo],
  )

async function saveDraft(id: string, block = { type: 'text', props: {} }) {
  const current = await payload.findByID({ collection: slugs.pages, id: pageId, draft: true })
  const layout: PageDocument = {
    version: 1,
    nodes: {
      root: { type: 'root', props: {}, children: ['page-header', id, 'footer'], v: 1 },
      'page-header': { type: 'page-header', props: {}, children: [], v: 1 },
      [id]: { ...block, children: [], v: 1 },
      footer: { type: 'footer', props: {}, children: [], v: 1 },
    },
  }
  const answer = await call('PATCH', '?draft=true&autosave=true&depth=0', {
    layout,
    rev: current.rev,
    _status: 'draft',
  })
  expect(answer.status).toBe(200)
}

describe('setting a schedule', () => {
  it('waits for its time, in one transaction with the page', async () => {
    const at = inMinutes(10)
    expect((await schedule({ publishAt: at })).json).toEqual({ publishAt: at, unpublishAt: null })
    const [job] = await jobs()
    expect(job?.start_after.toISOString()).toBe(at)
    await runPageSchedule(payload, pageId)
    expect(await live()).toMatchObject({ _status: 'draft', schedule: { publishAt: at } })
  })

  it('keeps the moment that is not named, and takes one away with null', async () => {
    const [first, second] = [inMinutes(10), inMinutes(20)]
    await schedule({ publishAt: first })
    await schedule({ unpublishAt: second })
    expect((await schedule({ publishAt: null })).json).toEqual({
      publishAt: null,
      unpublishAt: expect.any(String),
    })
  })

  it.each([
    ['the past', () => ({ publishAt: inMinutes(-1) })],
    ['a far future', () => ({ publishAt: inMinutes(60 * 24 * 365 * 3) })],
    ['no time', () => ({ publishAt: 'soon' })],
  ])('refuses %s', async (_what, body) => {
    expect((await schedule(body())).status).toBe(400)
    expect((await live()).schedule?.publishAt ?? null).toBeNull()
  })

  it('refuses to take a page offline before it goes live, whatever is set first', async () => {
    const sentence = 'A page goes offline after it goes live. Choose a later time.'
    const at = inMinutes(20)
    for (const unpublishAt of [inMinutes(10), at]) {
      const { status, json } = await schedule({ publishAt: at, unpublishAt })
      expect([status, json]).toMatchObject([400, { message: sentence }])
    }
    await schedule({ unpublishAt: at })
    expect((await schedule({ publishAt: inMinutes(30) })).status).toBe(400)
    expect((await live()).schedule).toMatchObject({ publishAt: null, unpublishAt: at })
  })

  it('refuses to take a page offline that the site needs', async () => {
    await pool.query('update pages set is_undeletable = true where id = $1', [pageId])
    expect((await schedule({ unpublishAt: inMinutes(5) })).status).toBe(403)
    expect((await schedule({ publishAt: inMinutes(5) })).status).toBe(200)
  })

  it('is not lost or brought back by what drafts carry along', async () => {
    const at = inMinutes(10)
    await schedule({ publishAt: at })
    await saveDraft('a')
    await call('PATCH', '?draft=true&depth=0', { schedule: { publishAt: null }, _status: 'draft' })
    expect((await live()).schedule?.publishAt).toBe(at)
  })

  it('ends when somebody publishes by hand; the end of the page stays', async () => {
    const end = inMinutes(20)
    await schedule({ publishAt: inMinutes(10), unpublishAt: end })
    await publish()
    expect(await live()).toMatchObject({
      _status: 'published',
      schedule: { publishAt: null, unpublishAt: end },
    })
    await call('PATCH', '?depth=0', { _status: 'draft' })
    expect((await live()).schedule).toMatchObject({ publishAt: null, unpublishAt: null })
  })
})

describe('discarding changes', () => {
  it('ends the waiting to go live, keeps the end of the page, and answers so', async () => {
    await publish()
    await saveDraft('discarded')
    const end = inMinutes(20)
    await schedule({ publishAt: inMinutes(10), unpublishAt: end })
    const draft = await payload.findByID({ collection: slugs.pages, id: pageId, draft: true })
    const left = { publishAt: null, unpublishAt: end }
    const { status, json } = await call('POST', '/discard', { rev: draft.rev })
    expect([status, json]).toMatchObject([200, { schedule: left }])
    expect(await live()).toMatchObject({ _status: 'published', schedule: left })
  })
})

describe('when the time has come', () => {
  it('the latest draft goes live and what visitors see is made again', async () => {
    await publish()
    await schedule({ publishAt: inMinutes(10) })
    await saveDraft('late')
    await makeDue('publish')
    const heard: string[] = []
    const stop = onRevalidateTags((tags) => heard.push(...tags))
    await runPageSchedule(payload, pageId)
    stop()
    const page = await live()
    expect(page).toMatchObject({ _status: 'published', schedule: { publishAt: null } })
    expect(idsOf(page.layout)).toContain('late')
    expect(heard.some((tag) => tag.includes(page.pathname))).toBe(true)
  })

  it('what has become an error stays a draft, and the page still goes offline', async () => {
    await publish()
    await schedule({ publishAt: inMinutes(10), unpublishAt: inMinutes(20) })
    await saveDraft('dead', { type: 'button', props: { label: 'Tour', href: '/gone' } })
    await makeDue('publish')
    await runPageSchedule(payload, pageId)
    const kept = await live()
    // The editor says of a moment that has passed that the page could not go live.
    expect(kept).toMatchObject({
      _status: 'published',
      schedule: { publishAt: expect.any(String) },
    })
    expect(idsOf(kept.layout)).not.toContain('dead')

    await makeDue('unpublish', 1)
    await runPageSchedule(payload, pageId)
    expect((await live())._status).toBe('draft')
    await schedule({ unpublishAt: null })
    await saveDraft('mended')
    await runPageSchedule(payload, pageId)
    expect(idsOf((await live()).layout)).toContain('mended')
  })

  it('a draft that cannot be saved as live does not keep the page online', async () => {
    await publish()
    await schedule({ publishAt: inMinutes(10), unpublishAt: inMinutes(20) })
    const nameless = { title: null, _status: 'draft' }
    expect((await call('PATCH', '?draft=true&depth=0', nameless)).status).toBe(200)
    await makeDue('publish', 60)
    await makeDue('unpublish', 30)
    await expect(runPageSchedule(payload, pageId)).rejects.toThrow('Title')
    expect(await live()).toMatchObject({
      _status: 'draft',
      schedule: { publishAt: expect.any(String), unpublishAt: null },
    })
    await schedule({ publishAt: null })
  })

  it('the page goes offline', async () => {
    await publish()
    await schedule({ unpublishAt: inMinutes(10) })
    await makeDue('unpublish')
    await runPageSchedule(payload, pageId)
    expect(await live()).toMatchObject({ _status: 'draft', schedule: { unpublishAt: null } })
  })

  it('both that were missed happen in their order', async () => {
    await schedule({ publishAt: inMinutes(10), unpublishAt: inMinutes(20) })
    await makeDue('publish', 60)
    await makeDue('unpublish', 30)
    await runPageSchedule(payload, pageId)
    expect((await live())._status).toBe('draft')

    await schedule({ publishAt: inMinutes(10), unpublishAt: inMinutes(20) })
    await makeDue('unpublish', 60)
    await makeDue('publish', 30)
    await runPageSchedule(payload, pageId)
    expect((await live())._status).toBe('published')
  })

  it('running again, and at the same time, changes nothing more', async () => {
    await schedule({ publishAt: inMinutes(10) })
    await saveDraft('once')
    await makeDue('publish')
    const versions = async () =>
      (
        await payload.countVersions({
          collection: slugs.pages,
          where: { parent: { equals: pageId } },
        })
      ).totalDocs
    await Promise.all([1, 2, 3].map(() => runPageSchedule(payload, pageId)))
    const after = await versions()
    await runPageSchedule(payload, pageId)
    expect(await versions()).toBe(after)
    expect((await live())._status).toBe('published')
  })

  it('a run that dies before its commit leaves everything to the next one', async () => {
    await schedule({ publishAt: inMinutes(10) })
    await saveDraft('kept')
    await makeDue('publish')
    // The very last statement of the transaction waits for a lock, and the connection is cut there.
    await pool.query(`
      create or replace function die() returns trigger language plpgsql as $$
      begin perform pg_sleep(60); return null; end $$`)
    await pool.query(`create constraint trigger die after update on pages
      deferrable initially deferred for each row execute function die()`)
    const dying = runPageSchedule(payload, pageId).then(
      () => 'done',
      () => 'died',
    )
    await untilSleeping()
    await pool.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`)
    expect(await dying).toBe('died')
    await pool.query('drop trigger die on pages')
    const page = await live()
    expect(page._status).toBe('draft')
    expect(page.schedule?.publishAt).toBeTruthy()

    await runPageSchedule(payload, pageId)
    expect(idsOf((await live()).layout)).toContain('kept')
  })

  it('a lost job is found, once an hour, and the worker does the rest', async () => {
    await schedule({ publishAt: inMinutes(10) })
    await pool.query('delete from jobs.job')
    await catchLostSchedules(payload)
    expect(await jobs()).toEqual([])
    await makeDue('publish', 120)
    await catchLostSchedules(payload)
    await catchLostSchedules(payload)
    expect(await jobs()).toHaveLength(1)

    const worker = await startWorker(payload)
    await expect.poll(async () => (await live())._status).toBe('published')
    await worker.stop()
  })

  it('of many pages that were missed, and perhaps can never go live, all get their job', async () => {
    const many = 250
    await pool.query(
      `insert into pages (profile_id, title, pathname, schedule_publish_at)
       select $1, 'Missed', '/missed-' || n, now() - make_interval(hours => n)
       from generate_series(1, $2::int) n`,
      [tenant.profile.id, many],
    )
    await catchLostSchedules(payload)
    expect(await jobs()).toHaveLength(many)
    await pool.query(`delete from pages where title = 'Missed'`)
  })
})

async function untilSleeping(): Promise<void> {
  const sleeping = async () => {
    const { rowCount } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
    )
    return rowCount
  }
  await expect.poll(sleeping).toBe(1)
}
