import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { databaseUrl } from '@/src/testing/environment'
import { createOwner, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'
import { untilLocked } from '@/src/testing/until-locked'

let pageId: string

const tenant = await createTenant(payload, 'Luna')
const partner = await createOwner(payload, [tenant.profile.id])
const pool = new Pool({ connectionString: databaseUrl() })
pool.on('error', () => undefined)
afterAll(async () => {
  await pool.end()
})
beforeEach(async () => {
  const page = await payload.create({
    collection: slugs.pages,
    data: {
      profile: tenant.profile.id,
      title: 'A page',
      pathname: `/p-${randomUUID()}`,
      rev: 0,
      _status: 'published',
    },
  })
  pageId = page.id
})

const live = () => payload.findByID({ collection: slugs.pages, id: pageId, depth: 0 })
const post = (path: string, body: object) =>
  rest('POST', `/api/pages/${pageId}${path}`, { token: tenant.owner.token, body })

it('two halves of a schedule that are set at the same time both hold', async () => {
  const [publishAt, unpublishAt] = [10, 20].map((minutes) =>
    new Date(Date.now() + minutes * 60_000).toISOString(),
  )
  const answers = await during([['update pages set title = title where id = $1', pageId]], () => [
    post('/schedule', { publishAt }),
    post('/schedule', { unpublishAt }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await live()).schedule).toEqual({ publishAt, unpublishAt })
})

it.each([
  ['draft', '?draft=true&autosave=true&depth=0', 'PATCH', { title: 'B', _status: 'draft' }],
  ['publishing', '?depth=0', 'PATCH', { title: 'B', _status: 'published' }],
  ['discarding', '/discard', 'POST', { rev: 0 }],
])('whoever has a page keeps it through a save: %s', async (_, path, method, body) => {
  const address = `/api/pages/${pageId}`
  const ask = (token: string) =>
    rest<{ holder: object | null }>('POST', `${address}/lock`, { token, body: {} })
  const { owner } = tenant
  expect((await ask(owner.token)).json.holder).toBeNull()
  // Asked while the save is under way, and when it is done.
  const [saved, asked] = await during(
    [['update pages set title = title where id = $1', pageId]],
    () => [rest(method, `${address}${path}`, { token: owner.token, body }), ask(partner.token)],
  )
  expect(saved?.status).toBe(200)
  expect(asked?.json).toEqual({ holder: expect.any(Object), isOpenElsewhere: false })
  expect((await ask(partner.token)).json.holder).not.toBeNull()
  await rest('DELETE', `${address}/lock`, { token: owner.token })
  expect((await ask(partner.token)).json.holder).toBeNull()
})

it('a page that somebody is taking offline is not put back by discarding its draft', async () => {
  const answers = await during(
    [[`update pages set _status = 'draft' where id = $1`, pageId]],
    () => [post('/discard', { rev: 0 })],
  )
  expect(answers.map(({ status }) => status)).toEqual([409])
  expect((await live())._status).toBe('draft')
})

it('switching the kind of site and making a page do not wait for each other in a circle', async () => {
  const { id } = tenant.profile
  const answers = await during(
    [
      ['select pg_advisory_xact_lock(hashtextextended($1, 0))', `pages:${id}`],
      [`insert into pages (profile_id, title, pathname) values ($1, 'New', '/new')`, id],
    ],
    () => [
      rest('POST', `/api/profiles/${id}/theme-switch`, {
        token: tenant.owner.token,
        body: { themeName: 'link-tree', isLive: true },
      }),
    ],
  )
  expect(answers.map(({ status }) => status)).toEqual([200])
})

type Step = readonly [statement: string, value: string]

/** Makes calls during somebody else's transaction: they wait for its first step, it takes the others. */
async function during<Answer>(
  [first, ...others]: readonly Step[],
  call: () => Promise<Answer>[],
): Promise<Answer[]> {
  const client = await pool.connect()
  const take = ([statement, value]: Step) => client.query(statement, [value])
  try {
    await client.query('begin')
    await (first && take(first))
    const calls = call()
    await untilLocked(payload, calls.length)
    for (const step of others) {
      await take(step)
    }
    await client.query('commit')
    return await Promise.all(calls)
  } finally {
    client.release()
  }
}
