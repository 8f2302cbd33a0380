import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashedEmail } from '@/plugins/webhooks/measurement/format'
import { google } from '@/plugins/webhooks/measurement/google'
import { meta } from '@/plugins/webhooks/measurement/meta'
import { tiktok } from '@/plugins/webhooks/measurement/tiktok'
import { measurementBodyOf } from '@/plugins/webhooks/measurement/told-purchase'
import { testEvent } from '@/src/core/contracts/webhooks/events'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const order = {
  ref: 'BS-7K2M9Q',
  email: ' Ada.Fan@Gmail.com ',
  name: 'Ada Fan',
  currency: 'usd',
  subtotalMinor: 3000,
  discountMinor: 0,
  shippingMinor: 500,
  taxMinor: 250,
  tipMinor: 100,
  totalMinor: 3850,
  items: [
    { title: 'Tides', productId: 'p1', variantId: 'v1', quantity: 2, unitMinor: 1000 },
    { title: 'Fan club', productId: null, variantId: null, quantity: 1, unitMinor: 1000 },
  ],
}

const told = {
  event: '4c1f2a9e-0000-4000-8000-000000000001',
  type: 'order.paid',
  occurredAt: '2026-11-29T09:00:00.500Z',
  data: { ...order, browser: 'Firefox' },
}

const given = { pixelId: '1234567890123456', origin: 'https://luna.example.com' }
const bodyOf = (...[company, what = told]: [Parameters<typeof measurementBodyOf>[0], object?]) =>
  JSON.parse(measurementBodyOf(company, { ...told, ...what }, given))

it('hashes an address as the companies document it', () => {
  // The example in Meta's documentation of customer information parameters.
  expect(hashedEmail('  John_Smith@gmail.com ')).toBe(
    '62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f',
  )
})

it('tells Meta of a purchase as its Conversions API has it', () => {
  expect(bodyOf('meta')).toEqual({
    data: [
      {
        event_name: 'Purchase',
        event_time: 1795942800,
        event_id: told.event,
        action_source: 'website',
        event_source_url: 'https://luna.example.com/checkout',
        user_data: { em: [sha256('ada.fan@gmail.com')], client_user_agent: 'Firefox' },
        custom_data: {
          currency: 'USD',
          value: 38.5,
          content_type: 'product',
          content_ids: ['p1', 'Fan club'],
          contents: [
            { id: 'p1', quantity: 2, item_price: 10 },
            { id: 'Fan club', quantity: 1, item_price: 10 },
          ],
        },
      },
    ],
  })
  expect(meta.requestOf({ pixelId: '42', token: 'a&b', isTest: false })).toEqual({
    path: '/v25.0/42/events?access_token=a%26b',
  })
})

it('tells Google of a purchase as its Measurement Protocol has it, and knows no browser again', () => {
  const { client_id: browser, ...body } = bodyOf('google')
  expect(browser).toBe(told.event)
  expect(body).toEqual({
    timestamp_micros: 1795942800500000,
    // Google leaves out the dots of its own addresses.
    user_data: { sha256_email_address: [sha256('adafan@gmail.com')] },
    consent: { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' },
    events: [
      {
        name: 'purchase',
        params: {
          transaction_id: told.event,
          currency: 'USD',
          value: 31,
          shipping: 5,
          tax: 2.5,
          items: [
            { item_id: 'p1', item_name: 'Tides', quantity: 2, price: 10 },
            { item_id: 'Fan club', item_name: 'Fan club', quantity: 1, price: 10 },
          ],
        },
      },
    ],
  })
  const holder = { pixelId: 'G-AB12CD', token: 'secret' }
  expect(google.requestOf({ ...holder, isTest: false }).path).toBe(
    '/mp/collect?measurement_id=G-AB12CD&api_secret=secret',
  )
  expect(google.requestOf({ ...holder, isTest: true }).path).toMatch(/^\/debug\/mp\/collect\?/)
})

it('leaves the dots of addresses of others', () => {
  const data = { ...order, email: 'ada.fan@example.com' }
  expect(bodyOf('google', { data }).user_data.sha256_email_address).toEqual([
    sha256('ada.fan@example.com'),
  ])
})

it('tells TikTok of a purchase as its Events API has it', () => {
  expect(bodyOf('tiktok')).toEqual({
    event_source: 'web',
    event_source_id: given.pixelId,
    data: [
      {
        event: 'Purchase',
        event_time: 1795942800,
        event_id: told.event,
        user: { email: sha256('ada.fan@gmail.com') },
        page: { url: 'https://luna.example.com/checkout' },
        properties: {
          currency: 'USD',
          value: 38.5,
          content_type: 'product',
          contents: [
            { content_id: 'p1', content_name: 'Tides', quantity: 2, price: 10 },
            { content_id: 'Fan club', content_name: 'Fan club', quantity: 1, price: 10 },
          ],
        },
      },
    ],
  })
  expect(tiktok.requestOf({ pixelId: 'C4', token: 'secret', isTest: false })).toEqual({
    path: '/open_api/v1.3/event/track/',
    headers: { 'access-token': 'secret' },
  })
})

it('tells nobody more than that: no name, no address in letters, no number of the order, and the browser to Meta alone', () => {
  for (const company of ['meta', 'google', 'tiktok'] as const) {
    const body = JSON.stringify(bodyOf(company))
    expect(body).not.toMatch(/Ada|gmail|BS-7K2M9Q/i)
    expect(body.includes('Firefox')).toBe(company === 'meta')
  }
})

it('invents neither a browser nor an address where none is kept', () => {
  const data = { ...order, email: undefined }
  expect(bodyOf('meta', { data }).data[0].user_data).toEqual({})
  expect(bodyOf('google', { data })).not.toHaveProperty('user_data')
  expect(bodyOf('tiktok', { data }).data[0]).not.toHaveProperty('user')
})

it.each(['meta', 'tiktok'] as const)('names a test of %s by its code', (company) => {
  const test = { type: testEvent, data: { siteId: 's', testCode: 'TEST123' } }
  const body = bodyOf(company, test)
  expect(body.test_event_code).toBe('TEST123')
  expect(body.data[0].event_id).toBe(told.event)
  // A purchase of a buyer is none, whatever stands in it.
  expect(bodyOf(company, { data: { ...order, testCode: 'TEST123' } }).test_event_code).toBe(
    undefined,
  )
})

it('reads why each refuses', () => {
  expect(meta.refusalIn('{"error":{"message":"Invalid OAuth access token","code":190}}')).toBe(
    'Invalid OAuth access token',
  )
  expect(meta.refusalIn('{"events_received":1,"fbtrace_id":"A"}')).toBe('')
  expect(tiktok.refusalIn('{"code":40105,"message":"Access token is incorrect","data":{}}')).toBe(
    'Access token is incorrect',
  )
  expect(tiktok.refusalIn('{"code":0,"message":"OK"}')).toBe('')
  const wrong = { description: 'Event at index: [0] has invalid name [_bad].' }
  expect(google.refusalIn(JSON.stringify({ validationMessages: [wrong] }))).toBe(wrong.description)
  expect(google.refusalIn('{"validationMessages":[]}')).toBe('')
  for (const { refusalIn } of [meta, google, tiktok]) {
    expect(refusalIn('')).toBe('')
    expect(refusalIn('<html>')).toBe('')
    expect(refusalIn('null')).toBe('')
  }
})
