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

/** What the browser sends after {@link begin}. */
const asSupport = (token: string) => ({
  token,
  headers: { cookie: `bandstand-support=${luna.profile.id}` },
})

it('begins only while the owner lets support in, which nobody else can', async () => {
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
    expect.stringMatching(new RegExp(`^bandstand-support=${luna.profile.id};.*HttpOnly`)),
  ])
})

it('works with the rights of an admin of that site, and the log names who it was', async () => {
  await letIn(luna.owner.token, true)
  const sites = async (options: object) =>
    (await rest<Page>('GET', '/api/profiles', options)).json.docs.map(({ id }) => id)
  expect(await sites({ token: platform })).toContain(kito.profile.id)
  expect(await sites(asSupport(platform))).toEqual([luna.profile.id])
  const statusOf = async (path: string) =>
    (await rest('GET', `/api/profiles/${path}`, asSupport(platform))).status
  expect(await statusOf(`${luna.profile.id}/team`)).toBe(200)
  expect(await statusOf(`${kito.profile.id}/team`)).toBe(404)

  const changed = await rest('POST', `/api/profiles/${luna.profile.id}/online`, {
    ...asSupport(platform),
    body: { isOnline: false },
  })
  expect(changed.status).toBeLessThan(300)
  const { docs } = await payload.find({
    collection: slugs.auditLog,
    where: { profile: { equals: luna.profile.id } },
    sort: '-createdAt',
    limit: 1,
  })
  expect(docs[0]).toMatchObject({ action: 'site_offline', actorType: 'platform-admin' })
  // Nobody lets in support who is there as support.
  expect(await letIn(platform, true)).toMatchObject({ status: 403 })
  expect(
    await rest('POST', `/api/profiles/${luna.profile.id}/support`, {
      ...asSupport(platform),
      body: { isAllowed: true },
    }),
  ).toMatchObject({ status: 403 })
})

it('gives nobody but the platform’s admin another site', async () => {
  await letIn(luna.owner.token, true)
  const { json } = await rest<Page>('GET', '/api/profiles', asSupport(kito.owner.token))
  expect(json.docs.map(({ id }) => id)).toEqual([kito.profile.id])
})

it('ends with the owner’s consent, and by leaving', async () => {
  await letIn(luna.owner.token, true)
  await letIn(luna.owner.token, false)
  const sites = await rest<Page>('GET', '/api/profiles', asSupport(platform))
  expect(sites.json.docs.map(({ id }) => id)).toContain(kito.profile.id)
  const left = await rest('POST', '/api/support/leave', { ...asSupport(platform), body: {} })
  expect(left.headers.get('set-cookie')).toMatch(/^bandstand-support=;.*Expires=Thu, 01 Jan 1970/)
  const { docs } = await payload.find({
    collection: slugs.auditLog,
    where: {
      profile: { equals: luna.profile.id },
      action: { in: ['support_allowed', 'support_ended'] },
    },
    sort: 'createdAt',
  })
  expect(docs.map(({ action }) => action).slice(-2)).toEqual(['support_allowed', 'support_ended'])
})
