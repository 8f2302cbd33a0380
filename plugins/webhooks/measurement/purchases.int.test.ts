import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { openShop, orderOf } from '@/plugins/commerce/testing/shop'
import { deleteAccount } from '@/plugins/public-api/account-data/delete-account'
import { hashedEmail } from '@/plugins/webhooks/measurement/format'
import { measurementMessages } from '@/plugins/webhooks/measurement/measurement-messages'
import { openMeasuredShop, post, valid } from '@/plugins/webhooks/testing/measured-shop'
import { answerWith } from '@/plugins/webhooks/testing/open-receiver'
import { createWebhook, deliveriesOf, webhooksUrl } from '@/plugins/webhooks/testing/receiver'
import type { CheckoutReply, OrderView } from '@/src/core/contracts/orders/order-answers'
import { consentText } from '@/src/core/measurement/consent'
import { payload } from '@/src/testing/test-payload'

const { pool } = payload.db
const { luna, album, receiver, connect, order, asked, sendAll } = await openMeasuredShop(payload)
const kito = await openShop(payload, 'Kito')

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
    const [delivery] = await deliveriesOf(payload, id)
    expect(delivery).toMatchObject({ state: 'withdrawn', attempts: [{ status: 503 }] })
    expect(delivery?.data).not.toHaveProperty('email')
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
    const again = () =>
      post(luna, `${webhooksUrl(luna)}/${id}/deliveries/${delivery?.id}/again`, {})
    await again()
    expect((await luna.readOrder(json)).json).toMatchObject({
      ...{ toTell: ['google'], maybeTold: ['google'] },
    })
    await withdraw(json)
    expect((await luna.readOrder(json)).json).toMatchObject({ toTell: [], maybeTold: ['google'] })
    expect(await deliveriesOf(payload, id)).toMatchObject([
      { state: 'withdrawn', attempts: [{ status: 503 }] },
    ])
    expect((await again()).json.message).toBe(measurementMessages.withdrawn)
    await sendAll()
    expect(receiver.received).toHaveLength(1)
  })

  it('is noted as told when it was taken while the consent was taken back', async () => {
    const id = await connect('google')
    const { json } = await order(await asked())
    receiver.answer((_, response) => void withdraw(json).then(() => response.writeHead(204).end()))
    await sendAll()
    expect(await deliveriesOf(payload, id)).toMatchObject([{ state: 'sent' }])
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
