import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { deliverDueGifts } from '@/plugins/commerce/gifts/deliver-gifts'
import { requestRefund } from '@/plugins/commerce/payments/request-refund'
import { createBusyFan } from '@/plugins/commerce/testing/busy-fan'
import { openClub } from '@/plugins/commerce/testing/members'
import { orderOf } from '@/plugins/commerce/testing/shop'
import { accountAnswers } from '@/src/core/messages/account-answers'
import { giftMessages } from '@/src/core/messages/gift'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { createTenant, createVisitor, testPassword } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

type Fan = { id: string; email: string; token: string }
type Export = Record<string, Record<string, unknown>[]>

const shop = await openClub(payload)
const kito = await createTenant(payload, 'Kito')

const read = ({ token }: Fan, host = shop.host) =>
  rest<Export>('GET', '/api/accounts/me/export', { host, token })
const remove = ({ token }: Fan, password = testPassword, host = shop.host) =>
  rest('DELETE', '/api/accounts/me', { host, token, body: { password } })

const shippingAddress = {
  name: 'Ada',
  street: '1 Road',
  line2: 'Flat 2',
  zipCode: 'HU1 1AA',
  city: 'Hull',
  region: 'East Riding',
  country: 'GB',
}

describe('the export', () => {
  it('has everything that is stored about the visitor, and no secret', async () => {
    const fan = await createBusyFan(payload, shop)
    const { status, json, text } = await read(fan)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      account: [{ email: fan.email, firstName: 'Ada', lastName: 'Fan' }],
      sessions: [{ createdAt: expect.any(String) }],
      memberships: [{ tier: 'Free', status: 'free' }],
      orders: [{ number: fan.orderRef, items: [{ title: 'Night Bus' }] }],
      boughtElsewhere: [
        { at: 'Bandcamp', number: '1001', name: 'Ada', items: [{ title: 'Tape', quantity: 1 }] },
      ],
      giftsReceived: [{ title: 'Night Bus', yourName: 'Ada' }],
      tickets: [{ name: 'Ada', status: 'valid' }],
      comments: [{ content: 'Lovely' }],
      likesAndSaves: [{ kind: 'like' }],
      pollVotes: [{ question: 'Which one?', choice: 'This' }],
      emailLists: [{ list: 'Letters', status: 'confirmed', firstName: 'Ada', lastName: null }],
      waitlists: [{ event: 'Sold out night', kind: null }],
      messages: [{ message: 'Hello from Ada' }],
    })
    expect(text).not.toMatch(/hash|salt|token|pbkdf2/i)
  })

  it('leaves out what was stored with an email that nobody confirmed', async () => {
    const fan = await createBusyFan(payload, shop)
    await rowsOf(
      payload,
      sql`update public_accounts set email_verified_at = null where id = ${fan.id}`,
    )
    const { json } = await read(fan)
    expect(json).toMatchObject({
      orders: [],
      boughtElsewhere: [],
      messages: [],
      emailLists: [],
      waitlists: [],
      mails: [],
    })
    expect(json.comments).toHaveLength(1)
  })

  it('is the visitor’s own, on the own site', async () => {
    const fan = await createBusyFan(payload, shop)
    expect((await read(fan, kito.host)).status).toBe(401)
    expect((await read({ ...fan, token: '' })).status).toBe(401)
  })
})

describe('deleting the account', () => {
  it('removes what names the visitor and keeps the order without a name', async () => {
    const [fan, other] = [await createBusyFan(payload, shop), await createBusyFan(payload, shop)]
    expect((await remove(fan)).status).toBe(204)
    expect((await read(fan)).status).toBe(401)

    const [traces] = await rowsOf(
      payload,
      sql`
      select (select count(*)::int from public_accounts where id = ${fan.id}) as accounts,
        (select count(*)::int from public_accounts_sessions where _parent_id = ${fan.id}) as sessions,
        (select count(*)::int from comments where post_id = ${fan.postId}) as comments,
        (select count(*)::int from reactions where post_id = ${fan.postId}) as reactions,
        (select count(*)::int from poll_votes where post_id = ${fan.postId}) as votes,
        (select count(*)::int from memberships where account_id = ${fan.id}) as memberships,
        (select count(*)::int from subscribers where email = ${fan.email}) as subscribers,
        (select count(*)::int from waitlist_entries where email = ${fan.email}) as waitlists,
        (select count(*)::int from contact_messages where email = ${fan.email}) as messages,
        (select count(*)::int from mail_log where "to" = ${fan.email}) as mails,
        (select count(*)::int from gifts
          where ${fan.email} in (recipient_email, claimed_email)) as gifts,
        (select count(*)::int from tickets where holder_email = ${fan.email}) as tickets,
        (select count(*)::int from entitlements where email = ${fan.email}) as rights,
        (select count(*)::int from past_orders where email = ${fan.email}) as elsewhere`,
    )
    expect(Object.values(traces ?? {})).toEqual(Array.from({ length: 14 }, () => 0))
    expect(
      await rowsOf(
        payload,
        sql`select distinct name from past_orders where profile_id = ${shop.profile.id}
          and email is null`,
      ),
    ).toEqual([{ name: null }])
    expect(
      await rowsOf(
        payload,
        sql`
        select email, account_id, shipping_address_name from orders
        where public_ref = ${fan.orderRef}`,
      ),
    ).toEqual([{ email: 'deleted@account.invalid', account_id: null, shipping_address_name: null }])

    const spared = (await read(other)).json
    expect(spared.orders).toHaveLength(1)
    expect(spared.boughtElsewhere).toMatchObject([{ name: 'Ada' }])
    expect(spared.comments).toHaveLength(1)
  })

  it('leaves no mail about the visitor: not to the artist, not to an address not confirmed', async () => {
    const fan = await createVisitor(payload, shop.profile.id)
    await rowsOf(
      payload,
      sql`update public_accounts set email_verified_at = now() where id = ${fan.id}`,
    )
    const [next, writer] = [`next-${fan.email}`, fan.email]
    const { host, profile } = shop
    const mailed = async () => {
      const text = (
        await rowsOf(payload, sql`select * from mail_log where profile_id = ${profile.id}`)
      )
        .map((row) => JSON.stringify(row))
        .join()
      return [text.includes(next), text.includes(writer)]
    }
    const body = { profileId: profile.id, name: 'Ada', email: writer, message: 'Hello' }
    await rest('POST', '/api/public/websites/contact', { host, body })
    await rest('POST', '/api/accounts/me/email', {
      host,
      token: fan.token,
      body: { email: next, password: testPassword },
    })
    expect(await mailed()).toEqual([true, true])

    expect((await remove(fan)).status).toBe(204)
    expect(await mailed()).toEqual([false, false])
  })

  it('spares what another account bought with the same address before it changed its own', async () => {
    const former = await createVisitor(payload, shop.profile.id, { isConfirmed: true })
    const album = await shop.sell({ title: 'Night Bus', priceMinor: 0 })
    const { json: order } = await shop.order(former, [shop.item(album)])
    await rowsOf(
      payload,
      sql`update public_accounts set email = ${`new-${former.email}`} where id = ${former.id}`,
    )
    const next = await createVisitor(payload, shop.profile.id, { isConfirmed: true })
    await rowsOf(
      payload,
      sql`update public_accounts set email = ${former.email} where id = ${next.id}`,
    )
    const owned = async ({ token }: Pick<Fan, 'token'>) => {
      const get = <Body>(path: string) => shop.call<Body>('GET', `/api/public/${path}`, { token })
      const [orders, releases] = await Promise.all([
        get<{ total: number }>('library'),
        get<{ total: number }>('library/releases'),
      ])
      const { status } = await get(`orders/${order.orderRef}`)
      return [orders.json.total, releases.json.total, status]
    }
    expect([await owned(former), await owned(next)]).toEqual([
      [1, 1, 200],
      [0, 0, 404],
    ])
    expect((await read(next)).json.orders).toEqual([])
    expect((await remove(next)).status).toBe(204)
    expect(await owned(former)).toEqual([1, 1, 200])
  })

  it('wants the password, and a session of this site', async () => {
    const fan = await createBusyFan(payload, shop)
    expect((await remove(fan, 'wrong password')).json).toMatchObject({
      errors: [{ field: 'password', message: accountAnswers.wrongPassword }],
    })
    expect((await remove(fan, testPassword, kito.host)).status).toBe(401)
    expect((await read(fan)).status).toBe(200)
  })

  it('happens once, however often it is asked for at the same time', async () => {
    const fan = await createBusyFan(payload, shop)
    const answers = await Promise.all([remove(fan), remove(fan), remove(fan)])
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(204)
    expect(statuses.every((status) => [204, 400, 401].includes(status))).toBe(true)
  })

  it('waits for a parcel, and for a payment that may still come', async () => {
    const fan = await createBusyFan(payload, shop)
    const shirt = await shop.sell({ category: 'Merch', stockQuantity: 3 })
    const { status } = await shop.checkout([shop.item(shirt)], {
      email: fan.email,
      shippingAddress,
    })
    expect(status).toBe(201)
    const refused = await remove(fan)
    expect(refused.status).toBe(409)
    expect(refused.json).toMatchObject({ message: accountAnswers.orderOnItsWay })
    expect((await read(fan)).json.comments).toHaveLength(1)
  })

  it('waits for no parcel that has left before the rest of its order', async () => {
    const fan = await createBusyFan(payload, shop)
    const goods = [
      await shop.sell({ category: 'Merch' }),
      await shop.sell({ category: 'Merch', deliveryType: 'pickup' }),
    ]
    const { json } = await shop.checkout(
      goods.map((each) => shop.item(each)),
      {
        email: fan.email,
        shippingAddress,
        company: { name: 'Tidal Records Ltd', vatId: 'GB123456789' },
      },
    )
    const { id } = await shop.pay(json)
    expect((await read(fan)).json.orders).toContainEqual(
      expect.objectContaining({ company: 'Tidal Records Ltd', vatId: 'GB123456789' }),
    )
    expect((await remove(fan)).status).toBe(409)
    await rest('POST', `/api/orders/${id}/transition`, {
      token: shop.owner.token,
      body: { to: 'shipped', lines: [0] },
    })
    expect((await remove(fan)).status).toBe(204)
    const { shippingAddress: left, company } = await orderOf(payload, json.orderRef)
    expect(company).toEqual({ name: null, vatId: null })
    const none = Object.fromEntries(Object.keys(shippingAddress).map((part) => [part, null]))
    expect(left).toEqual({ ...none, country: 'GB' })
  })

  it('waits for no gift that somebody may claim, and for nothing that was given back', async () => {
    const fan = await createBusyFan(payload, shop)
    const goods = [await shop.sell({ category: 'Merch' }), await shop.sell({ category: 'Merch' })]
    const [given, kept] = goods.map((each) => shop.item(each))
    const { json } = await shop.checkout(
      [
        { ...given, isGift: true, recipientName: 'Ben', recipientEmail: 'ben@example.com' },
        kept ?? {},
      ],
      {
        email: fan.email,
        shippingAddress,
      },
    )
    const { id: orderId } = await shop.pay(json)
    expect((await remove(fan)).status).toBe(409)
    await requestRefund(await createLocalReq({}, payload), {
      orderId,
      key: randomUUID(),
      restock: false,
      actor: 'owner',
      lines: [{ line: 1, quantity: 1 }],
    })
    // What nobody claimed in time goes to the giver, whose address is on the order alone.
    const claimUntil = (moment: ReturnType<typeof sql>) =>
      rowsOf(
        payload,
        sql`update gifts set status = 'sent', expires_at = ${moment} where order_id = ${orderId}`,
      )
    await claimUntil(sql`now()`)
    expect((await remove(fan)).status).toBe(409)
    await claimUntil(sql`now() + interval '1 day'`)
    expect((await remove(fan)).status).toBe(204)
  })

  it('leaves gifts that still wait for the visitor as their giver ordered them', async () => {
    const fan = await createBusyFan(payload, shop)
    const album = await shop.sell({ priceMinor: 900 })
    const gift = { isGift: true, recipientName: 'Ada', recipientEmail: fan.email }
    const { json } = await shop.checkout(
      [shop.item(album, gift), shop.item(await shop.sell({ priceMinor: 700 }), gift)],
      { email: 'giver@example.com' },
    )
    const { id } = await shop.pay(json)
    await rowsOf(
      payload,
      sql`
      update gifts set status = 'sent', expires_at = now() - interval '1 second'
      where order_id = ${id} and line = 1`,
    )
    expect((await remove(fan)).status).toBe(204)
    expect(
      await rowsOf(
        payload,
        sql`
        select recipient_email as email, recipient_name as name from gifts
        where order_id = ${id} order by line`,
      ),
    ).toEqual([
      { email: fan.email, name: 'Ada' },
      { email: 'deleted@account.invalid', name: giftMessages.somebody },
    ])

    await deliverDueGifts(payload)
    expect(
      await rowsOf(
        payload,
        sql`select kind from mail_log where "to" = ${fan.email} and kind = 'gift'`,
      ),
    ).toHaveLength(1)
  })

  it.each(['processing', 'shipped'] as const)(
    'leaves what is picked up to the person who has the link of the order: %s',
    async (status) => {
      const fan = await createBusyFan(payload, shop)
      const poster = await shop.sell({
        title: 'Poster',
        category: 'Merch',
        deliveryType: 'pickup',
      })
      const { json } = await shop.checkout([shop.item(poster)], { email: fan.email })
      const { id } = await shop.pay(json)
      // It is being packed once it is paid.
      await rowsOf(
        payload,
        sql`update orders set status = ${status}::enum_orders_status where id = ${id}`,
      )
      expect((await remove(fan)).status).toBe(204)
      expect((await shop.readOrder(json)).json).toMatchObject({
        status,
        email: 'deleted@account.invalid',
        lines: [{ title: 'Poster', deliveryType: 'pickup' }],
      })
      const notes = sql`
        select note from order_events where order_id = ${id} and cause = 'account deleted'`
      expect(await rowsOf(payload, notes)).toEqual([
        { note: ownerMessages.orders.pickupWithoutName },
      ])
    },
  )
})
