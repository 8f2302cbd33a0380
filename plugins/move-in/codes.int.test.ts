import { expect, it } from 'vitest'
import { openShop } from '@/plugins/commerce/testing/shop'
import { call, checked, finish } from '@/plugins/move-in/testing/import-steps'
import type { RedeemReply } from '@/src/core/contracts/music/download-answers'
import type { ErrorBody } from '@/src/core/errors'
import { codesMessages } from '@/src/core/messages/orders'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { payload } from '@/src/testing/test-payload'

const words = ownerMessages.moveIn.codes
const { pool } = payload.db

const list = (...codes: string[]) =>
  ['name of code set: tour', 'album: Night Bus', '', 'code', ...codes, ''].join('\n')
const three = list('nfbh-j5sp', 'laxh-y3c2', 'e6qp-344c')

async function newShop(name: string) {
  const shop = await openShop(payload, name)
  const { product } = await shop.sell({ title: 'Night Bus', trackTitles: [] })
  return { ...shop, releases: { 'Night Bus': product.id } }
}
type Shop = Awaited<ReturnType<typeof newShop>>

async function made(shop: Shop, content: string) {
  const { id } = await checked(shop, content, 'bandcamp-codes')
  await call(shop, 'POST', `/${id}/start`, { choices: { releases: shop.releases } })
  return finish(shop, id)
}

const redeem = (shop: Shop, code: string) =>
  shop.call<RedeemReply & ErrorBody>('POST', '/api/public/codes/redeem', {
    body: { profileId: shop.profile.id, code, email: 'fan@example.com' },
  })

async function setsOf({ profile }: Shop) {
  const { rows } = await pool.query(
    `select b.name, b.count::int as count, b.redeemed::int as redeemed,
       array(select code from download_codes where batch_id = b.id order by 1) as codes
     from download_code_batches b where profile_id = $1 order by b.created_at`,
    [profile.id],
  )
  return rows
}

it('brings codes that fans enter here afterwards, once, and takes back those that nobody used', async () => {
  const luna = await newShop('Luna')
  const kito = await newShop('Kito')
  const { id, findings, choosable } = await checked(luna, three, 'bandcamp-codes')
  expect(findings).toMatchObject({ willMake: 3, releases: [{ name: 'Night Bus', count: 3 }] })
  const here = [{ id: luna.releases['Night Bus'], name: 'Night Bus' }]
  expect(choosable).toEqual({ tiers: [], lists: [], releases: here })
  expect(await setsOf(luna)).toEqual([])

  const start = (releases: Record<string, string>) =>
    call(luna, 'POST', `/${id}/start`, { choices: { releases } })
  expect((await start(kito.releases)).status).toBe(404)
  expect((await start(luna.releases)).status).toBe(200)
  expect(await finish(luna, id)).toMatchObject({ state: 'made', made: 3, kinds: ['code'] })
  expect(await setsOf(luna)).toEqual([
    { name: 'tour', count: 3, redeemed: 0, codes: ['E6QP344C', 'LAXHY3C2', 'NFBHJ5SP'] },
  ])

  expect((await redeem(kito, 'nfbh-j5sp')).json.message).toBe(codesMessages.unknown)
  const { status, json } = await redeem(luna, ' NFBH j5sp')
  expect(status).toBe(201)
  const { json: order } = await luna.readOrder({ ...json, redirectUrl: '' })
  expect(order).toMatchObject({ isPaid: true, total: 0, lines: [{ title: 'Night Bus' }] })
  expect((await redeem(luna, 'nfbh-j5sp')).json.message).toBe(codesMessages.used)

  const again = await made(luna, list('laxh-y3c2', 'nfbh-j5sp', 'bnrb-cqew'))
  expect(again).toMatchObject({ made: 1, findings: { willMake: 1, known: 2 } })
  expect(await setsOf(luna)).toMatchObject([{ name: 'tour', count: 4, redeemed: 1 }])

  await call(luna, 'POST', `/${id}/undo`)
  expect(await finish(luna, id)).toMatchObject({
    state: 'undone',
    result: { removed: 2, stays: [{ title: 'NFBH-J5SP', note: words.used }] },
  })
  expect(await setsOf(luna)).toMatchObject([{ count: 2, codes: ['BNRBCQEW', 'NFBHJ5SP'] }])
  expect((await redeem(luna, 'laxh-y3c2')).json.message).toBe(codesMessages.unknown)
})

it('leaves no empty set behind, and can be made again', async () => {
  const luna = await newShop('Luna')
  const { id } = await made(luna, three)
  await call(luna, 'POST', `/${id}/undo`)
  await finish(luna, id)
  expect(await setsOf(luna)).toEqual([])
  await call(luna, 'POST', `/${id}/start`)
  expect(await finish(luna, id)).toMatchObject({ state: 'made', made: 3 })
})

it('leaves a set of printed codes that has the same name alone', async () => {
  const luna = await newShop('Luna')
  const { id } = await payload.create({
    collection: slugs.downloadCodeBatches,
    data: { profile: luna.profile.id, name: 'tour', product: luna.releases['Night Bus'], count: 2 },
  })
  await made(luna, list('laxh-y3c2', 'nfbh-j5sp'))
  expect((await setsOf(luna)).map(({ count }) => count)).toEqual([2, 2])
  await payload.delete({ collection: slugs.downloadCodeBatches, id })
  expect(await setsOf(luna)).toMatchObject([{ codes: ['LAXHY3C2', 'NFBHJ5SP'] }])
})

it('makes nothing without a release, and no code that is here already', async () => {
  const luna = await newShop('Luna')
  const { id } = await checked(luna, three, 'bandcamp-codes')
  await call(luna, 'POST', `/${id}/start`)
  expect((await finish(luna, id)).result).toMatchObject({
    failedCount: 3,
    failed: expect.arrayContaining([{ title: 'LAXH-Y3C2', note: words.noRelease }]),
  })
  expect(await setsOf(luna)).toEqual([])

  await made(luna, list('laxh-y3c2'))
  await pool.query('delete from imported_items where profile_id = $1', [luna.profile.id])
  expect((await made(luna, list('laxh-y3c2'))).result).toMatchObject({
    failed: [{ title: 'LAXH-Y3C2', note: words.taken }],
  })
  expect(await setsOf(luna)).toMatchObject([{ count: 1, codes: ['LAXHY3C2'] }])
})
