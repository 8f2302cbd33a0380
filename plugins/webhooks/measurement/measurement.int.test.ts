import { createLocalReq } from 'payload'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openShop, orderOf } from '@/plugins/commerce/testing/shop'
import { deleteAccount } from '@/plugins/public-api/account-data/delete-account'
import { hashedEmail } from '@/plugins/webhooks/measurement/format'
import {
  connectionsUrl,
  openMeasuredShop,
  post,
  valid,
} from '@/plugins/webhooks/testing/measured-shop'
import { answerWith } from '@/plugins/webhooks/testing/open-receiver'
import { createWebhook, deliveriesOf, webhooksUrl } from '@/plugins/webhooks/testing/receiver'
import type { CheckoutReply, OrderView } from '@/src/core/contracts/orders/order-answers'
import type { DeliveriesAnswer } from '@/src/core/contracts/webhooks/endpoints'
import type { ConnectionsAnswer } from '@/src/core/contracts/webhooks/measurement'
import { consentText } from '@/src/core/measurement/consent'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { linesOf } from '@/src/testing/audit-lines'
import { createStaff } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Shop = Awaited<ReturnType<typeof openShop>>

const { pool } = payload.db
const words = ownerMessages.measurement
const { luna, album, receiver, connect, order, asked, sendAll } = await openMeasuredShop(payload)
const kito = await openShop(payload, 'Kito')
afterAll(receiver.close)

const listOf = async (site = luna) =>
  (await rest<ConnectionsAnswer>('GET', connectionsUrl(site), { token: site.owner.token })).json
    .connections

const record = await luna.sell()

const withdraw = ({ orderRef, token }: CheckoutReply, shop = luna) =>
  shop.call<OrderView>('POST', `/api/public/orders/${orderRef}/withdraw-consent?token=${token}`)

const withdrawalsOf = async (orderId: string) =>
  (
    await pool.query(
      `select 1 from order_events where order_id = $1 and cause = 'consent taken back'`,
      [orderId],
    )
  ).rows

beforeEach(async () => {
  await pool.query('delete from webhook_deliveries')
  await pool.query('delete from webhook_endpoints')
  receiver.received.length = 0
  receiver.answer((_, response) => response.end('{}'))
})

describe('a purchase', () => {
  it('is told to nobody, and nobody is asked, as long as no company is connected', async () => {
    expect(await asked()).toBe('')
    const text = consentText(['meta'], luna.profile.name)
    const { json } = await order(text)
    expect((await orderOf(payload, json.orderRef)).measurement).toMatchObject({ agreedAt: null })
    expect(consentText([], 'Luna')).toBe('')
  })

  it('is told to those whose words the buyer ticked, and the order keeps the proof', async () => {
    const ids = [await connect('meta'), await connect('tiktok')]
    const text = await asked()
    expect(text).toMatch(/^Tell Meta and TikTok about this purchase, so that Luna.* sees which ads/)
    const { json } = await order(text)
    await order()
    const { measurement } = await orderOf(payload, json.orderRef)
    expect(measurement).toMatchObject({ wording: text, companies: ['meta', 'tiktok'] })
    expect(Date.now() - Date.parse(measurement?.agreedAt ?? '')).toBeLessThan(60_000)
    await sendAll()
    await sendAll()
    expect(receiver.received.map(({ path }) => path).sort()).toEqual([
      '/open_api/v1.3/event/track/',
      '/v25.0/1234567890123456/events?access_token=EAAG-token-of-meta',
    ])
    const meta = receiver.received.find(({ path }) => path.startsWith('/v25.0'))
    expect(JSON.parse(meta?.body ?? '').data).toMatchObject([
      {
        event_name: 'Purchase',
        event_source_url: expect.stringMatching(/^https?:\/\/[^/]+\/checkout$/),
        user_data: { em: [hashedEmail('fan@example.com')], client_user_agent: 'Firefox' },
        custom_data: { content_ids: [album.product.id], value: 0 },
      },
    ])
    const tiktok = receiver.received.find(({ path }) => path.startsWith('/open_api'))
    expect(tiktok?.headers['access-token']).toBe(valid.tiktok.token)
    expect(tiktok?.body).not.toContain('Firefox')
    for (const id of ids) {
      expect(await deliveriesOf(payload, id)).toMatchObject([{ state: 'sent', tries: 1 }])
    }
  })

  it('is told to nobody by words that name others than are told now', async () => {
    await connect('meta')
    const former = await asked()
    const id = await connect('google')
    const { json } = await order(former)
    expect((await orderOf(payload, json.orderRef)).measurement).toMatchObject({
      agreedAt: null,
      wording: null,
    })
    expect(await deliveriesOf(payload, id)).toEqual([])
  })

  it('is told when it is paid with real money, not when the payment is a test', async () => {
    const id = await connect('meta')
    const text = await asked()
    const test = await order(text, { wish: record })
    await luna.pay(test.json)
    expect(await deliveriesOf(payload, id)).toEqual([])
    const real = await order(text, { wish: record })
    expect(await deliveriesOf(payload, id)).toEqual([])
    await pool.query(
      `update orders set livemode = true, status = 'paid', paid_at = now() where public_ref = $1`,
      [real.json.orderRef],
    )
    const deliveries = await deliveriesOf(payload, id)
    expect(deliveries).toMatchObject([{ type: 'order.paid', data: { browser: 'Firefox' } }])
    expect(JSON.stringify(deliveries)).not.toContain(real.json.orderRef)
  })

  it('is told to nobody when the buyer went back before paying and took the tick away', async () => {
    const id = await connect('meta')
    const ticked = await order(await asked(), { wish: record })
    const { orderRef, token } = ticked.json
    const given = await luna.call('POST', `/api/public/orders/${orderRef}/cancel?token=${token}`)
    expect(given.status).toBe(200)
    expect(await orderOf(payload, orderRef)).toMatchObject({
      ...{ status: 'cancelled', measurement: { browser: null } },
    })
    const { json } = await order(undefined, { wish: record })
    await pool.query(
      `update orders set livemode = true, status = 'paid', paid_at = now() where public_ref = $1`,
      [json.orderRef],
    )
    expect(await deliveriesOf(payload, id)).toEqual([])
  })

  it('is told to nobody any more once the buyer took the consent back, and to nobody twice', async () => {
    const [google = '', tiktok = ''] = [await connect('google'), await connect('tiktok')]
    const { json } = await order(await asked())
    const counts = () => Promise.all([google, tiktok].map((id) => deliveriesOf(payload, id)))
    await pool.query(`update webhook_deliveries set state = 'sent' where endpoint_id = $1`, [
      google,
    ])
    const told = { toTell: ['tiktok'], maybeTold: ['google'] }
    expect((await luna.readOrder(json)).json).toMatchObject(told)
    expect((await withdraw({ ...json, token: 'x'.repeat(43) })).status).toBe(404)
    expect((await withdraw(json, kito)).status).toBe(404)
    expect(await counts()).toMatchObject([[{ state: 'sent' }], [{ state: 'waiting' }]])
    const withdrawn = await withdraw(json)
    expect(withdrawn.status).toBe(200)
    expect(withdrawn.json).toMatchObject({ toTell: [], maybeTold: ['google'] })
    expect(await counts()).toMatchObject([[{ state: 'sent' }], []])
    // Who was told stays known when the outbox knows it no more.
    await pool.query('delete from webhook_deliveries')
    await withdraw(json)
    const { id, measurement } = await orderOf(payload, json.orderRef)
    expect(measurement).toMatchObject({
      wording: expect.stringMatching(/^Tell Google and TikTok/),
      companies: ['google'],
    })
    expect(await withdrawalsOf(id)).toHaveLength(1)
  })

  it('counts as told when the consent is taken back while it is sent, and is not tried again', async () => {
    const id = await connect('google')
    const { json } = await order(await asked())
    let withdrawn: ReturnType<typeof withdraw> | undefined
    receiver.answer((_, response) => {
      withdrawn = withdraw(json)
      void withdrawn.then(() => response.writeHead(503).end())
    })
    await sendAll()
    expect((await withdrawn)?.json).toMatchObject({ toTell: [], maybeTold: ['google'] })
    await sendAll()
    expect(receiver.received).toHaveLength(1)
    expect(await deliveriesOf(payload, id)).toEqual([])
    const found = await orderOf(payload, json.orderRef)
    expect(found.measurement).toMatchObject({ companies: ['google'] })
    expect(await withdrawalsOf(found.id)).toHaveLength(1)
  })

  it('counts as told after a try, also when it was to be sent again', async () => {
    const id = await connect('google')
    const { json } = await order(await asked())
    receiver.answer(answerWith(503))
    await sendAll()
    const [delivery] = await deliveriesOf(payload, id)
    await post(luna, `${webhooksUrl(luna)}/${id}/deliveries/${delivery?.id}/again`, {})
    expect((await luna.readOrder(json)).json).toMatchObject({
      ...{ toTell: ['google'], maybeTold: ['google'] },
    })
  })

  it('is told to nobody when it failed, the consent was taken back, and money arrived late', async () => {
    const id = await connect('google')
    const { json } = await order(await asked(), { wish: record })
    const change = (to: string) =>
      pool.query(`update orders set ${to} where public_ref = $1`, [json.orderRef])
    await change(`livemode = true, status = 'failed'`)
    expect((await luna.readOrder(json)).json).toMatchObject({ toTell: ['google'], maybeTold: [] })
    await withdraw(json)
    await change(`status = 'paid', paid_at = now()`)
    expect(await deliveriesOf(payload, id)).toEqual([])
    expect((await orderOf(payload, json.orderRef)).measurement).toMatchObject({ companies: [] })
  })

  it('is told to nobody when the buyer took the consent back before it was paid', async () => {
    const id = await connect('meta')
    const hook = await createWebhook(luna)
    const { json } = await order(await asked(), { wish: record })
    const change = (to: string) =>
      pool.query(`update orders set ${to} where public_ref = $1`, [json.orderRef])
    expect((await luna.readOrder(json)).json.toTell).toEqual([])
    await change('livemode = true')
    expect((await luna.readOrder(json)).json.toTell).toEqual(['meta'])
    await withdraw(json)
    await change(`status = 'paid', paid_at = now()`)
    expect(await deliveriesOf(payload, id)).toEqual([])
    expect(await deliveriesOf(payload, hook.id)).toMatchObject([{ type: 'order.paid' }])
    expect((await orderOf(payload, json.orderRef)).measurement).toMatchObject({
      ...{ browser: null, companies: [] },
    })
  })

  it('keeps the name of the browser for Meta alone, and no longer than until it is paid', async () => {
    await connect('google')
    const browserOf = async (text: string) => {
      const { json } = await order(text, { wish: record })
      return [json, (await orderOf(payload, json.orderRef)).measurement?.browser] as const
    }
    expect((await browserOf(await asked()))[1]).toBe(null)
    await connect('meta')
    const [reply, browser] = await browserOf(await asked())
    expect(browser).toBe('Firefox')
    const paid = await luna.pay(reply)
    expect(paid.measurement).toMatchObject({ browser: null, companies: ['meta', 'google'] })
  })

  it('is told once more with the same id when it was not taken', async () => {
    const id = await connect('meta')
    await order(await asked())
    receiver.answer(answerWith(503))
    await sendAll()
    receiver.answer(answerWith(200, '{"events_received":1}'))
    await sendAll()
    await sendAll()
    const [first, second, ...more] = receiver.received
    expect(more).toEqual([])
    expect(second?.body).toBe(first?.body)
    const [delivery] = await deliveriesOf(payload, id)
    expect(JSON.parse(first?.body ?? '').data[0].event_id).toBe(delivery?.event)
    expect(delivery).toMatchObject({ state: 'sent', tries: 2 })
  })

  it('is not told by a company that is off, and nobody is asked about it', async () => {
    const id = await connect('meta')
    const text = await asked()
    await post(luna, `${webhooksUrl(luna)}/${id}/switch`, { isOn: false })
    expect(await asked()).toBe('')
    await order(text)
    await post(luna, `${webhooksUrl(luna)}/${id}/switch`, { isOn: true })
    expect(await asked()).toBe(text)
    expect(await deliveriesOf(payload, id)).toEqual([])
  })

  it('is forgotten with the account of its buyer', async () => {
    const id = await connect('meta')
    const { email } = luna.visitor
    await pool.query('update public_accounts set email_verified_at = now() where id = $1', [
      luna.visitor.id,
    ])
    const { json } = await order(await asked(), { email })
    expect(await deliveriesOf(payload, id)).toHaveLength(1)
    await deleteAccount(await createLocalReq({}, payload), {
      ...luna.visitor,
      ...{ firstName: '', lastName: '', profileId: luna.profile.id },
    })
    expect(await deliveriesOf(payload, id)).toEqual([])
    // That somebody agreed stays, without who it was.
    const { email: left, measurement } = await orderOf(payload, json.orderRef)
    expect(left).not.toBe(email)
    expect(measurement).toMatchObject({ companies: ['meta'], browser: null })
  })
})

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
