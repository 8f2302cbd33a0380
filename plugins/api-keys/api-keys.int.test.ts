import { describe, expect, it } from 'vitest'
import { forgetKeys } from '@/plugins/api-keys/forget-keys'
import { keyScopes } from '@/src/core/access/key-scopes'
import type { KeysAnswer } from '@/src/core/contracts/owner-api/keys'
import { apiKeyMessages } from '@/src/core/messages/api-keys'
import { publicCallsOf } from '@/src/server/public-call'
import { createApiKey } from '@/src/testing/api-keys'
import { linesOf } from '@/src/testing/audit-lines'
import { askSample } from '@/src/testing/call-samples'
import { createDocuments } from '@/src/testing/documents'
import { createProduct, createStaff, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Failure = { code?: string; message?: string }
type Page = { data: { id: string }[]; next: string | null }

const { pool } = payload.db
const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const foreign = await createDocuments(payload, kito)
const own = await createDocuments(payload, luna)
const all = await createApiKey(luna, keyScopes, { name: 'Everything' })
const calls = publicCallsOf(payload.config).filter(({ account }) => account === 'key')
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

const keysUrl = `/api/profiles/${luna.profile.id}/api-keys`
const listKeys = async (token = luna.owner.token) =>
  (await rest<KeysAnswer>('GET', keysUrl, { token })).json.keys

/** What the parameters of paths stand for. */
const idsOf = (documents: Map<string, string>): Record<string, string> => ({
  releaseId: documents.get('products') ?? '',
  merchId: documents.get('products') ?? '',
  productId: documents.get('products') ?? '',
  postId: documents.get('posts') ?? '',
  showId: documents.get('events') ?? '',
  orderId: documents.get('orders') ?? '',
  id: documents.get('orders') ?? '',
  codeId: documents.get('discount-codes') ?? '',
  listId: documents.get('email-lists') ?? '',
})

describe('keys', () => {
  it('are shown once, kept as a hash, and told in the audit log', async () => {
    let key = ''
    const lines = await linesOf(payload, async () => {
      const made = await createApiKey(luna, ['read:orders'], { name: 'Parcels' })
      key = made.key
      await rest('POST', `${keysUrl}/${made.id}/revoke`, { token: luna.owner.token })
    })
    expect(key).toMatch(/^bs_live_[\da-f]{48}$/)
    expect(lines).toMatchObject([
      { action: 'api_key_made', profile: luna.profile.id, summary: 'Made the API key “Parcels”' },
      { action: 'api_key_revoked', actor: luna.owner.id, targetLabel: 'Parcels' },
    ])
    const { rows } = await pool.query(`select k::text as row from api_keys k
      union all select a::text from audit_log a`)
    expect(rows.filter(({ row }) => row.includes(key) || row.includes(key.slice(20)))).toEqual([])
    expect(JSON.stringify(await listKeys())).not.toContain(key.slice(0, 20))
  })

  it('are made by owners and admins alone, of their own site', async () => {
    const admin = await createStaff(payload, { [luna.profile.id]: 'admin' })
    const editor = await createStaff(payload, { [luna.profile.id]: 'editor' })
    const body = { name: 'x', scopes: ['read:catalog'], until: '' }
    const makeBy = async (token: string) => (await rest('POST', keysUrl, { token, body })).status
    expect(await makeBy(admin.token)).toBe(201)
    expect(await makeBy(editor.token)).toBe(403)
    expect(await makeBy(kito.owner.token)).toBe(404)
    const other = `/api/profiles/${kito.profile.id}/api-keys/${all.id}/revoke`
    expect((await rest('POST', other, { token: kito.owner.token })).status).toBe(404)
    expect((await all.call('GET', '/products')).status).toBe(200)
  })

  it('are refused with what is wrong: no scope, an unknown one, a day that is over', async () => {
    const make = async (body: object) => {
      const { json } = await rest<Failure & { errors?: { message: string }[] }>('POST', keysUrl, {
        token: luna.owner.token,
        body: { name: 'x', scopes: ['read:catalog'], until: '', ...body },
      })
      return json.errors?.[0]?.message
    }
    expect(await make({ scopes: [] })).toBe(apiKeyMessages.scopeMissing)
    expect(await make({ scopes: ['write:payouts'] })).toBeDefined()
    expect(await make({ until: '2020-01-01' })).toBe(apiKeyMessages.dayOver)
    expect(await make({ name: ' ' })).toBe(apiKeyMessages.nameMissing)
  })

  it('are at most twenty of a site, also when they are made at once', async () => {
    const many = await createTenant(payload, 'Many')
    const body = { name: 'x', scopes: ['read:catalog'], until: '' }
    const url = `/api/profiles/${many.profile.id}/api-keys`
    const made = await Promise.all(
      Array.from({ length: 22 }, () => rest('POST', url, { token: many.owner.token, body })),
    )
    expect(made.map(({ status }) => status).sort()).toEqual([...Array(20).fill(201), 409, 409])
  })
})

describe('a request with a key', () => {
  it('has the calls that were promised', () => {
    expect(calls.map((call) => `${nameOf(call)} ${call.scope}`).sort()).toEqual([
      'delete /v1/merch/:merchId write:catalog',
      'delete /v1/posts/:postId write:posts',
      'delete /v1/releases/:releaseId write:catalog',
      'delete /v1/shows/:showId write:shows',
      'get /v1/discount-codes read:codes',
      'get /v1/email-lists read:people',
      'get /v1/email-lists/:listId/subscribers read:people',
      'get /v1/merch/:merchId read:catalog',
      'get /v1/numbers read:numbers',
      'get /v1/orders read:orders',
      'get /v1/orders/:orderId read:orders',
      'get /v1/people read:people',
      'get /v1/posts read:posts',
      'get /v1/posts/:postId read:posts',
      'get /v1/products read:catalog',
      'get /v1/products/:productId/variants read:catalog',
      'get /v1/releases/:releaseId read:catalog',
      'get /v1/shows read:shows',
      'get /v1/shows/:showId read:shows',
      'patch /v1/discount-codes/:codeId write:codes',
      'patch /v1/merch/:merchId write:catalog',
      'patch /v1/posts/:postId write:posts',
      'patch /v1/releases/:releaseId write:catalog',
      'patch /v1/shows/:showId write:shows',
      'post /v1/discount-codes write:codes',
      'post /v1/email-lists/:listId/subscribers write:people',
      'post /v1/merch write:catalog',
      'post /v1/merch/:merchId/state write:catalog',
      'post /v1/orders/:id/refunds refund:orders',
      'post /v1/orders/ship ship:orders',
      'post /v1/posts write:posts',
      'post /v1/posts/:postId/state write:posts',
      'post /v1/releases write:catalog',
      'post /v1/releases/:releaseId/state write:catalog',
      'post /v1/shows write:shows',
      'post /v1/shows/:showId/state write:shows',
      'post /v1/subscribers/remove write:people',
      'put /v1/products/:productId/variants write:catalog',
    ])
  })

  it('answers 401 without a key, and with a wrong, an expired or a revoked one', async () => {
    const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    const expired = await createApiKey(luna, ['read:catalog'], { until: soon })
    await pool.query(`update api_keys set expires_at = now() where id = $1`, [expired.id])
    const revoked = await createApiKey(luna, ['read:catalog'])
    await rest('POST', `${keysUrl}/${revoked.id}/revoke`, { token: luna.owner.token })
    const asWho = async (authorization?: string) => {
      const { status, json, headers } = await rest<Failure>('GET', '/api/v1/products', {
        headers: authorization ? { authorization } : {},
      })
      expect([status, json.code]).toEqual([401, 'NOT_SIGNED_IN'])
      expect(headers.get('www-authenticate')).toBe('Bearer')
      return json.message
    }
    expect(await asWho()).toBe(apiKeyMessages.missing)
    expect(await asWho(`JWT ${luna.owner.token}`)).toBe(apiKeyMessages.missing)
    expect(await asWho(`Bearer ${luna.visitor.token}`)).toBe(apiKeyMessages.missing)
    expect(await asWho(`Bearer bs_live_${'0'.repeat(48)}`)).toBe(apiKeyMessages.unknown)
    expect(await asWho(`Bearer ${expired.key}`)).toBe(apiKeyMessages.expired)
    expect(await asWho(`Bearer ${revoked.key}`)).toBe(apiKeyMessages.revoked)
  })

  it('is not signed in by a cookie, nor with a key in the address', async () => {
    const cookie = await rest<Failure>('GET', '/api/v1/products', {
      headers: { cookie: `bandstand-token=${luna.owner.token}`, origin: 'http://localhost:3000' },
    })
    expect(cookie.status).toBe(401)
    const inAddress = await all.call('GET', `/products?key=${all.key}`)
    expect([inAddress.status, inAddress.json.message]).toEqual([400, apiKeyMessages.inAddress])
  })

  it('can call nothing else: neither the screens’ calls nor Payload’s', async () => {
    const headers = { authorization: `Bearer ${all.key}` }
    const statusOf = async (path: string) => (await rest('GET', path, { headers })).status
    expect(await statusOf(`/api/profiles/${luna.profile.id}/orders`)).toBe(401)
    expect(await statusOf(keysUrl)).toBe(401)
    expect(await statusOf('/api/products')).toBe(403)
    expect(await statusOf('/api/users')).toBe(403)
  })

  it('may do only what its scopes say, in every call', async () => {
    expect(calls.length).toBeGreaterThan(35)
    for (const call of calls) {
      const others = keyScopes.filter((scope) => scope !== call.scope)
      const [action, what = ''] = (call.scope ?? '').split(':')
      // To change includes to read.
      const without = others.filter((scope) => !(action === 'read' && scope.endsWith(what)))
      const { key } = await createApiKeyOnce(without)
      const { status, json } = await askSample(call, {
        profileId: luna.profile.id,
        host: luna.host,
        headers: { authorization: `Bearer ${key}` },
      })
      expect([nameOf(call), status, json.code]).toEqual([nameOf(call), 403, 'FORBIDDEN'])
    }
  })

  it('needs no other scope than the one that a call names', async () => {
    const site = await createTenant(payload, 'Narrow')
    const documents = await createDocuments(payload, site)
    const merch = await createProduct(payload, site.profile.id, { category: 'Merch' })
    const ids: Record<string, string> = { ...idsOf(documents), merchId: merch.product.id }
    const keys = new Map(
      await Promise.all(
        keyScopes.map(async (scope) => [scope, await createApiKey(site, [scope])] as const),
      ),
    )
    const callBy = (scope = 'none') => {
      const key = keys.get(scope as (typeof keyScopes)[number])
      return async (method: string, path: string, body?: object) => {
        const answer = await key?.call<{ id: string } & Failure>(method, path, body)
        return { said: `${method} ${path} ${answer?.status}`, ...answer }
      }
    }
    for (const { path, scope } of calls.filter(({ method }) => method === 'get')) {
      const asked = path.replace('/v1', '').replace(/:(\w+)/g, (_, name) => ids[name] ?? '')
      const { said, text } = await callBy(scope)('GET', asked)
      expect(said, text).toBe(`GET ${asked} 200`)
    }
    const date = { date: '2099-05-01', time: '20:00', timeZone: 'Europe/Berlin' }
    const kind = { key: 'a', id: null, name: 'Standing', minor: 1500, stock: 10, stockSeen: null }
    const open = { state: 'active', stateSeen: null, salesFrom: '', salesUntil: '' }
    const writes = [
      ['write:catalog', '/releases', { title: 'Tides' }, { to: 'off' }],
      ['write:catalog', '/merch', { title: 'Shirt' }, { to: 'off' }],
      ['write:posts', '/posts', { caption: 'Hello' }, { to: 'draft' }],
      ['write:shows', '/shows', { ...date, tickets: [{ ...kind, ...open }] }, { onSite: false }],
    ] as const
    for (const [scope, path, form, state] of writes) {
      const call = callBy(scope)
      const made = await call('POST', path, form)
      expect(made.said, made.text).toBe(`POST ${path} 201`)
      const one = `${path}/${made.json?.id}`
      const changed = await call('PATCH', one, form)
      expect(changed.said, changed.text).toBe(`PATCH ${one} 200`)
      const moved = await call('POST', `${one}/state`, state)
      expect(moved.said, moved.text).toBe(`POST ${one}/state 200`)
      expect((await call('DELETE', one)).said).toBe(`DELETE ${one} 204`)
    }
    const code = await callBy('write:codes')('POST', '/discount-codes', {
      code: 'NARROW',
      percent: 10,
      products: [merch.product.id],
    })
    expect(code.said, code.text).toBe('POST /discount-codes 201')
    const subscriber = await callBy('write:people')(
      'POST',
      `/email-lists/${ids.listId}/subscribers`,
      { email: 'narrow@example.com' },
    )
    expect(subscriber.status, subscriber.text).toBe(200)
  })

  it('is told in an answer no more than its scopes say', async () => {
    type Show = { sold: object | null }
    const { call } = await createApiKey(luna, ['read:shows'])
    const show = await call<Show>('GET', `/shows/${own.get('events')}`)
    expect([show.status, show.json.sold]).toEqual([200, null])
  })

  it('finds nothing of another site, in every call that names something', async () => {
    const named = idsOf(foreign)
    const naming = calls.filter(({ path }) => path.includes(':'))
    expect(naming.length).toBeGreaterThan(15)
    for (const call of naming) {
      const { status, json } = await askSample(call, {
        profileId: kito.profile.id,
        host: kito.host,
        ids: named,
        headers: { authorization: `Bearer ${all.key}` },
      })
      expect([nameOf(call), status, json.code]).toEqual([nameOf(call), 404, 'NOT_FOUND'])
    }
  })

  it('reads lists of its own site alone, page by page', async () => {
    const lists = calls.filter(({ method, path }) => method === 'get' && !path.includes(':'))
    for (const { path } of lists) {
      const { status, text } = await all.call('GET', path.replace('/v1', ''))
      expect([path, status], text).toEqual([path, 200])
      for (const id of foreign.values()) {
        expect(text).not.toContain(id)
      }
    }
    const whole = (await all.call<Page>('GET', '/products?limit=100')).json.data.map(({ id }) => id)
    expect(whole).toContain(own.get('products'))
    for (const name of ['One', 'Two', 'Three']) {
      await all.call('POST', '/releases', { title: name })
    }
    const read: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const page: Page = (
        await all.call<Page>('GET', `/products?limit=2${next && `&after=${next}`}`)
      ).json
      read.push(...page.data.map(({ id }) => id))
      next = page.next
    }
    expect(read).toHaveLength(whole.length + 3)
    expect(new Set(read).size).toBe(read.length)
    expect((await all.call('GET', '/products?after=nonsense')).status).toBe(400)
  })

  it('says when it was used, at most once a minute', async () => {
    const { id, call } = await createApiKey(luna, ['read:catalog'])
    const usedAt = async () => (await listKeys()).find((key) => key.id === id)?.lastUsedAt ?? null
    expect(await usedAt()).toBeNull()
    await call('GET', '/products')
    const first = await usedAt()
    expect(first).not.toBeNull()
    await call('GET', '/products')
    expect(await usedAt()).toBe(first)
    await pool.query(
      `update api_keys set last_used_at = now() - interval '2 minutes' where id = $1`,
      [id],
    )
    await call('GET', '/products')
    expect(Date.parse((await usedAt()) ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''))
  })

  it('is told what is left of its limit, and that nothing has changed', async () => {
    const { headers } = await all.call('GET', '/email-lists')
    expect(headers.get('ratelimit-policy')).toContain('"apiKey";q=')
    expect(headers.get('ratelimit')).toMatch(/"apiKey";r=\d+;t=\d+/)
    const etag = headers.get('etag') ?? ''
    const again = await all.call('GET', '/email-lists', undefined, { 'if-none-match': etag })
    expect([again.status, again.text]).toEqual([304, ''])
  })
})

it('forgets answers after a day, and revoked keys after a month', async () => {
  const revoked = await createApiKey(luna, ['write:posts'])
  await revoked.call('POST', '/posts', {}, { 'idempotency-key': 'old' })
  await rest('POST', `${keysUrl}/${revoked.id}/revoke`, { token: luna.owner.token })
  const count = async (table: string) =>
    (
      await pool.query(
        `select 1 from ${table} where ${table === 'api_keys' ? 'id' : 'key_id'} = $1`,
        [revoked.id],
      )
    ).rowCount
  await forgetKeys(payload)
  expect([await count('api_keys'), await count('api_key_answers')]).toEqual([1, 1])
  await pool.query(`update api_key_answers set created_at = now() - interval '25 hours'`)
  await pool.query(`update api_keys set revoked_at = now() - interval '31 days' where id = $1`, [
    revoked.id,
  ])
  await forgetKeys(payload)
  expect([await count('api_keys'), await count('api_key_answers')]).toEqual([0, 0])
})

const made = new Map<string, Promise<{ key: string }>>()

/** One key for each set of scopes, each of a site of its own: a site has at most twenty. */
function createApiKeyOnce(scopes: readonly (typeof keyScopes)[number][]) {
  const name = scopes.join()
  const known =
    made.get(name) ??
    createTenant(payload, `S${made.size}`).then((site) => createApiKey(site, scopes))
  made.set(name, known)
  return known
}
