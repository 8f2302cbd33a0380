import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { linesOf } from '@/src/testing/audit-lines'
import {
  createOwner,
  createPlatformAdmin,
  createStaff,
  createTenant,
  testPassword,
} from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>
type Refusal = { errors: { field: string; message: string }[]; message: string }
const words = ownerMessages.siteDeletion

let luna: Tenant
beforeEach(async () => {
  luna = await createTenant(payload, 'Luna')
})

const begin = (token = luna.owner.token, body: object = {}) =>
  rest<Refusal>('POST', `/api/profiles/${luna.profile.id}/deletion`, {
    token,
    body: { address: luna.profile.slug, password: testPassword, ...body },
  })
const takeBack = (token = luna.owner.token) =>
  rest<Refusal>('DELETE', `/api/profiles/${luna.profile.id}/deletion`, { token })
const stored = () => payload.findByID({ collection: slugs.profiles, id: luna.profile.id, depth: 0 })
const isSeen = async () =>
  (await rest('GET', `/api/public/products?profileId=${luna.profile.id}`, { host: luna.host }))
    .status

it('takes the site offline at once, and says when it goes', async () => {
  expect(await isSeen()).toBe(200)
  const lines = await linesOf(payload, begin)
  expect(lines).toMatchObject([{ action: 'site_deletion_begun', profile: luna.profile.id }])
  const { onlineSince, deleteAfter } = await stored()
  expect(onlineSince).toBeNull()
  const days = (new Date(String(deleteAfter)).getTime() - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)
  expect(await isSeen()).toBe(404)
  // What fans bought stays theirs until then.
  const library = await rest('GET', '/api/public/library', {
    host: luna.host,
    token: luna.visitor.token,
  })
  expect(library.status).toBe(200)
})

it('tells every owner, and those who help not', async () => {
  const second = await createOwner(payload, [luna.profile.id])
  const helper = await createStaff(payload, { [luna.profile.id]: 'admin' })
  await begin()
  await begin()
  const mails = await rowsOf<{ to: string; text: string }>(
    payload,
    sql`select "to", text from mail_log where kind = 'site-deletion'
      and "to" in (${luna.owner.email}, ${second.email}, ${helper.email})`,
  )
  expect(mails.map(({ to }) => to).sort()).toEqual([luna.owner.email, second.email].sort())
  expect(mails[0]?.text).toContain('/admin/delete-site')
})

describe('asks who asks', () => {
  it('for the address and the password', async () => {
    const refused = async (body: object) => {
      const { status, json } = await begin(luna.owner.token, body)
      return [status, json.errors?.map(({ field, message }) => [field, message])]
    }
    expect(await refused({ address: 'luna' })).toEqual([400, [['address', words.wrongAddress]]])
    const wrong = await begin(luna.owner.token, { password: 'not-this-one' })
    expect([wrong.status, wrong.json.errors[0]?.field]).toEqual([400, 'password'])
    expect((await begin(luna.owner.token, { password: '' })).status).toBe(400)
    expect((await stored()).deleteAfter ?? null).toBeNull()
    expect(
      (await begin(luna.owner.token, { address: ` ${luna.profile.slug.toUpperCase()} ` })).status,
    ).toBe(204)
  })

  it('and lets nobody but an owner and the platform’s admin', async () => {
    const other = await createTenant(payload, 'Other')
    const helper = await createStaff(payload, { [luna.profile.id]: 'admin' })
    const calls = [begin, takeBack]
    const statuses = async (token: string) =>
      Promise.all(calls.map(async (call) => (await call(token)).status))
    expect(await statuses('nobody')).toEqual([401, 401])
    expect(await statuses(luna.visitor.token)).toEqual([401, 401])
    expect(await statuses(helper.token)).toEqual([403, 403])
    expect(await statuses(other.owner.token)).toEqual([404, 404])
    expect((await stored()).deleteAfter ?? null).toBeNull()
    const admin = await createPlatformAdmin(payload)
    expect([(await begin(admin.token)).status, (await takeBack(admin.token)).status]).toEqual([
      204, 204,
    ])
  })

  it('and takes it from no other call', async () => {
    const admin = await createPlatformAdmin(payload)
    const body = { deleteAfter: '2026-01-01T00:00:00.000Z' }
    for (const { token } of [luna.owner, admin]) {
      await rest('PATCH', `/api/profiles/${luna.profile.id}`, { token, body })
    }
    expect((await stored()).deleteAfter ?? null).toBeNull()
  })
})

describe('can be taken back', () => {
  it('until the time is over', async () => {
    await begin()
    const put = () =>
      rest<Refusal>('POST', `/api/profiles/${luna.profile.id}/online`, {
        token: luna.owner.token,
        body: { isOnline: true },
      })
    const refused = await put()
    expect([refused.status, refused.json.message]).toEqual([
      409,
      expect.stringContaining('Settings → Delete the site'),
    ])
    const lines = await linesOf(payload, takeBack)
    expect(lines).toMatchObject([{ action: 'site_deletion_taken_back' }])
    expect((await stored()).deleteAfter).toBeNull()
    expect((await takeBack()).status).toBe(204)
    expect((await put()).status).toBe(200)
    expect(await isSeen()).toBe(200)
  })

  it('and not when some of it may be gone', async () => {
    await begin()
    await payload.db.pool.query(
      `update profiles set delete_after = now() - interval '1 second' where id = $1`,
      [luna.profile.id],
    )
    const { status, json } = await takeBack()
    expect([status, json.message]).toEqual([409, words.isOver])
  })
})

it('makes drafts of newsletters that wait for their day', async () => {
  const { id } = await payload.create({
    collection: slugs.newsletters,
    data: {
      profile: luna.profile.id,
      subject: 'News',
      audience: 'members',
      text: 'Hello',
    } as never,
  })
  await payload.db.pool.query(
    `update newsletters set state = 'scheduled', scheduled_at = now() + interval '1 day' where id = $1`,
    [id],
  )
  await begin()
  const newsletter = await payload.findByID({ collection: slugs.newsletters, id })
  expect(newsletter).toMatchObject({ state: 'draft', scheduledAt: null })
})

it('is the only way: the document alone is not deleted', async () => {
  const admin = await createPlatformAdmin(payload)
  const path = `/api/profiles/${luna.profile.id}`
  expect((await rest('DELETE', path, { token: admin.token })).status).toBe(403)
  await expect(
    payload.delete({ collection: slugs.profiles, id: luna.profile.id }),
  ).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await stored()).name).toBe('Luna')
})
