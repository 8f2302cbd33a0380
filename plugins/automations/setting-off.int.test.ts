import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { settle } from '@/plugins/automations/testing/open-automations'
import { album, buy, fan, kito, luna, openScene, shirt } from '@/plugins/automations/testing/scene'
import { slugs } from '@/src/core/slugs'
import { runSql, withTx } from '@/src/server/transaction'
import { createEvent } from '@/src/testing/event-factories'
import { createVisitor } from '@/src/testing/factories'
import { createMembership, createTier } from '@/src/testing/posts'
import { payload } from '@/src/testing/test-payload'

openScene()

const { pool } = payload.db

/** Gives back what an order cost. */
const refund = async (order: string) => {
  const { profile, totalMinor, currency } = await payload.findByID({
    collection: slugs.orders,
    id: order,
    depth: 0,
  })
  await payload.create({
    collection: slugs.refunds,
    data: {
      ...{ profile, order, amountMinor: totalMinor, currency, parts: [], key: randomUUID() },
      ...{ state: 'succeeded', settledAt: new Date().toISOString(), actorType: 'owner' },
      ...{ provider: 'test', livemode: false, paymentIntentId: 'pi', restock: false },
      ...{ attempt: 1, tries: 0 },
    },
  })
}

describe('an automation is set off', () => {
  it('by what somebody buys, and by nothing else when it is narrowed', async () => {
    const any = await luna.make()
    const one = await luna.make({ aboutId: shirt.product.id })
    await buy(album)
    await settle(payload)
    expect(await luna.runs(any)).toMatchObject([{ email: fan, state: 'done' }])
    expect(await luna.runs(one)).toEqual([])
    await buy(shirt)
    await settle(payload)
    expect(await luna.runs(one)).toHaveLength(1)
    expect(await luna.runs(any)).toHaveLength(2)
  })

  it('by a confirmed subscription, of its own list', async () => {
    const other = await payload.create({
      collection: slugs.emailLists,
      data: { profile: luna.profile.id, name: 'Other' },
    })
    const any = await luna.make({ trigger: 'subscribed' })
    const one = await luna.make({ trigger: 'subscribed', aboutId: other.id })
    await luna.join(fan, { status: 'pending' })
    await settle(payload)
    expect(await luna.runs(any)).toEqual([])
    await pool.query(`update subscribers set status = 'confirmed' where email = $1`, [fan])
    await settle(payload)
    expect(await luna.runs(any)).toMatchObject([{ email: fan }])
    expect(await luna.runs(one)).toEqual([])
  })

  it('by a membership that starts, and one that ends', async () => {
    const gold = await createTier(payload, luna.profile.id, 'Gold', 500)
    const joined = await luna.make({ trigger: 'joined', aboutId: gold })
    const ended = await luna.make({ trigger: 'ended', aboutId: gold })
    const member = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
    await createMembership(payload, luna.profile.id, member.id, gold)
    await settle(payload)
    expect(await luna.runs(joined)).toMatchObject([{ email: member.email }])
    await pool.query(`update memberships set status = 'canceled' where account_id = $1`, [
      member.id,
    ])
    await settle(payload)
    expect(await luna.runs(ended)).toMatchObject([{ email: member.email }])
    expect(await luna.runs(joined)).toHaveLength(1)
  })

  it('by who leaves a list', async () => {
    const left = await luna.make({ trigger: 'left', aboutId: null })
    await luna.join(fan)
    await settle(payload)
    expect(await luna.runs(left)).toEqual([])
    await pool.query(`update subscribers set status = 'unsubscribed' where email = $1`, [fan])
    await settle(payload)
    expect(await luna.runs(left)).toMatchObject([{ email: fan }])
  })

  it('by money that is given back, for what it is about', async () => {
    const any = await luna.make({ trigger: 'refunded' })
    const other = await luna.make({ trigger: 'refunded', aboutId: shirt.product.id })
    const one = await luna.make({ trigger: 'refunded', aboutId: album.product.id })
    const { orderRef } = await buy(album)
    const { rows } = await pool.query('select id from orders where public_ref = $1', [orderRef])
    await settle(payload)
    expect(await luna.runs(any)).toEqual([])
    await refund(rows[0]?.id)
    await settle(payload)
    expect(await luna.runs(any)).toMatchObject([{ email: fan }])
    expect(await luna.runs(one)).toHaveLength(1)
    expect(await luna.runs(other)).toEqual([])
  })

  it('by a membership that changes, of its own tier', async () => {
    const gold = await createTier(payload, luna.profile.id, 'Gold', 500)
    const other = await createTier(payload, luna.profile.id, 'Silver', 300)
    const changed = await luna.make({ trigger: 'changed', aboutId: gold })
    const others = await luna.make({ trigger: 'changed', aboutId: other })
    const member = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
    await createMembership(payload, luna.profile.id, member.id, gold)
    await settle(payload)
    expect(await luna.runs(changed)).toEqual([])
    await pool.query('update memberships set cancel_at_period_end = true where account_id = $1', [
      member.id,
    ])
    await settle(payload)
    expect(await luna.runs(changed)).toMatchObject([{ email: member.email }])
    expect(await luna.runs(others)).toEqual([])
  })

  it('by a ticket that is bought, and by a guest who comes', async () => {
    const show = (await createEvent(payload, luna.profile.id)).id
    const bought = await luna.make({ trigger: 'ticket', aboutId: show })
    const came = await luna.make({ trigger: 'came', aboutId: show })
    const { orderRef } = await buy()
    const { rows } = await pool.query('select id from orders where public_ref = $1', [orderRef])
    const data = {
      ...{ profile: luna.profile.id, order: rows[0]?.id, event: show, line: 0, unit: 0 },
      ...{ code: randomUUID(), holderEmail: fan, status: 'valid' as const },
    }
    const ticket = await payload.create({ collection: slugs.tickets, data })
    await settle(payload)
    expect(await luna.runs(bought)).toMatchObject([{ email: fan }])
    await buy(shirt)
    await pool.query('update tickets set checked_in_at = now() where id = $1', [ticket.id])
    await settle(payload)
    expect(await luna.runs(bought)).toHaveLength(1)
    expect(await luna.runs(came)).toMatchObject([{ email: fan }])
  })

  it('not while it is off, by nothing of before, and by nothing of another site', async () => {
    const off = await luna.make({}, false)
    const theirs = await kito.make()
    await buy()
    await luna.own('POST', `/${off}/switch`, { isOn: true })
    await settle(payload)
    expect(await luna.runs(off)).toEqual([])
    expect(await kito.runs(theirs)).toEqual([])
    // It was switched off and on again before the event was told.
    await buy()
    await luna.own('POST', `/${off}/switch`, { isOn: false })
    await luna.own('POST', `/${off}/switch`, { isOn: true })
    await settle(payload)
    expect(await luna.runs(off)).toEqual([])
  })

  it('once for each person, where its artist wants that', async () => {
    const once = await luna.make({ oncePerPerson: true })
    await buy(album)
    await buy(shirt)
    await settle(payload)
    expect(await luna.runs(once)).toHaveLength(1)
  })

  it('not by what is imported', async () => {
    const id = await luna.make({ trigger: 'subscribed' })
    await pool.query(
      `insert into subscribers (profile_id, list_id, email, status, source)
       values ($1, $2, $3, 'confirmed', 'import')`,
      [luna.profile.id, luna.list.id, fan],
    )
    const req = await createLocalReq({}, payload)
    await withTx(req, async () => {
      await runSql(req)`select set_config('bandstand.importing_site', 'on', true)`
      await runSql(req)`
        insert into subscribers (profile_id, list_id, email, status, source)
        values (${luna.profile.id}, ${luna.list.id}, ${`other-${fan}`}, 'confirmed', 'form')`
    })
    await settle(payload)
    expect(await luna.runs(id)).toEqual([])
  })
})
