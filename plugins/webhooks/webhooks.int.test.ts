import { describe, expect, it } from 'vitest'
import { forgetDeliveries } from '@/plugins/webhooks/deliveries'
import { createWebhook, deliveriesOf, webhooksUrl } from '@/plugins/webhooks/testing/receiver'
import type { DeliveriesAnswer, WebhooksAnswer } from '@/src/core/contracts/webhooks/endpoints'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { linesOf } from '@/src/testing/audit-lines'
import { createStaff, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Failure = { message?: string; errors?: { field: string; message: string }[] }

const { pool } = payload.db
const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const words = ownerMessages.webhooks

const listOf = async ({ profile, owner } = luna) =>
  (await rest<WebhooksAnswer>('GET', webhooksUrl({ profile, owner }), { token: owner.token })).json
    .webhooks

describe('webhooks', () => {
  it('are made, changed and removed, and the audit log says so', async () => {
    let id = ''
    const lines = await linesOf(payload, async () => {
      id = (await createWebhook(luna, 'https://one.example.com/in?key=abc')).id
      const url = `${webhooksUrl(luna)}/${id}`
      const { token } = luna.owner
      const body = { url: 'https://two.example.com/in', events: ['comment.created', 'order.paid'] }
      expect((await rest('PUT', url, { token, body })).status).toBe(204)
      expect(await listOf()).toMatchObject([
        { id, url: body.url, events: ['order.paid', 'comment.created'], disabledAt: null },
      ])
      expect((await rest('POST', `${url}/secret`, { token, body: {} })).status).toBe(200)
      await rest('POST', `${url}/switch`, { token, body: { isOn: false } })
      // Nothing that it is not already.
      await rest('POST', `${url}/switch`, { token, body: { isOn: false } })
      expect(await listOf()).toMatchObject([{ disabledBy: 'owner' }])
      expect((await rest('DELETE', url, { token })).status).toBe(204)
      expect((await rest('DELETE', url, { token })).status).toBe(404)
    })
    expect(await listOf()).toEqual([])
    expect(lines.map(({ action, summary }) => `${action}: ${summary}`)).toEqual([
      'webhook_made: Made a webhook to one.example.com',
      'webhook_changed: Changed the webhook to two.example.com',
      'webhook_changed: Made a new secret for the webhook to two.example.com',
      'webhook_changed: Switched off the webhook to two.example.com',
      'webhook_removed: Removed the webhook to two.example.com',
    ])
    // What stands in an address may open something.
    expect(JSON.stringify(lines)).not.toContain('key=abc')
  })

  it('are for owners and admins alone, of their own site', async () => {
    const { id } = await createWebhook(luna)
    const admin = await createStaff(payload, { [luna.profile.id]: 'admin' })
    const others = await Promise.all(
      (['editor', 'fulfiller', 'moderator'] as const).map((role) =>
        createStaff(payload, { [luna.profile.id]: role }),
      ),
    )
    const own = `${webhooksUrl(luna)}/${id}`
    const foreign = `${webhooksUrl(kito)}/${id}`
    const calls = [
      ['GET', '/deliveries', undefined],
      ['POST', '/test', {}],
      ['POST', '/switch', { isOn: true }],
      ['POST', '/secret', {}],
      ['PUT', '', { url: 'https://evil.example.com', events: ['order.paid'] }],
      ['DELETE', '', undefined],
    ] as const
    for (const [method, action, body] of calls) {
      const statusOf = async (url: string, token?: string) =>
        (await rest(method, `${url}${action}`, { token, body })).status
      expect(await statusOf(own)).toBe(401)
      for (const { token } of others) {
        expect(await statusOf(own, token)).toBe(403)
      }
      expect(await statusOf(own, kito.owner.token)).toBe(404)
      // By the address of one's own site another site's is not found either.
      expect([method, action, await statusOf(foreign, kito.owner.token)]).toEqual([
        method,
        action,
        404,
      ])
    }
    expect(await listOf()).toMatchObject([{ id, url: 'https://receiver.example.com/hook' }])
    expect(await listOf(kito)).toEqual([])
    expect((await rest('DELETE', own, { token: admin.token })).status).toBe(204)
  })

  it('are refused with what is wrong', async () => {
    const problemOf = async (body: object) => {
      const { json, status } = await rest<Failure>('POST', webhooksUrl(luna), {
        token: luna.owner.token,
        body: { url: 'https://one.example.com', events: ['order.paid'], ...body },
      })
      expect(status).toBe(400)
      return json.errors?.[0]?.message
    }
    expect(await problemOf({ url: ' ' })).toBe(words.urlMissing)
    expect(await problemOf({ url: 'example.com/hook' })).toBe(words.urlWrong)
    expect(await problemOf({ url: 'http://one.example.com' })).toBe(words.urlWrong)
    expect(await problemOf({ url: 'https://me:pass@one.example.com' })).toBe(words.urlWrong)
    expect(await problemOf({ url: `https://one.example.com/${'a'.repeat(500)}` })).toBe(
      words.urlTooLong,
    )
    expect(await problemOf({ events: [] })).toBe(words.eventMissing)
    expect(await problemOf({ events: ['order.lost'] })).toBeDefined()
  })

  it('are at most ten of a site, also when they are made at once', async () => {
    const many = await createTenant(payload, 'Many')
    const body = { url: 'https://one.example.com', events: ['order.paid'] }
    const made = await Promise.all(
      Array.from({ length: 12 }, () =>
        rest('POST', webhooksUrl(many), { token: many.owner.token, body }),
      ),
    )
    expect(made.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409, 409])
  })
})

describe('what was sent', () => {
  it('is listed by state, and forgotten after thirty days', async () => {
    const { id } = await createWebhook(kito)
    const { token } = kito.owner
    const url = `${webhooksUrl(kito)}/${id}`
    await rest('POST', `${url}/test`, { token, body: {} })
    await rest('POST', `${url}/test`, { token, body: {} })
    const [first] = await deliveriesOf(payload, id)
    await pool.query(`update webhook_deliveries set state = 'failed' where id = $1`, [first?.id])
    const list = async (query: string) =>
      (await rest<DeliveriesAnswer>('GET', `${url}/deliveries${query}`, { token })).json.deliveries
    expect(await list('')).toHaveLength(2)
    const [failed, ...more] = await list('?state=failed')
    expect(more).toEqual([])
    expect(failed).toMatchObject({ id: first?.id, type: 'webhook.test', nextTryAt: null })
    expect(JSON.parse(failed?.body ?? '')).toMatchObject({ data: { siteId: kito.profile.id } })
    await forgetDeliveries(payload)
    expect(await list('')).toHaveLength(2)
    await pool.query(
      `update webhook_deliveries set occurred_at = now() - interval '31 days' where id = $1`,
      [first?.id],
    )
    await forgetDeliveries(payload)
    expect(await list('')).toHaveLength(1)
    // To one that is off nothing is sent, by hand neither.
    await rest('POST', `${url}/switch`, { token, body: { isOn: false } })
    const test = await rest<Failure>('POST', `${url}/test`, { token, body: {} })
    expect([test.status, test.json.message]).toEqual([409, words.againOff])
  })
})
