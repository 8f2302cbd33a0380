import { describe, expect, it } from 'vitest'
import { openShop } from '@/plugins/commerce/testing/shop'
import {
  connectionsUrl,
  openMeasuredShop,
  post,
  valid,
} from '@/plugins/webhooks/testing/measured-shop'
import { answerWith } from '@/plugins/webhooks/testing/open-receiver'
import { deliveriesOf, webhooksUrl } from '@/plugins/webhooks/testing/receiver'
import type { DeliveriesAnswer } from '@/src/core/contracts/webhooks/endpoints'
import type { ConnectionsAnswer } from '@/src/core/contracts/webhooks/measurement'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { linesOf } from '@/src/testing/audit-lines'
import { createStaff } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Shop = Awaited<ReturnType<typeof openShop>>

const { pool } = payload.db
const words = ownerMessages.measurement
const { luna, receiver, connect, order, asked, sendAll } = await openMeasuredShop(payload)
const kito = await openShop(payload, 'Kito')

const listOf = async (site = luna) =>
  (await rest<ConnectionsAnswer>('GET', connectionsUrl(site), { token: site.owner.token })).json
    .connections

describe('connections', () => {
  it('take an id in small letters', async () => {
    const pixelId = valid.tiktok.pixelId.toLowerCase()
    expect((await post(luna, connectionsUrl(luna), { ...valid.tiktok, pixelId })).status).toBe(201)
    expect(await listOf()).toMatchObject([{ pixelId: valid.tiktok.pixelId }])
  })

  it('are made, changed and removed; no token can be read anywhere', async () => {
    const { token } = luna.owner
    const lines = await linesOf(payload, async () => {
      const id = await connect('meta')
      const url = `${connectionsUrl(luna)}/${id}`
      const body = { company: 'meta', pixelId: '6543210987654321', token: '' }
      expect((await rest('PUT', url, { token, body })).status).toBe(204)
      expect(await listOf()).toMatchObject([{ id, company: 'meta', pixelId: body.pixelId }])
      await order(await asked())
      // The former token is still the one.
      receiver.answer((request, response) => response.end(`You sent ${request.url}`))
      await sendAll()
      expect(receiver.received[0]?.path).toContain(valid.meta.token)
      const deliveries = await rest('GET', `${webhooksUrl(luna)}/${id}/deliveries`, { token })
      expect(deliveries.text).toContain('You sent')
      expect(deliveries.text).not.toContain(valid.meta.token)
      const { rows } = await pool.query(
        `select w::text as row from webhook_endpoints w union all select d::text from webhook_deliveries d`,
      )
      expect(JSON.stringify(rows)).not.toContain(valid.meta.token)
      expect((await rest('DELETE', `${webhooksUrl(luna)}/${id}`, { token })).status).toBe(204)
    })
    expect(await listOf()).toEqual([])
    expect(lines.map(({ summary }) => summary)).toEqual([
      'Made the ad measurement of Meta',
      'Changed the ad measurement of Meta',
      'Removed the ad measurement of Meta',
    ])
    expect(JSON.stringify(lines)).not.toContain(valid.meta.token)
  })

  it('are no webhooks: neither listed nor changed as such', async () => {
    const id = await connect('meta')
    const { token } = luna.owner
    const webhooks = await rest<{ webhooks: unknown[] }>('GET', webhooksUrl(luna), { token })
    expect(webhooks.json.webhooks).toEqual([])
    const url = `${webhooksUrl(luna)}/${id}`
    const body = { url: 'https://evil.example.com', events: ['order.paid'] }
    expect((await rest('PUT', url, { token, body })).status).toBe(404)
    expect((await post(luna, `${url}/secret`, {})).status).toBe(404)
  })

  it('are for owners and admins alone, of their own site', async () => {
    const id = await connect('meta')
    const admin = await createStaff(payload, { [luna.profile.id]: 'admin' })
    const others = await Promise.all(
      (['editor', 'fulfiller', 'moderator'] as const).map((role) =>
        createStaff(payload, { [luna.profile.id]: role }),
      ),
    )
    const calls = [
      ['GET', '', undefined],
      ['POST', '', valid.google],
      ['PUT', `/${id}`, { ...valid.meta, token: '' }],
    ] as const
    for (const [method, path, body] of calls) {
      const statusOf = async (site: Shop, token?: string) =>
        (await rest(method, `${connectionsUrl(site)}${path}`, { token, body })).status
      expect(await statusOf(luna)).toBe(401)
      for (const { token } of others) {
        expect(await statusOf(luna, token)).toBe(403)
      }
      expect(await statusOf(luna, kito.owner.token)).toBe(404)
    }
    // By the address of one's own site another site's is not found either.
    const foreign = await rest('PUT', `${connectionsUrl(kito)}/${id}`, {
      token: kito.owner.token,
      body: { ...valid.meta, token: '' },
    })
    expect(foreign.status).toBe(404)
    expect(await listOf(kito)).toEqual([])
    const seen = await rest<ConnectionsAnswer>('GET', connectionsUrl(luna), { token: admin.token })
    expect(seen.json.connections).toMatchObject([{ id, company: 'meta' }])
  })

  it('of another site hear nothing', async () => {
    const foreign = await connect('meta', kito)
    await connect('meta')
    await order(await asked())
    expect(await deliveriesOf(payload, foreign)).toEqual([])
  })

  it.each([
    ['an id that is missing', 'meta', { pixelId: ' ' }, 'pixelId', words.of.meta.idMissing],
    ['an id of another company', 'meta', { pixelId: 'G-AB12CD' }, 'pixelId', words.of.meta.idWrong],
    [
      'a number for Google',
      'google',
      { pixelId: '12345678901' },
      'pixelId',
      words.of.google.idWrong,
    ],
    ['no token', 'meta', { token: '  ' }, 'token', words.tokenMissing],
    ['a token with a space', 'meta', { token: 'EAAG abcdefghijk' }, 'token', words.tokenSpaces],
    ['half a token', 'meta', { token: 'EAAG' }, 'token', words.tokenWrong],
    ['a token of other letters', 'meta', { token: 'EAAG…abcdefgh' }, 'token', words.tokenWrong],
  ] as const)('are refused at the field for %s', async (_, company, change, field, message) => {
    const { status, json } = await post(luna, connectionsUrl(luna), {
      ...valid[company],
      ...change,
    })
    expect(status).toBe(400)
    expect(json.errors?.[0]).toEqual({ field, message })
    expect(await listOf()).toEqual([])
  })

  it('are one for each company, also when they are made at once', async () => {
    const made = await Promise.all(
      [1, 2, 3].map(() => post(luna, connectionsUrl(luna), valid.meta)),
    )
    expect(made.map(({ status }) => status).sort()).toEqual([201, 400, 400])
    const refused = made.find(({ status }) => status === 400)
    expect(refused?.json.errors).toEqual([{ field: 'company', message: words.taken('Meta') }])
    await connect('google')
    expect(await listOf()).toHaveLength(2)
  })
})

describe('a test', () => {
  const test = (id: string, body: object = {}) =>
    post(luna, `${webhooksUrl(luna)}/${id}/test`, body)

  it.each(['meta', 'tiktok'] as const)(
    'of %s needs its code, and is told by it',
    async (company) => {
      const id = await connect(company)
      const { status, json } = await test(id)
      expect([status, json.errors]).toEqual([
        400,
        [{ field: 'testCode', message: words.testCodeMissing }],
      ])
      expect((await test(id, { testCode: 'TEST 1' })).json.errors?.[0]?.message).toBe(
        words.testCodeWrong,
      )
      expect((await test(id, { testCode: 'TEST1' })).status).toBe(204)
      await sendAll()
      expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
        test_event_code: 'TEST1',
      })
    },
  )

  it('of Google goes where it does not count, and what is wrong is read', async () => {
    const id = await connect('google')
    expect((await test(id)).status).toBe(204)
    const messages = [{ fieldPath: 'events', description: 'Not so.', validationCode: 'X' }]
    receiver.answer(answerWith(200, JSON.stringify({ validationMessages: messages })))
    await sendAll()
    expect(receiver.received[0]?.path).toMatch(/^\/debug\/mp\/collect\?/)
    expect((await deliveriesOf(payload, id))[0]).toMatchObject({
      state: 'failed',
      attempts: [{ status: 200, problem: 'Google refused it: Not so.' }],
    })
  })

  it('of TikTok fails when it answers 200 and says no', async () => {
    const id = await connect('tiktok')
    await test(id, { testCode: 'TEST1' })
    const no = { code: 40105, message: 'Access token is incorrect or has been revoked.' }
    receiver.answer(answerWith(200, JSON.stringify(no)))
    await sendAll()
    expect((await deliveriesOf(payload, id))[0]).toMatchObject({
      state: 'failed',
      attempts: [{ problem: `TikTok refused it: ${no.message}` }],
    })
    const { json } = await rest<DeliveriesAnswer>('GET', `${webhooksUrl(luna)}/${id}/deliveries`, {
      token: luna.owner.token,
    })
    expect(JSON.parse(json.deliveries[0]?.body ?? '')).toMatchObject({ event_source: 'web' })
  })
})
