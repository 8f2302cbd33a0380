import { describe, expect, it } from 'vitest'
import { measurementMessages } from '@/plugins/webhooks/measurement/measurement-messages'
import { mostTries } from '@/plugins/webhooks/sending/tries'
import { openMeasuredShop, post, valid } from '@/plugins/webhooks/testing/measured-shop'
import { answerWith } from '@/plugins/webhooks/testing/open-receiver'
import { createWebhook, deliveriesOf, webhooksUrl } from '@/plugins/webhooks/testing/receiver'
import { testEvent } from '@/src/core/contracts/webhooks/events'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const { pool } = payload.db
const { luna, album, receiver, connect, order, asked, sendAll } = await openMeasuredShop(payload)

const test = (id: string, body: object = {}) => post(luna, `${webhooksUrl(luna)}/${id}/test`, body)

describe('a delivery', () => {
  it('keeps of the buyer what is sent, and only until it was taken or given up', async () => {
    const ids = [await connect('meta'), await connect('google')]
    const keysOf = async (id?: string) =>
      Object.keys((await deliveriesOf(payload, id ?? ''))[0]?.data ?? {}).sort()
    const bare = ['currency', 'items', 'shippingMinor', 'taxMinor', 'totalMinor']
    await order(await asked())
    expect(await keysOf(ids[0])).toEqual(['accountId', 'browser', 'email', ...bare].sort())
    expect(await keysOf(ids[1])).toEqual(['accountId', 'email', ...bare].sort())
    const [delivery] = await deliveriesOf(payload, ids[0] ?? '')
    expect(delivery?.data.items).toEqual([
      { title: album.product.title, productId: album.product.id, quantity: 1, unitMinor: 0 },
    ])
    await sendAll()
    expect(await keysOf(ids[0])).toEqual(bare)
    expect(await keysOf(ids[1])).toEqual(bare)
    await order(await asked())
    await pool.query(`delete from webhook_deliveries where state = 'sent'`)
    receiver.answer(answerWith(500))
    await sendAll()
    expect(await keysOf(ids[0])).toContain('email')
    await pool.query(`update webhook_deliveries set tries = ${mostTries - 1}`)
    await sendAll()
    expect(await keysOf(ids[0])).toEqual(bare)
    const shown = await rest('GET', `${webhooksUrl(luna)}/${ids[0]}/deliveries`, {
      token: luna.owner.token,
    })
    expect(shown.status).toBe(200)
    expect(shown.text).not.toContain('Firefox')
  })

  it('is not told to Meta without the name of a browser', async () => {
    const ids = [await connect('meta'), await connect('google')]
    await order(await asked(), { browser: '' })
    expect(await deliveriesOf(payload, ids[0] ?? '')).toEqual([])
    expect(await deliveriesOf(payload, ids[1] ?? '')).toHaveLength(1)
  })
})

describe('an answer', () => {
  it.each([
    ['tiktok', { testCode: 'TEST1' }, 'TikTok'],
    ['google', {}, 'Google'],
  ] as const)('of %s that cannot be read is no yes', async (company, code, name) => {
    const id = await connect(company)
    await test(id, code)
    receiver.answer(answerWith(200, '<html>'))
    await sendAll()
    const problem = ownerMessages.measurement.refused(name, measurementMessages.unreadable)
    expect(await deliveriesOf(payload, id)).toMatchObject([
      { state: 'failed', attempts: [{ status: 200, answer: '<html>', problem }] },
    ])
  })

  it('of nothing is enough for a purchase that Google is told of', async () => {
    const id = await connect('google')
    await order(await asked())
    receiver.answer(answerWith(200))
    await sendAll()
    expect(await deliveriesOf(payload, id)).toMatchObject([{ state: 'sent' }])
  })

  it('is read as a whole, and kept without the token as far as it fits', async () => {
    const id = await connect('tiktok')
    await test(id, { testCode: 'TEST1' })
    const { token } = valid.tiktok
    const long = { data: 'x'.repeat(2040 - token.length), token, more: 'y'.repeat(5000) }
    receiver.answer(
      answerWith(200, JSON.stringify({ ...long, code: 40105, message: `No ${token}` })),
    )
    await sendAll()
    const [delivery] = await deliveriesOf(payload, id)
    const [attempt] = delivery?.attempts ?? []
    expect(attempt?.problem).toBe('TikTok refused it: No …')
    expect(attempt?.answer).toHaveLength(2046)
    expect(JSON.stringify(delivery)).not.toContain(token.slice(0, 8))
  })
})

describe('"Send again"', () => {
  const again = (endpoint: string, delivery = '') =>
    post(luna, `${webhooksUrl(luna)}/${endpoint}/deliveries/${delivery}/again`, {})

  it.each([
    ['was taken', `state = 'sent'`, measurementMessages.taken('Google')],
    ['was given up', `state = 'failed'`, measurementMessages.givenUp('Google')],
    [
      'is too old',
      `occurred_at = now() - interval '73 hours'`,
      measurementMessages.tooOld('Google', 72),
    ],
  ])('is refused for a purchase that %s', async (_, change, message) => {
    const id = await connect('google')
    await order(await asked())
    const [delivery] = await deliveriesOf(payload, id)
    expect((await again(id, delivery?.id)).status).toBe(204)
    await pool.query(`update webhook_deliveries set ${change}`)
    const { status, json } = await again(id, delivery?.id)
    expect([status, json.message]).toEqual([409, message])
  })

  it('is taken for a test, and for a purchase that Meta still takes', async () => {
    const id = await connect('meta')
    await test(id, { testCode: 'TEST1' })
    await order(await asked())
    await pool.query(`update webhook_deliveries set occurred_at = now() - interval '73 hours'`)
    await pool.query(`update webhook_deliveries set state = 'sent' where type = $1`, [testEvent])
    for (const delivery of await deliveriesOf(payload, id)) {
      expect((await again(id, delivery.id)).status).toBe(204)
    }
    expect(measurementMessages.tooOld('Meta', 168)).toBe(
      'Meta takes no purchase that is older than 7 days.',
    )
  })
})

it('keeps a test code only for companies that tell a test by one', async () => {
  const { id } = await createWebhook(luna)
  for (const one of [id, await connect('google')]) {
    expect((await test(one, { testCode: 'TEST1' })).status).toBe(204)
    expect((await deliveriesOf(payload, one))[0]?.data).toEqual({ siteId: luna.profile.id })
  }
})
