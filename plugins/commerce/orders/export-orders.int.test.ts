import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { germanAddress, openShop, orderOf } from '@/plugins/commerce/testing/shop'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Shop = Awaited<ReturnType<typeof openShop>>

const luna = await openShop(payload, 'Luna')
const kito = await openShop(payload, 'Kito')

async function buy(shop: Shop) {
  const shirt = await shop.sell({ title: 'Tour shirt', category: 'Merch', stockQuantity: 9 })
  const { json } = await shop.checkout([shop.item(shirt, { quantity: 2 })], {
    shippingAddress: germanAddress,
  })
  await shop.pay(json)
  return json
}

describe('the file of orders', () => {
  const download = (shop: Shop, query = '', token: string | undefined = shop.owner.token) =>
    rest('GET', `/api/orders/export?profileId=${shop.profile.id}${query}`, { token })
  const rowsOf = (text: string): Record<string, string>[] =>
    parse(text, { bom: true, columns: true })

  it('has every order of the artist with its sums, and nobody else’s', async () => {
    const shop = await openShop(payload, 'Mira')
    const foreign = await buy(kito)
    // More than are read at a time, some of them at the same moment.
    const one = await buy(shop)
    const { rows } = await payload.db.pool.query(
      `insert into orders (profile_id, public_ref, email, status, provider, access_token_hash,
         idempotency_key, request_hash, total_minor, subtotal_minor, created_at)
       select profile_id, 'R' || n, '=1+1', 'initiated_payment', 'test', 'x', 'k' || n, 'h', 100, 100,
         date_trunc('minute', now()) - (n / 40) * interval '1 hour'
       from orders, generate_series(1, 700) n where public_ref = $1 returning id`,
      [one.orderRef],
    )
    expect(rows).toHaveLength(700)
    const { status, text, headers } = await download(shop)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const file = rowsOf(text)
    expect(file).toHaveLength(701)
    expect(new Set(file.map(({ Order }) => Order)).size).toBe(701)
    expect(text).not.toContain(foreign.orderRef)
    const bought = file.find(({ Order }) => Order === one.orderRef)
    const { totalMinor } = await orderOf(payload, one.orderRef)
    expect(bought).toMatchObject({
      Status: 'To send',
      Items: expect.stringContaining('2 × Tour shirt'),
      Total: (totalMinor / 100).toFixed(2),
      Name: 'Ada Fan',
      Country: 'DE',
      'Test payment': 'yes',
    })
    const sum = file.reduce((minor, { Total }) => minor + Math.round(Number(Total) * 100), 0)
    expect(sum).toBe(totalMinor + 70_000)
    // What a table program would run is text.
    expect(file.find(({ Order }) => Order === 'R7')?.Email).toBe("'=1+1")

    const query = '&status=processing'
    expect(rowsOf((await download(shop, query)).text)).toHaveLength(1)
    expect(rowsOf((await download(shop, '&words=tour shirt')).text)).toHaveLength(1)
    const number = one.orderRef.replaceAll('-', '').toLowerCase()
    expect(rowsOf((await download(shop, `&words=${number}`)).text)).toHaveLength(1)
  })

  it('finds buyers by the name they left, and says where they pay taxes and what the platform keeps', async () => {
    const shop = await openShop(payload, 'Nell')
    const { orderRef } = await buy(shop)
    await payload.db.pool.query(
      `update orders set buyer_name = 'Zora Door', tax_country = 'FR', platform_fee_minor = 125,
         shipping_address_name = null, shipping_address_country = null where public_ref = $1`,
      [orderRef],
    )
    expect(rowsOf((await download(shop, '&words=zora')).text)).toMatchObject([
      { Order: orderRef, Name: 'Zora Door', Country: 'FR', 'Platform fee': '1.25' },
    ])
  })

  it('is for artists, and tells nobody what they may not search', async () => {
    const { profile } = luna
    const { status: signedOut } = await rest('GET', `/api/orders/export?profileId=${profile.id}`)
    expect(signedOut).toBe(401)
    expect((await download(luna, '', luna.visitor.token)).status).toBe(401)
    expect((await download(luna, '', kito.owner.token)).status).toBe(404)
    for (const hidden of [
      'accessTokenHash',
      'requestHash',
      'idempotencyKey',
      'checkoutSessionId',
    ]) {
      const { status, text } = await download(luna, `&where[${hidden}][like]=a`)
      expect([hidden, status]).toEqual([hidden, 400])
      expect(text).not.toContain('Tour shirt')
    }
  })
})
