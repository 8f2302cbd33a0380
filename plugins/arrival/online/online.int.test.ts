import { beforeAll, describe, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { offlinePassCookie } from '@/src/server/offline-pass'
import { signOfflinePass } from '@/src/server/pages/preview-token'
import { linesOf } from '@/src/testing/audit-lines'
import { createPlatformAdmin, createProduct, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>

let luna: Tenant
let kito: Tenant

beforeAll(async () => {
  luna = await createTenant(payload, 'Luna')
  kito = await createTenant(payload, 'Kito')
  await createProduct(payload, luna.profile.id)
  await createProduct(payload, kito.profile.id)
})

const put = (tenant: Tenant, isOnline: boolean, token = tenant.owner.token) =>
  rest<{ code: string; isOnline: boolean }>('POST', `/api/profiles/${tenant.profile.id}/online`, {
    token,
    body: { isOnline },
  })

/** Calls that visitors make, with what they answer while the site is online. */
const calls = ({ profile, host, visitor }: Tenant) =>
  [
    ['GET', '/api/public/profiles/current', 200],
    ['GET', `/api/public/products?profileId=${profile.id}`, 200],
    ['GET', `/api/public/products?profileId=${profile.id}&search=release`, 200],
    ['GET', `/api/public/posts?profileId=${profile.id}`, 200],
    ['GET', `/api/public/events?profileId=${profile.id}`, 200],
    ['GET', `/api/public/membership-tiers?profileId=${profile.id}`, 200],
  ].map(([method, path, status]) => ({
    path,
    status,
    ask: (headers: Record<string, string> = {}) =>
      rest(String(method), String(path), { host, token: visitor.token, headers }),
  }))

async function statusesOf(tenant: Tenant, headers?: Record<string, string>) {
  return Promise.all(calls(tenant).map(async ({ ask }) => (await ask(headers)).status))
}

describe('a site', () => {
  it('is offline when it is new, and its owner cannot change that in a form', async () => {
    const admin = await createPlatformAdmin(payload)
    const { json, status } = await rest<{ doc: { id: string; onlineSince: string | null } }>(
      'POST',
      '/api/profiles?depth=0',
      {
        token: admin.token,
        body: { name: 'New', slug: 'new-one', themeName: 'default', onlineSince: '2026-01-01' },
      },
    )
    expect([status, json.doc.onlineSince ?? null]).toEqual([201, null])
    const since = new Date().toISOString()
    for (const token of [admin.token, luna.owner.token]) {
      await rest('PATCH', `/api/profiles/${luna.profile.id}?depth=0`, {
        token,
        body: { onlineSince: null },
      })
    }
    const kept = await payload.findByID({ collection: slugs.profiles, id: luna.profile.id })
    expect(kept.onlineSince).toBeTruthy()
    expect(String(kept.onlineSince) < since).toBe(true)
  })

  it('that goes offline tells visitors nothing, at once, and the other one stays', async () => {
    const online = calls(luna).map(({ status }) => status)
    expect(await statusesOf(luna)).toEqual(online)
    // Kept answers, too.
    expect(await statusesOf(luna)).toEqual(online)

    const lines = await linesOf(payload, async () => {
      expect((await put(luna, false)).json).toEqual({ isOnline: false })
      // Again, it changes nothing.
      expect((await put(luna, false)).status).toBe(200)
    })
    expect(lines).toMatchObject([{ action: 'site_offline', profile: luna.profile.id }])

    expect(await statusesOf(luna)).toEqual(online.map(() => 404))
    expect(await statusesOf(kito)).toEqual(online)

    const passOf = ({ profile }: Tenant) => ({
      cookie: `${offlinePassCookie}=${signOfflinePass(profile.id)}`,
    })
    expect(await statusesOf(luna, passOf(kito))).toEqual(online.map(() => 404))
    expect(await statusesOf(luna, passOf(luna))).toEqual(online)
    // What they saw is kept for nobody else.
    expect(await statusesOf(luna)).toEqual(online.map(() => 404))
  })

  it('that is offline still lets people join and leave its email list', async () => {
    const { docs } = await payload.find({
      collection: slugs.emailLists,
      where: { profile: { equals: luna.profile.id } },
      depth: 0,
    })
    const { status } = await rest('POST', '/api/public/email-lists/join', {
      host: luna.host,
      body: {
        profileId: luna.profile.id,
        emailListId: docs[0]?.id,
        email: 'early@example.com',
      },
    })
    expect(status).toBe(200)
    const unsubscribed = await rest<{ code: string }>(
      'POST',
      '/api/public/email-lists/unsubscribe',
      {
        host: luna.host,
        body: { token: 'x'.repeat(43) },
      },
    )
    // The secret is unknown; the call is not.
    expect(unsubscribed.json.code).toBe('VALIDATION_FAILED')
  })

  it('that is offline keeps for its fans what is theirs, and sells nothing', async () => {
    const { host, profile, visitor } = luna
    const asked = { host, token: visitor.token }
    const own = ['/api/public/library', '/api/accounts/me/export', '/api/public/gifts']
    const answers = await Promise.all(own.map((path) => rest('GET', path, asked)))
    expect(answers.map(({ status }) => status)).toEqual(own.map(() => 200))
    const quote = await rest('POST', '/api/public/cart/quote', {
      ...asked,
      body: { profileId: profile.id, items: [] },
    })
    expect(quote.status).toBe(404)
    const body = { tierId: profile.id, interval: 'month' }
    const joined = await rest('POST', '/api/public/memberships/checkout', { ...asked, body })
    expect(joined.status).toBe(404)
  })

  it('comes back whole', async () => {
    const lines = await linesOf(payload, () => put(luna, true))
    expect(lines).toMatchObject([{ action: 'site_online', profile: luna.profile.id }])
    expect(await statusesOf(luna)).toEqual(calls(luna).map(({ status }) => status))
  })

  it('is put online and looked at by those who work for it alone', async () => {
    const look = (token?: string, query = '') =>
      rest('GET', `/api/profiles/${luna.profile.id}/site${query}`, { token })
    for (const [token, status] of [
      ['nobody', 401],
      [luna.visitor.token, 401],
      [kito.owner.token, 404],
    ] as const) {
      expect([(await put(luna, false, token)).status, (await look(token)).status]).toEqual([
        status,
        status,
      ])
    }
    const led = await look(luna.owner.token)
    expect(led.status).toBe(303)
    expect(led.headers.get('location')).toMatch(
      new RegExp(`^http://${luna.profile.slug}\\.localhost:3000/\\?site-link=`),
    )
    const page = await look(luna.owner.token, '?path=/tour')
    expect(page.headers.get('location')).toContain('.localhost:3000/tour?site-link=')
    for (const path of [
      ...['//evil.example', '/\\evil.example', 'https://evil.example'],
      ...['/\t/evil.example', '/\n/evil.example', '/\r/evil.example', '/ /evil.example'],
    ]) {
      expect((await look(luna.owner.token, `?path=${encodeURIComponent(path)}`)).status).toBe(400)
    }
  })
})
