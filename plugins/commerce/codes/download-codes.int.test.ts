import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { prepareTracks, sellRelease } from '@/plugins/commerce/testing/releases'
import { openShop } from '@/plugins/commerce/testing/shop'
import { makeSound } from '@/plugins/commerce/testing/sounds'
import type { RedeemReply } from '@/src/core/contracts/music/download-answers'
import type { ErrorBody } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { codesMessages } from '@/src/core/messages/orders'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const luna = await openShop(payload, 'Luna')
const kito = await openShop(payload, 'Kito')
const sound = { kind: 'mp3' as const, data: await makeSound('mp3', 2) }

const redeem = (code: string, email: string, shop = luna) =>
  shop.call<RedeemReply & ErrorBody>('POST', '/api/public/codes/redeem', {
    body: { profileId: shop.profile.id, code, email },
  })

async function newBatch(count: number, expiresAt?: string) {
  const release = await sellRelease(payload, luna, { sounds: [sound, sound] })
  const { status, json } = await rest<{ doc: { id: string } }>(
    'POST',
    '/api/download-code-batches',
    {
      token: luna.owner.token,
      body: {
        profile: luna.profile.id,
        name: 'Cards',
        product: release.product.id,
        count,
        expiresAt,
      },
    },
  )
  expect(status).toBe(201)
  const path = `/api/download-code-batches/${json.doc.id}`
  const csv = await rest('GET', `${path}/codes`, { token: luna.owner.token })
  const codes = [...csv.text.matchAll(/^([A-Z0-9]{4}(?:-[A-Z0-9]{4}){2}),/gm)].map(
    ([, code]) => code ?? '',
  )
  return { release, path, csv, codes }
}

it('give the release to an address, signed out, as an order of its own', async () => {
  const { release, path, csv, codes } = await newBatch(3)
  await prepareTracks(payload, release.trackIds)
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect(csv.text).toContain(`/redeem?code=${codes[0]}`)
  expect(new Set(codes).size).toBe(3)

  const { status, json } = await redeem(
    codes[0]?.toLowerCase().replaceAll('-', ' ') ?? '',
    'fan@example.com',
  )
  expect(status).toBe(201)
  const { json: order } = await luna.readOrder({ ...json, redirectUrl: '' })
  expect(order).toMatchObject({ isPaid: true, total: 0, email: 'fan@example.com' })
  expect(order.history.map(({ words }) => words)).toEqual(['Ordered', 'Delivered'])
  expect(order.lines[0]?.tracks.map(({ title }) => title)).toEqual(['One', 'Two'])
  const rights = await rowsOf(
    payload,
    sql`select source, email from entitlements where product_id = ${release.product.id}`,
  )
  expect(rights).toEqual([{ source: 'code', email: 'fan@example.com' }])
  const mails = await rowsOf(
    payload,
    sql`select 1 from mail_log where kind = 'receipt' and html like ${`%${json.orderRef}%`}`,
  )
  expect(mails).toHaveLength(1)
  const batch = await rest<{ redeemed: number }>('GET', path, { token: luna.owner.token })
  expect(batch.json.redeemed).toBe(1)
  const gone = await rest<ErrorBody>('DELETE', path, { token: luna.owner.token })
  expect([gone.status, gone.json.message]).toEqual([409, codesMessages.keepUsed])
})

it('work once, for fifty people at the same time', async () => {
  const { codes, release } = await newBatch(1)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => redeem(codes[0] ?? '', `fan-${n}@example.com`)),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 400)).toHaveLength(49)
  expect(answers.find(({ status }) => status === 400)?.json.message).toBe(codesMessages.used)
  const made = await rowsOf(
    payload,
    sql`select (select count(*)::int from entitlements where product_id = ${release.product.id}) as rights,
      (select count(*)::int from orders_items where product_id = ${release.product.id}) as lines`,
  )
  expect(made).toEqual([{ rights: 1, lines: 1 }])
})

it.each([0, 1.5, limits.downloadCodes.perBatch + 1])(
  'are whole numbers of them, not %d',
  async (count) => {
    const { status, json } = await rest<ErrorBody>('POST', '/api/download-code-batches', {
      token: luna.owner.token,
      body: { profile: luna.profile.id, name: 'Show', count },
    })
    expect([status, json.errors?.map(({ field }) => field)]).toEqual([400, ['product', 'count']])
  },
)

it('are not made when nobody could enter them any more', async () => {
  const { product } = await luna.sell({ trackTitles: [] })
  const { status, json } = await rest<ErrorBody>('POST', '/api/download-code-batches', {
    token: luna.owner.token,
    body: {
      profile: luna.profile.id,
      name: 'Late',
      product: product.id,
      count: 1,
      expiresAt: '2020-01-01T00:00:00.000Z',
    },
  })
  expect([status, json.errors]).toEqual([
    400,
    [{ field: 'expiresAt', message: codesMessages.endIsOver }],
  ])
})

it('are refused when unknown, expired, or of another site', async () => {
  const { codes, path } = await newBatch(1, new Date(Date.now() + 60_000).toISOString())
  const ended = await rest('PATCH', path, {
    token: luna.owner.token,
    body: { expiresAt: new Date(Date.now() - 1000).toISOString() },
  })
  expect(ended.status).toBe(200)
  const { codes: own } = await newBatch(1)
  const answers = [
    await redeem(codes[0] ?? '', 'fan@example.com'),
    await redeem('BCDF-GHJK-LMNP', 'fan@example.com'),
    await redeem("' or 1=1 --", 'fan@example.com'),
    await redeem(own[0] ?? '', 'fan@example.com', kito),
  ]
  expect(answers.map(({ status, json }) => [status, json.errors?.[0]?.message])).toEqual([
    [400, codesMessages.expired],
    [400, codesMessages.unknown],
    [400, codesMessages.unknown],
    [400, codesMessages.unknown],
  ])
  expect((await redeem(own[0] ?? '', 'no address')).json.errors?.[0]?.field).toBe('email')
})

it('are nobody else’s to see, and cannot be made for another artist’s release', async () => {
  const { path, release } = await newBatch(2)
  expect((await rest('GET', `${path}/codes`, { token: kito.owner.token })).status).toBe(404)
  expect((await rest('GET', `${path}/codes`)).status).toBe(401)
  const stolen = await rest('POST', '/api/download-code-batches', {
    token: kito.owner.token,
    body: { profile: kito.profile.id, name: 'X', product: release.product.id, count: 1 },
  })
  expect(stolen.status).toBe(400)
  const tooMany = await rest('POST', '/api/download-code-batches', {
    token: luna.owner.token,
    body: { profile: luna.profile.id, name: 'X', product: release.product.id, count: 5001 },
  })
  expect(tooMany.status).toBe(400)
  const changed = await rest('PATCH', path, {
    token: luna.owner.token,
    body: { count: 900, redeemed: 7, name: 'Renamed' },
  })
  expect(changed.status).toBe(200)
  const [batch] = await rowsOf(
    payload,
    sql`select count::int as count, redeemed::int as redeemed, name from download_code_batches where id = ${path.split('/').at(-1)}`,
  )
  expect(batch).toEqual({ count: 2, redeemed: 0, name: 'Renamed' })
})
