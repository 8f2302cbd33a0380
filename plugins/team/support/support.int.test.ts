import { beforeAll, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { createPlatformAdmin, createStaff, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Failure = { code?: string }
type Page = { docs: { id: string; profile?: string }[] }

let luna: Awaited<ReturnType<typeof createTenant>>
let kito: Awaited<ReturnType<typeof createTenant>>
let platform: string
let admin: string

beforeAll(async () => {
  luna = await createTenant(payload, 'Luna')
  kito = await createTenant(payload, 'Kito')
  platform = (await createPlatformAdmin(payload)).token
  admin = (await createStaff(payload, { [luna.profile.id]: 'admin' })).token
})

const letIn = (token: string, isAllowed: boolean) =>
  rest<Failure>('POST', `/api/profiles/${luna.profile.id}/support`, { token, body: { isAllowed } })

const begin = (token: string, profileId = luna.profile.id) =>
  rest<Failure>('POST', `/api/profiles/${profileId}/support/begin`, { token, body: {} })

/** The token and cookie of a request as support; with another token, of another person who sends the same cookie. */
async function beginAs(token = platform) {
  await letIn(luna.owner.token, true)
  const cookie = (await begin(platform)).headers.get('set-cookie')?.split(';')[0] ?? ''
  return { token, headers: { cookie } }
}

const sitesOf = async (options: object) =>
  (await rest<Partial<Page>>('GET', '/api/profiles', options)).json.docs?.map(({ id }) => id) ??
  'none'

const actionsOf = async () => {
  const { docs } = await payload.find({
    collection: slugs.auditLog,
    where: { profile: { equals: luna.profile.id }, action: { not_equals: 'signed_in' } },
    sort: '-createdAt',
    pagination: false,
  })
  return docs.map(({ action, actorType }) => `${action} by ${actorType}`)
}

it('begins only while the owner allows it, which nobody else can', async () => {
  expect((await begin(platform)).status).toBe(409)
  for (const token of [platform, admin]) {
    expect(await letIn(token, true)).toMatchObject({ status: 403 })
  }
  expect(await letIn(kito.owner.token, true)).toMatchObject({ status: 404 })
  expect((await letIn(luna.owner.token, true)).status).toBe(204)

  for (const token of [luna.owner.token, admin]) {
    expect((await begin(token)).status).toBe(403)
  }
  expect((await begin(platform, kito.profile.id)).status).toBe(409)
  const begun = await begin(platform)
  expect([begun.status, begun.headers.get('set-cookie')]).toEqual([
    204,
    expect.stringMatching(new RegExp(`^bandstand-support=${luna.profile.id}[^;]*;.*HttpOnly`)),
  ])
  expect((await actionsOf()).slice(0, 2)).toEqual([
    'support_began by platform-admin',
    'support_allowed by owner',
  ])
})

it('works with the rights of an admin of that site, and the log names who it was', async () => {
  const support = await beginAs()
  expect(await sitesOf({ token: platform })).toContain(kito.profile.id)
  expect(await sitesOf(support)).toEqual([luna.profile.id])
  const statusOf = async (path: string, method = 'GET', body?: object) =>
    (await rest(method, `/api/profiles/${path}`, { ...support, body })).status
  const own = luna.profile.id
  expect(await statusOf(`${own}/team`)).toBe(200)
  expect(await statusOf(`${kito.profile.id}/team`)).toBe(404)
  // What is the owner's alone, and what would go on when support has left.
  const closed = [
    statusOf(`${own}/invites`, 'POST', { email: 'ada@example.com', role: 'admin' }),
    statusOf(`${own}/payment-account/onboard`, 'POST', {}),
    statusOf(`${own}/take-along`),
    statusOf(`${own}/api-keys`),
    statusOf(`${own}/webhooks`),
    statusOf(`${own}/measurement`),
    statusOf(`${own}/domains`, 'POST', { host: 'www.support.example' }),
    statusOf(`${own}/automations/${own}/switch`, 'POST', { isOn: true }),
    statusOf(`${own}/imports`),
    statusOf(`${own}/support`, 'POST', { isAllowed: true }),
  ]
  expect(await Promise.all(closed)).toEqual(closed.map(() => 403))

  expect(await statusOf(`${own}/online`, 'POST', { isOnline: false })).toBeLessThan(300)
  expect((await actionsOf())[0]).toBe('site_offline by platform-admin')
})

it('gives nobody but who began another site', async () => {
  const { id } = kito.profile
  expect(await sitesOf(await beginAs(kito.owner.token))).toEqual([id])
  const other = (await createPlatformAdmin(payload)).token
  expect(await sitesOf(await beginAs(other))).toContain(id)
})

it('leaves no rights when consent is over, and needs a new beginning for another', async () => {
  const support = await beginAs()
  await letIn(luna.owner.token, false)
  expect(await sitesOf(support)).toBe('none')
  await letIn(luna.owner.token, true)
  expect(await sitesOf(support)).toBe('none')

  const again = await beginAs()
  expect(await sitesOf(again)).toEqual([luna.profile.id])
  await payload.db.updateOne({
    collection: slugs.profiles,
    id: luna.profile.id,
    data: { supportUntil: new Date(Date.now() - 1).toISOString() },
  })
  expect(await sitesOf(again)).toBe('none')

  const left = await rest('POST', '/api/support/leave', { ...again, body: {} })
  expect(left.headers.get('set-cookie')).toMatch(/^bandstand-support=;.*Expires=Thu, 01 Jan 1970/)
})
