import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { databaseUrl } from '@/src/testing/environment'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'
import { untilLocked } from '@/src/testing/until-locked'

let pageId: string

const tenant = await createTenant(payload, 'Luna')
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
