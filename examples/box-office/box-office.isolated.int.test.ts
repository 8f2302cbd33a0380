import { afterAll, expect, it, vi } from 'vitest'
import { openBoxOffice } from '@/examples/box-office/testing/open-box-office'
import { problemsOf } from '@/plugins/_kit/check-site-plugin'
import { callOf, noteListeners, queueCalls } from '@/plugins/_kit/listeners'
import { giveBack } from '@/plugins/commerce/testing/refunds'
import { openShop, orderOf } from '@/plugins/commerce/testing/shop'
import { installedPlugins } from '@/plugins/installed'
import { call, checked, finish, made } from '@/plugins/move-in/testing/import-steps'
import { slugs } from '@/src/core/slugs'
import { jobsOf } from '@/src/server/queue/define-job'
import { tasksOf } from '@/src/server/queue/periodic-tasks'
import { createEvent } from '@/src/testing/event-factories'
import { createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

vi.mock('@/plugins/installed', async () => {
  const { boxOffice } = await import('@/examples/box-office')
  return { installedPlugins: [boxOffice] }
})
// As `npm run generate` writes it.
vi.mock('@/src/server/payments/_generated/plugin-services', async () => {
  const { servicesByName } = await import('@/src/server/payments/payment-service')
  const { service } = await import('@/examples/box-office/payments/pay')
  return { pluginServices: servicesByName([['box-office-pay', service]]) }
})

const office = await openBoxOffice()
afterAll(office.close)
const { pool } = payload.db
// What the migration of an installation that has this plugin does.
for (const table of ['orders', 'payment_events', 'refunds']) {
  await pool.query(`alter type enum_${table}_provider add value 'box-office-pay'`)
}

it('keeps the contract', () => {
  expect(installedPlugins.flatMap(problemsOf)).toEqual([])
})

it('moves its shows in: counted before, made once as drafts, taken back', async () => {
  const [luna, kito] = [await createTenant(payload, 'Luna'), await createTenant(payload, 'Kito')]
  const file = [
    'Id,Show,Day,Time,Venue,City,Country,Link,Status',
    's1,Harbour,2031-06-01,20:00,Lido,Berlin,Germany,https://t.example/1,',
    's2,,2031-06-02,,The Shed,Hull,United Kingdom,,',
    's3,Off,2031-06-03,20:00,Lido,Berlin,Germany,,cancelled',
  ].join('\n')
  const titlesOf = async ({ profile }: typeof luna) => {
    const where = { profile: { equals: profile.id } }
    const { docs } = await payload.find({ collection: slugs.events, where, sort: 'startsAt' })
    return docs.map(({ title, isPublished }) => `${title}${isPublished ? ' on the site' : ''}`)
  }

  const dry = await checked(luna, file, 'box-office-shows')
  expect(dry.findings).toMatchObject({
    ...{ willMake: 2, known: 0, leftOut: 1 },
    firstLeftOut: [{ title: 'Off', note: 'Cancelled shows are not moved' }],
  })
  expect(await titlesOf(luna)).toEqual([])

  const { id } = await made(luna, file, 'box-office-shows')
  const again = await made(luna, file, 'box-office-shows')
  expect(again).toMatchObject({ state: 'made', made: 0 })
  expect(await titlesOf(luna)).toEqual(['Harbour', 'The Shed'])
  expect(await titlesOf(kito)).toEqual([])

  await call(luna, 'POST', `/${id}/undo`)
  expect((await finish(luna, id)).result).toMatchObject({ removed: 2 })
  expect(await titlesOf(luna)).toEqual([])
})

it('is paid on its page, told by its own webhook alone, hears of it, and gives the money back', async () => {
  await noteListeners(payload, installedPlugins)
  const shop = await openShop(payload)
  const wish = await shop.sell({ priceMinor: 1200 })
  const { json } = await shop.checkout([shop.item(wish)])
  expect(json.redirectUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay$/)
  const order = await orderOf(payload, json.orderRef)
  expect(order).toMatchObject({ provider: 'box-office-pay', livemode: true })

  const page = office.pay(order.id)
  const forged = await office.send(page, { signedWith: 'another' })
  expect([forged.status, (forged.json as { code: string }).code]).toEqual([
    400,
    'INVALID_SIGNATURE',
  ])
  expect((await orderOf(payload, json.orderRef)).status).toBe('initiated_payment')
  expect((await office.send(page)).status).toBe(200)
  expect((await office.send(page)).status).toBe(200)
  expect(await orderOf(payload, json.orderRef)).toMatchObject({
    ...{ status: 'delivered', amountReceivedMinor: 1200, paymentIntentId: page.payment },
  })

  await queueCalls(payload)
  const { rows } = await pool.query<{ id: string }>('select id from listener_calls')
  for (const { id } of rows) {
    await callOf(installedPlugins).run(payload, { id })
  }
  expect(office.told[`/guests/${json.orderRef}`]).toMatchObject({ items: [{ quantity: 1 }] })

  expect(await giveBack(payload, order.id)).toMatchObject({ state: 'succeeded' })
  expect(office.refunds).toMatchObject([{ amount: 1200, payment: page.payment }])
})

it('tells the service of each show once, by its task and its job', async () => {
  const { profile } = await createTenant(payload, 'Luna')
  const { id } = await createEvent(payload, profile.id, { title: 'Harbour' })
  const task = tasksOf(payload.config).find(({ name }) => name === 'box-office-shows')
  const job = jobsOf(payload.config).find(({ name }) => name === 'box-office-show')
  await task?.run(payload)
  await task?.run(payload)
  const { rows } = await pool.query(`select data from jobs.job where name = 'box-office-show'`)
  expect(rows).toEqual([{ data: { id } }])
  await job?.run(payload, { id })
  expect(office.told[`/shows/${id}`]).toMatchObject({ title: 'Harbour', venue: 'The Hall' })
})
