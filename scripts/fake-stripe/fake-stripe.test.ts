import { expect, it } from 'vitest'
import { addInterval, type Interval } from '@/src/server/payments/simulator/books/clock'
import { decodeForm } from '@/src/server/payments/simulator/form'
import { createIdempotency } from '@/src/server/payments/simulator/idempotency'
import { readCheckoutParams } from '@/src/server/payments/simulator/objects/checkout-params'

const now = Math.floor(Date.now() / 1000)
const inAnHour = now + 3600

const form = [
  'mode=payment',
  'line_items[0][quantity]=2',
  'line_items[0][price_data][currency]=usd',
  'line_items[0][price_data][unit_amount]=900',
  'line_items[0][price_data][product_data][name]=Night%20Bus',
  'metadata[orderId]=o1',
  'success_url=https://shop.example/done',
  `expires_at=${inAnHour}`,
].join('&')

it('decodes nested fields and lists', () => {
  expect(decodeForm('a[b][0][c]=1&a[b][1][c]=2&d=x%5B')).toEqual({
    a: { b: [{ c: '1' }, { c: '2' }] },
    d: 'x[',
  })
})

it('adds up the lines of a session', () => {
  expect(readCheckoutParams(decodeForm(form), now)).toMatchObject({
    amountTotal: 1800,
    currency: 'usd',
    metadata: { orderId: 'o1' },
  })
})

it.each([
  ['an unknown parameter', `${form}&colour=red`],
  ['no lines', form.replaceAll('line_items[0]', 'x')],
  ['half a cent', form.replace('=900', '=900.5')],
  ['a session that closes too soon', form.replace(String(inAnHour), String(inAnHour - 3000))],
])('refuses %s', (_, body) => {
  expect(() => readCheckoutParams(decodeForm(body), now)).toThrow()
})

it('repeats the first answer for a key, a 500 too, and refuses other parameters', async () => {
  const once = createIdempotency()
  const call = { account: '', path: '/v1/x', key: 'k', params: 'a=1' }
  let runs = 0
  const run = async () => {
    runs += 1
    return { status: 500, body: { runs } }
  }
  await once(call, run)
  expect(await once(call, run)).toEqual({ status: 500, body: { runs: 1 }, isReplayed: true })
  await expect(once({ ...call, params: 'a=2' }, run)).rejects.toThrow('same parameters')
  expect((await once({ ...call, account: 'acct_1' }, run)).isReplayed).toBe(false)
})

it.each([
  ['2028-01-31', 'month', '2028-01-31', '2028-02-29'],
  ['2028-02-29', 'month', '2028-01-31', '2028-03-31'],
  ['2028-02-29', 'year', '2028-02-29', '2029-02-28'],
  ['2031-02-28', 'year', '2028-02-29', '2032-02-29'],
  ['2027-12-15', 'month', '2027-12-15', '2028-01-15'],
] as const)('after %s a %s later is %s’s day again: %s', (start, interval, anchor, end) => {
  const seconds = (day: string) => Date.parse(`${day}T10:00:00Z`) / 1000
  const next = addInterval(seconds(start), interval satisfies Interval, seconds(anchor))
  expect(new Date(next * 1000).toISOString()).toBe(`${end}T10:00:00.000Z`)
})
