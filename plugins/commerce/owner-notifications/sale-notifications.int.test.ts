import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import {
  type Club,
  eventOf,
  membershipLine,
  openClub,
  paymentsOf,
} from '@/plugins/commerce/testing/members'
import { germanAddress, orderOf, payInBooks, sendTestEvent } from '@/plugins/commerce/testing/shop'
import { env } from '@/src/core/env'
import { slugs } from '@/src/core/slugs'
import { createOwner } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const luna = await openClub(payload, 'Luna')
const kito = await openClub(payload, 'Kito')

type Mail = { kind: string; replyTo: string | null; subject: string; text: string }

const mailsTo = (to: string) =>
  rowsOf<Mail>(
    payload,
    sql`select kind, reply_to as "replyTo", subject, text from mail_log
      where "to" = ${to} and kind in ('new-order', 'new-member') order by created_at`,
  )

/** What the owner hears while something happens. */
async function heardBy({ owner }: Club, act: () => Promise<unknown>): Promise<Mail[]> {
  const before = await mailsTo(owner.email)
  await act()
  return (await mailsTo(owner.email)).slice(before.length)
}

async function buy(items: Record<string, unknown>[], body: Record<string, unknown> = {}) {
  const { json } = await luna.checkout(items, { email: 'ada@müsic.example', ...body })
  const event = await payInBooks(payload, json.redirectUrl)
  await Promise.all(
    [1, 2, 3].map((time) => sendTestEvent(payload, { ...event, id: `e${time}${json.orderRef}` })),
  )
  return orderOf(payload, json.orderRef)
}

it('tells the artist of an order once: what was sold, who bought it, and what is to be done', async () => {
  const shirt = await luna.sell({ title: 'Tour shirt', category: 'Merch', priceMinor: 2500 })
  const album = await luna.sell({ title: 'Tides', priceMinor: 900 })
  let order = {} as Awaited<ReturnType<typeof buy>>
  const mails = await heardBy(luna, async () => {
    const items = [luna.item(shirt, { quantity: 2 }), luna.item(album)]
    order = await buy(items, { shippingAddress: germanAddress })
  })
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail).toMatchObject({
    kind: 'new-order',
    replyTo: 'ada@xn--msic-0ra.example',
    subject: `New order ${order.publicRef}: $59.00`,
  })
  for (const words of [
    'Tour shirt (× 2): $50.00',
    'Tides (Digital): $9.00',
    'Total: $59.00',
    'Send it to: Ada Fan, Main 1, 12345 Ulm, Germany.',
    'Ada Fan',
    'ada@müsic.example',
    `${env().adminOrigin}/admin/orders/${order.id}`,
  ]) {
    expect(mail?.text).toContain(words)
  }
  expect(await mailsTo(kito.owner.email)).toEqual([])
})

it('tells everybody who works for the site, but those who switched it off', async () => {
  const colleague = await createOwner(payload, [luna.profile.id])
  const body = { mailsOrders: false }
  const call = () => rest('PATCH', `/api/users/${luna.owner.id}`, { token: luna.owner.token, body })
  expect((await call()).status).toBe(200)
  const album = await luna.sell({ title: 'Tides', priceMinor: 900 })
  expect(await heardBy(luna, () => buy([luna.item(album)]))).toEqual([])
  const [mail] = await mailsTo(colleague.email)
  expect(mail?.text).toContain('There is nothing for you to do.')
  body.mailsOrders = true
  await call()
  await payload.delete({ collection: slugs.users, id: colleague.id })
})

it('tells of what cost nothing, but not of a code that was redeemed', async () => {
  const { product, variant } = await luna.sell({
    title: 'Demo',
    priceMinor: 0,
    trackTitles: ['One'],
  })
  const free = await heardBy(luna, () => luna.checkout([luna.item({ product, variant })]))
  expect(free.map(({ kind }) => kind)).toEqual(['new-order'])
  const batch = await payload.create({
    collection: slugs.downloadCodeBatches,
    data: { profile: luna.profile.id, name: 'Cards', product: product.id, count: 1 },
  })
  const [row] = await rowsOf<{ code: string }>(
    payload,
    sql`select code from download_codes where batch_id = ${batch.id}`,
  )
  const redeemed = await heardBy(luna, async () => {
    const { status } = await luna.call('POST', '/api/public/codes/redeem', {
      body: { profileId: luna.profile.id, code: row?.code, email: 'ben@example.com' },
    })
    expect(status).toBe(201)
  })
  expect(redeemed).toEqual([])
})

it('tells of a new member with the price, not of what is paid later', async () => {
  const { basic } = await luna.newTiers()
  let member = {} as Awaited<ReturnType<Club['newMember']>>
  const [mail, ...more] = await heardBy(luna, async () => {
    member = await luna.newMember(basic.id)
  })
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    kind: 'new-member',
    replyTo: member.fan.email,
    subject: 'New member: Basic',
  })
  expect(mail?.text).toContain('$5.00 a month')
  expect(mail?.text).toMatch(/\/admin\/collections\/memberships\/[0-9a-f-]{36}/)
  const later = await heardBy(luna, async () => {
    await luna.act(member.pageId, 'next_period')
    expect(await paymentsOf(payload, member.fan)).toEqual([500, 500])
    await sendTestEvent(payload, await eventOf(payload, member.pageId))
    await luna.cancel(member.fan)
    await luna.resume(member.fan)
  })
  expect(later).toEqual([])
})

it('tells of a membership in a cart with its order alone', async () => {
  const tier = await luna.newTier({ name: 'Crew', priceMonthlyMinor: 700 })
  const fan = await luna.newFan()
  const mails = await heardBy(luna, async () => {
    const { json } = await luna.order(fan, [membershipLine(tier.id)])
    await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
    expect((await luna.current(fan)).membership).toMatchObject({ tierId: tier.id })
  })
  expect(mails.map(({ kind, subject }) => [kind, subject.endsWith(': $7.00')])).toEqual([
    ['new-order', true],
  ])
})
