import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import {
  germanAddress,
  openShop,
  orderOf,
  payInBooks,
  sendTestEvent,
} from '@/plugins/commerce/testing/shop'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { readPdf } from '@/src/server/pdf/testing/read-pdf'
import { createStaff } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)
const stranger = await openShop(payload, 'Stranger')
const shirt = await shop.sell({ title: 'Tour shirt', category: 'Merch' })
const album = await shop.sell({ title: 'Tides', trackTitles: ['One'] })

async function buy(quantity: number, name: string) {
  const { json } = await shop.checkout([shop.item(shirt, { quantity }), shop.item(album)], {
    shippingAddress: { ...germanAddress, name },
  })
  await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
  return orderOf(payload, json.orderRef)
}

const papers = (call: string, body: object, token = shop.owner.token) =>
  rest<{ message: string }>('POST', `/api/profiles/${shop.profile.id}/orders/${call}`, {
    token,
    body,
  })

it('has a page, a label and a row for each parcel, with what can go and has not come back', async () => {
  const [ada, ben] = [await buy(3, 'Ada'), await buy(1, 'Ben')]
  const ids = [ben.id, ada.id]
  const back = await rest('POST', `/api/orders/${ada.id}/refunds`, {
    token: shop.owner.token,
    body: { key: randomUUID(), lines: [{ line: 0, quantity: 1 }] },
  })
  expect(back.status).toBe(200)

  const slips = await papers('packing-slips', { ids })
  expect(slips.headers.get('content-type')).toBe('application/pdf')
  const { pages, size } = await readPdf(slips.bytes)
  expect(pages.map((page) => page.match(/Ada|Ben/)?.[0])).toEqual(['Ben', 'Ada'])
  expect(pages[1]).toContain('2 Tour shirt')
  expect(pages[1]).not.toContain('Tides')
  expect(size).toEqual({ width: 595, height: 842 })

  const labels = await readPdf((await papers('labels', { ids, sheet: '4x6' })).bytes)
  expect(labels.pages.map((page) => page.slice(0, 3))).toEqual(['Ben', 'Ada'])
  expect(labels.size).toEqual({ width: 288, height: 432 })

  const rows: Record<string, string>[] = parse((await papers('label-service', { ids })).text, {
    columns: true,
  })
  expect(rows.map(({ Name, Quantity }) => [Name, Quantity])).toEqual([
    ['Ben', '1'],
    ['Ada', '2'],
  ])
})

it('is printed on the paper of the country that sells', async () => {
  const order = await buy(1, 'Ada')
  await payload.create({
    collection: slugs.sellers,
    data: {
      profile: shop.profile.id,
      legalName: 'Luna Vale LLC',
      street: 'Main Street 1',
      city: 'Denver',
      country: 'US',
    },
  })
  const { size } = await readPdf((await papers('packing-slips', { ids: [order.id] })).bytes)
  expect(size).toEqual({ width: 612, height: 792 })
})

it('prints nothing of other artists, and nothing for people who do not work there', async () => {
  const order = await buy(1, 'Ada')
  const ids = [order.id]
  for (const [call, more] of [
    ['packing-slips', {}],
    ['labels', { sheet: 'a4-24' }],
    ['label-service', {}],
  ] as const) {
    expect((await papers(call, { ids, ...more }, stranger.owner.token)).status).toBe(404)
    const moderator = await createStaff(payload, { [shop.profile.id]: 'moderator' })
    expect((await papers(call, { ids, ...more }, moderator.token)).status).toBe(403)
    const packer = await createStaff(payload, { [shop.profile.id]: 'fulfiller' })
    expect((await papers(call, { ids, ...more }, packer.token)).status).toBe(200)
    const theirs = await rest<{ message: string }>(
      'POST',
      `/api/profiles/${stranger.profile.id}/orders/${call}`,
      { token: stranger.owner.token, body: { ids, ...more } },
    )
    expect(theirs.status).toBe(409)
    expect(theirs.json.message).toBe(ownerMessages.orderPapers.nothing)
  }
})
