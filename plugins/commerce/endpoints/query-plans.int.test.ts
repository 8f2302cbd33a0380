import { expect, it } from 'vitest'
import { createBusyFan } from '@/plugins/commerce/testing/busy-fan'
import { monthOf, openClub } from '@/plugins/commerce/testing/members'
import { germanAddress, payInBooks, sendTestEvent } from '@/plugins/commerce/testing/shop'
import { slugs } from '@/src/core/slugs'
import { readWhole, statementsOf } from '@/src/testing/query-plans'
import { payload } from '@/src/testing/test-payload'

const shop = await openClub(payload, 'Luna')
const profileId = shop.profile.id
// Something of the fan is in every table that these calls look into.
const fan = await createBusyFan(payload, shop)
const { token } = fan
const goods = [
  await shop.sell({ title: 'Tides' }),
  await shop.sell({ title: 'Shirt', category: 'Merch', stockQuantity: 50 }),
]
const items = goods.map((product) => shop.item(product))
const { code } = await payload.create({
  collection: slugs.discountCodes,
  data: { profile: profileId, code: 'TENOFF', kind: 'percent', percent: 10 },
})
const cart = { discountCode: code, country: 'DE', shippingAddress: germanAddress }
const bought = (await shop.order(fan, items, cart)).json
const event = await payInBooks(payload, bought.redirectUrl)
const { basic } = await shop.newTiers()
const member = await shop.newMember(basic.id)

it.each<[string, () => Promise<{ status: number }>]>([
  ['the cart', () => shop.quote(fan, items, { discountCode: code, country: 'DE' })],
  ['the cart of a stranger', () => shop.quote({}, items)],
  ['the checkout', () => shop.order(fan, items, { ...cart, discountCode: '' })],
  ['the checkout of a stranger', () => shop.order({ email: 'a@example.com' }, items, cart)],
  ['the checkout of a membership', async () => shop.join(await shop.newFan(), monthOf(basic.id))],
  ['the webhook of a payment', () => sendTestEvent(payload, event)],
  ['the webhook that comes again', () => sendTestEvent(payload, event)],
  ['an order', () => shop.readOrder(bought)],
  ['what a fan bought', () => shop.call('GET', '/api/public/library', { token })],
  ['the music of a fan', () => shop.call('GET', '/api/public/library/releases', { token })],
  ['the tickets of a fan', () => shop.call('GET', '/api/public/tickets', { token })],
  ['the gifts of a fan', () => shop.call('GET', '/api/public/gifts', { token })],
  ['a membership', () => shop.call('GET', '/api/public/memberships/current', member.fan)],
])('%s is read by indexes', async (_name, run) => {
  let status = 0
  const statements = await statementsOf(async () => {
    ;({ status } = await run())
  })
  expect(status).toBeLessThan(300)
  expect(statements.length).toBeGreaterThan(1)
  expect(await readWhole(statements)).toEqual([])
})
