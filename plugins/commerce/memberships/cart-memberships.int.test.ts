import { describe, expect, it } from 'vitest'
import { reconcileMemberships } from '@/plugins/commerce/memberships/reconcile-memberships'
import { openCartClub } from '@/plugins/commerce/testing/cart-club'
import {
  eventOf,
  type Fan,
  heldBy,
  mailsTo,
  membershipLine,
  openClub,
  pageIdOf,
  paymentsOf,
} from '@/plugins/commerce/testing/members'
import {
  countOf,
  germanAddress,
  orderOf,
  payInBooks,
  sendTestEvent,
} from '@/plugins/commerce/testing/shop'
import type { CheckoutReply } from '@/src/core/contracts/orders/order-answers'
import type { Insights } from '@/src/core/contracts/pages/insights'
import { membershipMessages } from '@/src/core/messages/membership'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { slugs } from '@/src/core/slugs'
import { getPaymentProvider } from '@/src/server/payments'
import { workOnTestPayments } from '@/src/server/payments/test/index'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const { luna, tier, order, bought, held, isPaying, sessionIdOf, reconcile } =
  await openCartClub(payload)
const kito = await openClub(payload, 'Kito')
const statusOf = async ({ orderRef }: CheckoutReply) => (await orderOf(payload, orderRef)).status

describe('a cart with a membership', () => {
  it('is priced whole, for guests too, who have to log in to order it', async () => {
    const album = await luna.sell({ priceMinor: 900 })
    const items = [luna.item(album), membershipLine(tier.id, { price: 5 })]
    const { json } = await luna.quote({}, items)
    expect(json).toMatchObject({ total: 14, needsAccount: true, canCheckout: false })
    expect(json.lines[1]).toMatchObject({
      membership: { tierId: tier.id, interval: 'month' },
      productId: '',
      title: 'Circle, monthly membership',
      price: 5,
      maxQuantity: 1,
      messages: [{ kind: 'sign_in', text: membershipMessages.needsAccount }],
    })
    const refused = await luna.order({}, items)
    expect([refused.status, refused.json.errors?.[0]?.field]).toEqual([400, 'items.1.tierId'])

    const fan = await luna.newFan()
    const own = (await luna.quote(fan, items)).json
    expect(own).toMatchObject({ total: 14, needsAccount: false, canCheckout: true })
    expect(own.lines[1]?.reasons).toEqual([
      { kind: 'renews', text: 'Then $5.00 every month, until you cancel' },
    ])
  })

  it('holds one membership of this site alone, one that is paid', async () => {
    const fan = await luna.newFan()
    const twice = await luna.quote(fan, [
      membershipLine(tier.id),
      membershipLine(tier.id, { interval: 'year' }),
    ])
    expect(twice.status).toBe(400)
    expect(twice.json.errors?.[0]?.message).toBe(membershipMessages.onlyOne)
    const free = await luna.newTier({ name: 'Friends' })
    const closed = await luna.newTier({ name: 'Old', priceMonthlyMinor: 500, isActive: false })
    const foreign = await kito.newTier({ name: 'Foreign', priceMonthlyMinor: 500 })
    for (const id of [free.id, closed.id, foreign.id]) {
      const { json } = await luna.quote(fan, [membershipLine(id)])
      expect(json.lines[0]?.messages[0]?.kind).toBe('unavailable')
      expect((await luna.order(fan, [membershipLine(id)])).status).toBe(409)
    }
    const stranger = await kito.newFan()
    expect((await luna.order(stranger, [membershipLine(tier.id)])).status).toBe(400)
    expect(await held(fan)).toEqual([])
  })

  it('takes what somebody wants to pay, from the least on', async () => {
    const own = await luna.newTier({
      name: 'Own',
      payWhatYouWant: true,
      payWhatYouWantMinimumMinor: 300,
    })
    const fan = await luna.newFan()
    const offer = (payWhatYouWantPrice: number) => [membershipLine(own.id, { payWhatYouWantPrice })]
    const low = (await luna.quote(fan, offer(2))).json
    expect(low.lines[0]?.messages).toEqual([
      { kind: 'price_too_low', text: 'Price must be at least $3.00' },
    ])
    expect((await luna.quote(fan, offer(7))).json.total).toBe(7)
  })

  it('says to members that they are members, and sells them nothing twice', async () => {
    const { fan } = await bought()
    const { json } = await luna.quote(fan, [membershipLine(tier.id)])
    expect(json.lines[0]?.messages).toEqual([
      { kind: 'membership_runs', text: membershipAnswers.runsAlready },
    ])
    expect((await luna.order(fan, [membershipLine(tier.id)])).status).toBe(400)
  })
})

describe('paying once for all of it', () => {
  it('pays the order and starts the membership together, however often it is heard of', async () => {
    const { fan, event, album, ...reply } = await bought()
    const again = Array.from({ length: 12 }, (_, index) =>
      sendTestEvent(payload, { ...event, id: `${event.id}_${index % 3}` }),
    )
    const ofMembership = await eventOf(payload, sessionIdOf(reply))
    const answers = await Promise.all([
      ...again,
      sendTestEvent(payload, ofMembership),
      luna.post(reply, 'refresh'),
      luna.refresh(fan),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const order = await orderOf(payload, reply.orderRef)
    expect(order).toMatchObject({
      status: 'delivered',
      totalMinor: 1400,
      amountReceivedMinor: 1400,
    })
    expect(await countOf(payload, 'entitlements', order.id)).toBe(1)
    expect(await held(fan)).toMatchObject([{ tier: 'Circle', status: 'active', amount: 500 }])
    expect(await isPaying(fan)).toBe(true)
    expect(await mailsTo(payload, fan)).toEqual(['started'])
    const { lines } = (await luna.readOrder(reply)).json
    expect(lines.map(({ isMembership, progress }) => [isMembership, progress])).toEqual([
      [false, 'Delivered'],
      [true, membershipAnswers.started],
    ])
    const { docs: mails } = await payload.find({
      collection: slugs.mailLog,
      where: { dedupeKey: { equals: `receipt:${order.id}` } },
    })
    expect(mails[0]?.text).toContain('Circle, monthly membership')
  })

  it('keeps to what was ordered, although the tier is taken away or gets dearer meanwhile', async () => {
    const short = await luna.newTier({ name: 'Short', priceMonthlyMinor: 500 })
    const items = [luna.item(await luna.sell({ priceMinor: 900 })), membershipLine(short.id)]
    const fan = await luna.newFan()
    const key = crypto.randomUUID()
    const { json } = await luna.order(fan, items, { key })
    await payload.update({
      collection: slugs.membershipTiers,
      id: short.id,
      data: { isActive: false, priceMonthlyMinor: 900 },
    })
    expect((await luna.order(await luna.newFan(), items)).json.code).toBe('CART_CHANGED')
    const again = await luna.order(fan, items, { key })
    expect([again.status, again.json.redirectUrl]).toEqual([201, json.redirectUrl])

    await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
    expect(await orderOf(payload, json.orderRef)).toMatchObject({
      status: 'delivered',
      totalMinor: 1400,
      amountReceivedMinor: 1400,
    })
    expect(await held(fan)).toEqual([
      { tier: 'Short', status: 'active', amount: 500, reason: null },
    ])
    expect(await isPaying(fan)).toBe(true)
  })

  it('counts the first period once, with the order, and each following one with the member', async () => {
    const site = await openClub(payload, 'Counting')
    const circle = await site.newTier({ name: 'Circle', priceMonthlyMinor: 500 })
    const fan = await site.newFan()
    const reply = (await site.order(fan, [membershipLine(circle.id)])).json
    await sendTestEvent(payload, await payInBooks(payload, reply.redirectUrl))
    const sums = async () => {
      const { json } = await rest<Insights>(
        'GET',
        `/api/profiles/${site.profile.id}/insights?days=7`,
        { token: site.owner.token },
      )
      return json.totals.revenue
    }
    expect(await sums()).toBe(5)
    expect(await paymentsOf(payload, fan)).toEqual([])

    await site.act(sessionIdOf(reply), 'next_period')
    await workOnTestPayments(payload)
    expect(await paymentsOf(payload, fan)).toEqual([500])
    expect(await sums()).toBe(10)
    expect(await heldBy(payload, fan)).toMatchObject([{ status: 'active' }])
  })

  it('is settled by the process that hears first: of the membership, or by asking', async () => {
    const first = await order()
    await payInBooks(payload, first.redirectUrl)
    const heard = await eventOf(payload, sessionIdOf(first))
    expect((await sendTestEvent(payload, heard)).status).toBe(200)
    expect(await statusOf(first)).toBe('delivered')
    expect(await held(first.fan)).toMatchObject([{ status: 'active' }])

    const second = await order()
    await payInBooks(payload, second.redirectUrl)
    await reconcile()
    expect(await statusOf(second)).toBe('delivered')
    expect(await held(second.fan)).toMatchObject([{ status: 'active' }])
  })

  it('replaces a free membership, which goes on when nobody pays', async () => {
    const friends = await luna.newTier({ name: 'Friends' })
    const fan = await luna.newFan()
    await luna.join(fan, { tierId: friends.id, interval: 'none' })
    const given = await order(fan)
    await luna.post(given, 'cancel')
    expect(await held(fan)).toMatchObject([{ tier: 'Friends', status: 'free' }])
    const taken = await order(fan)
    await sendTestEvent(payload, await payInBooks(payload, taken.redirectUrl))
    expect(await held(fan)).toMatchObject([{ tier: 'Circle', status: 'active' }])
  })
})

describe('not paying', () => {
  it('fails the order, gives its stock back and leaves no membership', async () => {
    const shirt = await luna.sell({ category: 'Merch', priceMinor: 2500, stockQuantity: 3 })
    const fan = await luna.newFan()
    const { json } = await luna.order(fan, [luna.item(shirt), membershipLine(tier.id)], {
      shippingAddress: germanAddress,
    })
    await getPaymentProvider(payload).expire(sessionIdOf(json))
    await reconcile()
    expect(await statusOf(json)).toBe('failed')
    expect(await held(fan)).toMatchObject([{ status: 'incomplete_expired' }])
    const { id } = shirt.variant
    const variant = await payload.findByID({ collection: slugs.variants, id })
    expect([variant.stockQuantity, variant.stockHeld]).toEqual([3, 0])
    // The way is free for the next try.
    const again = await order(fan)
    await sendTestEvent(payload, await payInBooks(payload, again.redirectUrl))
    expect((await held(fan)).map(({ status }) => status)).toEqual(['incomplete_expired', 'active'])
  })

  it('can be tried again after a card was declined', async () => {
    const ordered = await order()
    const declined = await payInBooks(payload, ordered.redirectUrl, { isDeclined: true })
    await sendTestEvent(payload, declined)
    const { json } = await luna.post(ordered, 'retry')
    expect(json.redirectUrl).not.toBe(ordered.redirectUrl)
    await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
    expect(await statusOf(ordered)).toBe('delivered')
    expect(await held(ordered.fan)).toMatchObject([{ status: 'active' }])
  })

  it('closes what was open before: another cart, or a page to join', async () => {
    const first = await order()
    const { fan } = first
    const second = await order(fan)
    expect(await statusOf(first)).toBe('cancelled')
    const joined = await luna.join(fan, { tierId: tier.id, interval: 'year' })
    expect(await statusOf(second)).toBe('cancelled')
    const third = await order(fan)
    expect((await luna.provider(pageIdOf(joined.json), 'pay')).json.page).toBe('expired')
    await reconcileMemberships(payload)
    await sendTestEvent(payload, await payInBooks(payload, third.redirectUrl))
    const all = await held(fan)
    expect(all.filter(({ status }) => status === 'active')).toMatchObject([{ amount: 500 }])
    expect(all.filter(({ status }) => status === 'incomplete')).toEqual([])
  })

  it('leaves open what was, when the cart cannot be sold', async () => {
    const gone = await luna.sell({ category: 'Merch', priceMinor: 2500, stockQuantity: 0 })
    const changed = await luna.sell({ priceMinor: 900 })
    const refused = async (fan: Fan) => {
      for (const item of [luna.item(gone), luna.item(changed, { price: 5 })]) {
        const { status, json } = await luna.order(fan, [item, membershipLine(tier.id)])
        expect([status, json.code]).toEqual([409, 'CART_CHANGED'])
      }
    }
    const ordered = await order()
    await refused(ordered.fan)
    expect(await statusOf(ordered)).toBe('initiated_payment')
    const fan = await luna.newFan()
    const joined = await luna.join(fan, { tierId: tier.id, interval: 'year' })
    await refused(fan)
    expect((await luna.provider(pageIdOf(joined.json), 'pay')).json.page).toBe('complete')
  })

  it('is one order for two clicks at the same time', async () => {
    const fan = await luna.newFan()
    const key = crypto.randomUUID()
    const both = await Promise.all(
      [1, 2].map(() => luna.order(fan, [membershipLine(tier.id)], { key })),
    )
    expect(new Set(both.map(({ json }) => json.orderRef)).size).toBe(1)
    expect(await held(fan)).toMatchObject([{ status: 'incomplete' }])
  })
})
