import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { issueInvoices } from '@/plugins/commerce/invoices/issue-invoice'
import { requestRefund } from '@/plugins/commerce/payments/request-refund'
import { openZip } from '@/plugins/commerce/testing/open-zip'
import { openShop, orderOf, payInBooks, sendTestEvent } from '@/plugins/commerce/testing/shop'
import { invoiceDocument } from '@/src/core/invoices/invoice-document'
import { slugs } from '@/src/core/slugs'
import { readPdf } from '@/src/server/pdf/testing/read-pdf'
import { createStaff } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Shop = Awaited<ReturnType<typeof openShop>>
let luna: Shop
let req: PayloadRequest

const seller = {
  legalName: 'Luna Vale LLC',
  street: 'Main Street 1',
  line2: '',
  zipCode: '80202',
  city: 'Denver',
  region: 'CO',
  country: 'US',
  taxId: 'US 12-3456789',
  email: 'books@example.com',
  footer: 'Thank you, Łukasz.',
  prefix: 'LV',
}
const year = new Date().getUTCFullYear()
const month = new Date().toISOString().slice(0, 7)

beforeAll(async () => {
  luna = await openShop(payload, 'Luna')
  req = await createLocalReq({}, payload)
})

async function buy(shop: Shop, options: Parameters<Shop['sell']>[0] = { priceMinor: 900 }) {
  const { json } = await shop.checkout([shop.item(await shop.sell(options))])
  await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
  return { ...json, id: (await orderOf(payload, json.orderRef)).id }
}

const save = (shop: Shop, body: object, token = shop.owner.token) =>
  rest<{ errors?: { field: string }[] }>('PUT', `/api/profiles/${shop.profile.id}/seller`, {
    token,
    body,
  })

const file = (path: string, { host = luna.host, ...by }: { token?: string; host?: string } = {}) =>
  rest('GET', path, { host, ...by })

it('says at the field what is missing of who sells, and lets nobody else say it', async () => {
  const wrong = await save(luna, { ...seller, legalName: '', country: 'XX' })
  expect(wrong.status).toBe(400)
  expect(wrong.json.errors?.map(({ field }) => field)).toEqual(['legalName', 'country'])
  // Numbers of real orders would go on where those of test orders end.
  const ofTests = await save(luna, { ...seller, prefix: 'TEST' })
  expect(ofTests.json.errors?.map(({ field }) => field)).toEqual(['prefix'])
  const kito = await openShop(payload, 'Kito')
  expect((await save(luna, seller, kito.owner.token)).status).toBe(404)
  const packer = await createStaff(payload, { [luna.profile.id]: 'fulfiller' })
  expect((await save(luna, seller, packer.token)).status).toBe(403)
})

it('gives a paid order its invoice once it is known who sells, for its buyer and the artist', async () => {
  const shop = await openShop(payload, 'Mara')
  const order = await buy(shop, { title: 'Tides', priceMinor: 1900 })
  expect(await issueInvoices(req, { order: order.id })).toEqual([])
  expect((await shop.readOrder(order)).json.invoices).toEqual([])

  expect((await save(shop, seller)).status).toBe(200)
  const made = await rest('POST', `/api/profiles/${shop.profile.id}/invoices`, {
    token: shop.owner.token,
  })
  expect(made.json).toEqual({ issued: 1, left: 0 })
  const number = `TEST-LV-${year}-0001`
  expect((await shop.readOrder(order)).json.invoices).toEqual([{ kind: 'invoice', number }])

  const path = `/api/public/orders/${order.orderRef}/invoices/${number}`
  const own = await file(`${path}?token=${order.token}`, { host: shop.host })
  expect(own.status).toBe(200)
  const { title, pages } = await readPdf(own.bytes)
  expect(title).toBe(`Invoice ${number}`)
  for (const text of [
    'Luna Vale LLC',
    'Denver, CO 80202',
    'US 12-3456789',
    'fan@example.com',
    order.orderRef,
    'Tides',
    '$19.00',
    'Thank you, Łukasz.',
  ]) {
    expect(pages[0]).toContain(text)
  }
  expect((await file(path, { host: shop.host })).status).toBe(404)
  expect((await file(`${path}?token=${order.token}`)).status).toBe(404)

  // What the seller is called now changes nothing of it.
  await save(shop, { ...seller, legalName: 'Somebody Else' })
  const again = await file(`${path}?token=${order.token}`, { host: shop.host })
  expect(again.bytes.equals(own.bytes)).toBe(true)

  const [invoice] = await issueInvoices(req, { order: order.id })
  const pdf = `/api/profiles/${shop.profile.id}/invoices/${invoice?.id}/pdf`
  const packer = await createStaff(payload, { [shop.profile.id]: 'fulfiller' })
  expect((await file(pdf, { token: packer.token })).bytes.equals(own.bytes)).toBe(true)
  expect((await file(pdf, { token: luna.owner.token })).status).toBe(404)
  expect((await file(pdf)).status).toBe(401)
})

it('takes back what a refund took back, with a credit note of its own', async () => {
  const shop = await openShop(payload, 'Nora')
  await save(shop, { ...seller, prefix: '' })
  const { id } = await buy(shop, { priceMinor: 1000 })
  const back = { orderId: id, restock: false, actor: 'owner' }
  await requestRefund(req, { ...back, key: 'one', amountMinor: 400 })
  await requestRefund(req, { ...back, key: 'two', amountMinor: 600 })
  const made = await issueInvoices(req, { order: id })
  expect(made.map(({ number, kind, totalMinor }) => [number, kind, totalMinor])).toEqual([
    [`TEST-${year}-0001`, 'invoice', 1000],
    [`TEST-${year}-0002`, 'credit_note', 400],
    [`TEST-${year}-0003`, 'credit_note', 600],
  ])
  expect(await issueInvoices(req, { order: id })).toEqual(made)

  const zip = `/api/profiles/${shop.profile.id}/invoices.zip?month=${month}`
  const { status, bytes } = await file(zip, { token: shop.owner.token })
  expect(status).toBe(200)
  const files = await openZip(bytes)
  expect([...files.keys()]).toEqual(made.map(({ number }) => `${number}.pdf`))
  const note = await readPdf(files.get(`TEST-${year}-0002.pdf`) ?? Buffer.alloc(0))
  expect(note.pages[0]).toContain(`For invoice TEST-${year}-0001`)
  expect((await file(zip, { token: luna.owner.token })).status).toBe(404)
})

it('numbers without gaps and without doubles, however many are made at once', async () => {
  const shop = await openShop(payload, 'Olga')
  await save(shop, seller)
  const orders = []
  for (let at = 0; at < 6; at += 1) {
    orders.push(await buy(shop))
  }
  // As several processes do it: each with a request, and so a transaction, of its own, two for each order.
  const runs = [...orders, ...orders].map(async ({ id }) =>
    issueInvoices(await createLocalReq({}, payload), { order: id }),
  )
  await Promise.all(runs)
  const { docs } = await payload.find({
    collection: slugs.invoices,
    where: { profile: { equals: shop.profile.id } },
    sort: 'sequence',
    pagination: false,
  })
  expect(docs.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6])
  expect(new Set(docs.map(({ order }) => JSON.stringify(order))).size).toBe(6)
})

it('makes none for what cost nothing', async () => {
  const shop = await openShop(payload, 'Pia')
  await save(shop, seller)
  const { json } = await shop.checkout([shop.item(await shop.sell({ priceMinor: 0 }))])
  expect(await issueInvoices(req, { order: (await orderOf(payload, json.orderRef)).id })).toEqual(
    [],
  )
})

it('takes no number of the live series for a test order, before or after going live', async () => {
  const shop = await openShop(payload, 'Rosa')
  await save(shop, seller)
  const numbers = async (id: string) =>
    (await issueInvoices(req, { order: id })).map(({ number }) => number)
  const [tried, real, next] = [await buy(shop), await buy(shop), await buy(shop)]
  expect(await numbers(tried.id)).toEqual([`TEST-LV-${year}-0001`])
  for (const { id } of [real, next]) {
    await payload.db.updateOne({
      collection: slugs.orders,
      where: { id: { equals: id } },
      data: { livemode: true },
      options: { atomic: true },
    })
  }
  expect(await numbers(real.id)).toEqual([`LV-${year}-0001`])
  await requestRefund(req, { orderId: tried.id, restock: false, actor: 'owner', key: 'late' })
  expect(await numbers(tried.id)).toEqual([`TEST-LV-${year}-0001`, `TEST-LV-${year}-0002`])
  expect(await numbers(next.id)).toEqual([`LV-${year}-0002`])

  // This installation takes no money, so its books are those of test payments.
  const zip = `/api/profiles/${shop.profile.id}/invoices.zip?month=${month}`
  const files = await openZip((await file(zip, { token: shop.owner.token })).bytes)
  expect([...files.keys()]).toEqual([`TEST-LV-${year}-0001.pdf`, `TEST-LV-${year}-0002.pdf`])
})

it('names the company of its buyer, and says at the field what is no VAT ID', async () => {
  const shop = await openShop(payload, 'Sana')
  await save(shop, seller)
  const items = [shop.item(await shop.sell({ priceMinor: 900 }))]
  const nameless = await shop.checkout(items, { company: { name: ' ' } })
  expect(nameless.json.errors?.map(({ field }) => field)).toEqual(['company.name'])
  const unknown = await shop.checkout(items, { company: { name: 'Tidal', vatId: 'DE1' } })
  expect(unknown.json.errors).toMatchObject([
    { field: 'company.vatId', message: expect.stringContaining('DE123456789') },
  ])
  const company = { name: 'Tidal Records Ltd', vatId: 'de 123.456.789' }
  const { json } = await shop.checkout(items, { company, name: 'Ada Fan' })
  await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
  const order = await orderOf(payload, json.orderRef)
  expect((await shop.readOrder(json)).json.company).toEqual({
    name: 'Tidal Records Ltd',
    vatId: 'DE123456789',
  })
  // As one who bought for nobody else would pay.
  expect((await orderOf(payload, (await shop.checkout(items)).json.orderRef)).totalMinor).toBe(
    order.totalMinor,
  )
  const [invoice] = await issueInvoices(req, { order: order.id })
  expect(invoiceDocument.parse(invoice?.document).buyer).toMatchObject({
    name: 'Tidal Records Ltd',
    address: expect.arrayContaining(['Ada Fan']),
    taxId: 'DE123456789',
  })
})
