import { expect, it } from 'vitest'
import { readCheckoutParams } from '@/scripts/fake-stripe/checkout-params'
import { decodeForm } from '@/scripts/fake-stripe/form'
import { createIdempotency } from '@/scripts/fake-stripe/idempotency'

const inAnHour = Math.floor(Date.now() / 1000) + 3600

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
  expect(readCheckoutParams(decodeForm(form))).toMatchObject({
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
  expect(() => readCheckoutParams(decodeForm(body))).toThrow()
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
