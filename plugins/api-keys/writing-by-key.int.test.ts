import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { keyScopes } from '@/src/core/access/key-scopes'
import { createApiKey } from '@/src/testing/api-keys'
import { linesOf } from '@/src/testing/audit-lines'
import { createDocuments } from '@/src/testing/documents'
import { createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

type Failure = { code?: string; message?: string }

const { pool } = payload.db
const luna = await createTenant(payload, 'Luna')
const own = await createDocuments(payload, luna)
const all = await createApiKey(luna, keyScopes, { name: 'Everything' })

describe('what a key writes', () => {
  it('is done once for each Idempotency-Key', async () => {
    const post = (caption: string, key: string, call = all.call) =>
      call<{ id: string } & Failure>('POST', '/posts', { caption }, { 'idempotency-key': key })
    const [first, again] = await Promise.all([post('Hello', 'a-1'), post('Hello', 'a-1')])
    const later = await post('Hello', 'a-1')
    const done = [first, again].filter(({ status }) => status === 201)
    // The other came while the first was under way, or after it.
    expect([1, 2]).toContain(done.length)
    expect([...done, later].map(({ json }) => json.id)).toEqual(
      Array(done.length + 1).fill(later.json.id),
    )
    expect(later.headers.get('idempotent-replayed')).toBe('true')
    const other = await post('Other', 'a-1')
    expect([other.status, other.json.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
    // Of another key of the same site it is another.
    const second = await createApiKey(luna, ['write:posts'])
    expect((await post('Hello', 'a-1', second.call)).json.id).not.toBe(later.json.id)
    // What failed can be tried again.
    const tooLong = await post('x'.repeat(100_000), 'a-2')
    expect(tooLong.status).toBe(400)
    expect((await post('Short', 'a-2')).status).toBe(201)
    expect((await post('x', ' ')).status).toBe(400)
    expect((await post('x', 'ü')).status).toBe(400)
  })

  it('goes the way of the screens: a release is made, changed, and not sold before it is ready', async () => {
    type Release = {
      id: string
      rev: string
      state: string
      form: { title: string; artist: string }
    }
    const made = await all.call<Release>('POST', '/releases', { title: 'Tides', artist: 'Luna' })
    expect([made.status, made.json.state, made.json.form.title]).toEqual([201, 'draft', 'Tides'])
    const { id } = made.json
    const changed = await all.call<Release>('PATCH', `/releases/${id}`, { title: 'High Tides' })
    expect(changed.json.form).toMatchObject({ title: 'High Tides', artist: 'Luna' })
    expect((await all.call('PATCH', `/releases/${id}`, { price: 1 })).status).toBe(400)
    const early = await all.call('POST', `/releases/${id}/state`, { to: 'on-sale' })
    expect([400, 409]).toContain(early.status)
    expect((await all.call('DELETE', `/releases/${id}`)).status).toBe(204)
    expect((await all.call('GET', `/releases/${id}`)).status).toBe(404)
  })

  it('stands in the audit log by its name', async () => {
    const { json } = await all.call<{ id: string }>('POST', '/merch', { title: 'Shirt' })
    const lines = await linesOf(payload, () => all.call('DELETE', `/merch/${json.id}`))
    expect(lines).toMatchObject([
      { actorType: 'api-key', actor: all.id, actorLabel: 'API key “Everything”' },
    ])
  })

  it('puts nobody on a list who did not agree, and nobody back who left', async () => {
    const listId = own.get('email-lists') ?? ''
    const add = (email: string, consent?: object) =>
      all.call<{ outcome: string }>('POST', `/email-lists/${listId}/subscribers`, {
        email,
        consent,
      })
    const consent = {
      text: 'I want the newsletter (checkout of the shop)',
      at: '2026-01-02T03:04:05Z',
    }
    const statusOf = async (email: string) => {
      const { rows } = await pool.query(
        `select status, consent_text as text, consent_at as at, consent_by_id as by
         from subscribers where list_id = $1 and email = $2`,
        [listId, email],
      )
      return rows[0]
    }
    expect((await add('asked@example.com')).json.outcome).toBe('asked')
    expect(await statusOf('asked@example.com')).toMatchObject({ status: 'pending', text: null })
    expect((await add('agreed@example.com', consent)).json.outcome).toBe('added')
    expect(await statusOf('agreed@example.com')).toMatchObject({
      status: 'confirmed',
      text: consent.text,
      at: new Date(consent.at),
      by: null,
    })
    const left = await all.call('POST', '/subscribers/remove', { email: 'agreed@example.com' })
    expect(left.status).toBe(204)
    expect((await add('agreed@example.com', consent)).json.outcome).toBe('unchanged')
    expect(await statusOf('agreed@example.com')).toMatchObject({ status: 'unsubscribed' })
    expect((await add('x@example.com', { text: 'yes', at: 'today' })).status).toBe(400)
  })

  it('makes discount codes by the rules of the form', async () => {
    const code = `KEY${randomUUID().slice(0, 6)}`
    const made = await all.call<{ id: string; code: string; percent: number }>(
      'POST',
      '/discount-codes',
      { code, percent: 15 },
    )
    expect([made.status, made.json]).toMatchObject([201, { code: code.toUpperCase(), percent: 15 }])
    expect((await all.call('POST', '/discount-codes', { code, percent: 5 })).status).toBe(400)
    expect((await all.call('POST', '/discount-codes', { code: 'NONE1' })).status).toBe(400)
    const off = await all.call('PATCH', `/discount-codes/${made.json.id}`, { isActive: false })
    expect(off.json).toMatchObject({ isActive: false, percent: 15 })
  })
})
