import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { openClub } from '@/plugins/commerce/testing/members'
import { orderOf, payInBooks, sendTestEvent } from '@/plugins/commerce/testing/shop'
import { slugs } from '@/src/core/slugs'
import { linesOf } from '@/src/testing/audit-lines'
import { createEvent } from '@/src/testing/event-factories'
import { createPlatformAdmin } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const buyer = 'fan-of-luna@example.com'

const luna = await openClub(payload, 'Luna')
const kito = await openClub(payload, 'Kito')

const ask = (method: string, path: string, body?: unknown, token = luna.owner.token) =>
  rest(method, `/api/${path}`, { token, body })
const lines = (act: () => Promise<unknown>) => linesOf(payload, act)

async function order({ isPaid = true, hasFree = false } = {}) {
  const album = await luna.sell({ title: 'Tides', priceMinor: 900 })
  const free = hasFree ? [luna.item(await luna.sell({ priceMinor: 0 }))] : []
  const { json } = await luna.checkout([luna.item(album), ...free], { email: buyer })
  if (isPaid) {
    await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
  }
  const { id, publicRef } = await orderOf(payload, json.orderRef)
  return { ...json, id, publicRef }
}

describe('refunds', () => {
  it('are one line for each decision, without the buyer', async () => {
    const { id, publicRef } = await order()
    const body = { key: randomUUID(), amount: 5, reason: `${buyer} asked for it` }
    const once = await lines(() => ask('POST', `orders/${id}/refunds`, body))
    expect(once).toMatchObject([
      {
        action: 'order_refunded',
        profile: luna.profile.id,
        summary: `Refunded $5.00 of order ${publicRef}`,
        actorType: 'owner',
        actor: luna.owner.id,
        actorLabel: luna.owner.email,
        targetCollection: slugs.orders,
        targetId: id,
        targetLabel: publicRef,
        details: { amountMinor: 500, restock: false },
      },
    ])
    expect(once[0]?.requestId).toBeTruthy()
    expect(JSON.stringify(once)).not.toContain(buyer)
    // The same decision again, and one that cannot be made.
    const again = await lines(async () => {
      expect((await ask('POST', `orders/${id}/refunds`, body)).status).toBe(200)
      const tooMuch = { key: randomUUID(), amount: 99 }
      expect((await ask('POST', `orders/${id}/refunds`, tooMuch)).status).toBe(422)
    })
    expect(again).toEqual([])
  })

  it('of what cost nothing are a line, too', async () => {
    const { id, publicRef } = await order({ hasFree: true })
    const body = { key: randomUUID(), lines: [{ line: 1, quantity: 1 }], reason: buyer }
    const once = await lines(async () => {
      expect((await ask('POST', `orders/${id}/refunds`, body)).status).toBe(200)
      expect((await ask('POST', `orders/${id}/refunds`, body)).status).toBe(200)
    })
    expect(once).toMatchObject([
      {
        action: 'order_refunded',
        profile: luna.profile.id,
        actor: luna.owner.id,
        targetLabel: publicRef,
        details: { amountMinor: 0, restock: false },
      },
    ])
    expect(JSON.stringify(once)).not.toContain(buyer)
  })

  it('that are rolled back at the very end were none', async () => {
    const { id } = await order()
    const { pool } = payload.db
    await pool.query(`
      create function refuse_late() returns trigger language plpgsql as $$
        begin raise exception 'too late'; end $$;
      create constraint trigger refuse_late after insert on refunds
        deferrable initially deferred for each row execute function refuse_late()`)
    const body = { key: randomUUID(), amount: 5 }
    const none = await lines(async () => {
      expect((await ask('POST', `orders/${id}/refunds`, body)).status).toBe(500)
    })
    await pool.query('drop trigger refuse_late on refunds')
    expect(none).toEqual([])
    const one = await lines(() => ask('POST', `orders/${id}/refunds`, body))
    expect(one.map(({ action }) => action)).toEqual(['order_refunded'])
  })
})

it('takes down what the artist cancels, not what the buyer does', async () => {
  const byArtist = await order({ isPaid: false })
  const cancelled = await lines(() =>
    ask('POST', `orders/${byArtist.id}/transition`, { to: 'cancelled' }),
  )
  expect(cancelled).toMatchObject([
    { action: 'order_cancelled', summary: `Cancelled order ${byArtist.publicRef}` },
  ])
  const byBuyer = await order({ isPaid: false })
  expect(await lines(() => luna.post(byBuyer, 'cancel'))).toEqual([])
})

it('takes down memberships that are given and taken back, without the fan', async () => {
  const tier = await luna.newTier({ name: 'Crew', priceMonthlyMinor: 500 })
  const fan = await luna.newFan()
  const { id: profileId } = luna.profile
  const gift = { profileId, email: fan.email, tierId: tier.id, until: null }
  const given = await lines(() => ask('POST', 'memberships/give', gift))
  const [row] = await rowsOf<{ id: string }>(
    payload,
    sql`select id from memberships where account_id = ${fan.id}`,
  )
  const target = { targetCollection: slugs.memberships, targetId: row?.id, targetLabel: 'Crew' }
  expect(given).toMatchObject([{ action: 'membership_given', profile: profileId, ...target }])
  const ended = await lines(() => ask('POST', `memberships/${row?.id}/end`))
  expect(ended).toMatchObject([
    { action: 'membership_ended', actor: luna.owner.id, profile: profileId, ...target },
  ])
  expect(JSON.stringify([given, ended])).not.toContain(fan.email)
  // It is over already.
  expect(await lines(() => ask('POST', `memberships/${row?.id}/end`))).toEqual([])
})

describe('files', () => {
  async function paths(): Promise<Record<string, string>> {
    const profile = luna.profile.id
    const { product } = await luna.sell()
    const batch = await payload.create({
      collection: slugs.downloadCodeBatches,
      data: { profile, name: 'Cards', product: product.id, count: 1 },
    })
    const list = await payload.create({
      collection: slugs.emailLists,
      data: { profile, name: 'News' },
    })
    const event = await createEvent(payload, profile, { title: 'The launch' })
    return {
      'the orders': `orders/export?profileId=${profile}`,
      'the members': `memberships/export?profileId=${profile}`,
      'the subscribers of “News”': `email-lists/${list.id}/export`,
      'the download codes of “Cards”': `download-code-batches/${batch.id}/codes`,
      'the guests of “The launch”': `events/${event.id}/guests/export`,
      'figures (releases by day)': `profiles/${profile}/numbers.csv?table=releases-by-day`,
    }
  }

  it('are a line each, for anyone who may have them', async () => {
    for (const [what, path] of Object.entries(await paths())) {
      const taken = await lines(async () => {
        expect([what, (await ask('GET', path)).status]).toEqual([what, 200])
      })
      expect(taken).toMatchObject([
        {
          action: 'data_exported',
          profile: luna.profile.id,
          summary: `Exported ${what}`,
          actor: luna.owner.id,
        },
      ])
      const refused = await lines(async () => {
        const { status } = await ask('GET', path, undefined, kito.owner.token)
        expect([what, status]).toEqual([what, 404])
      })
      expect(refused).toEqual([])
    }
  })

  it('are none when the query is refused', async () => {
    const path = `orders/export?profileId=${luna.profile.id}&where[accessTokenHash][like]=a`
    expect(await lines(() => ask('GET', path))).toEqual([])
  })
})

it('takes down where the money goes, and what the platform keeps', async () => {
  const admin = await createPlatformAdmin(payload)
  let id = ''
  const connected = await lines(async () => {
    const account = await payload.create({
      collection: slugs.paymentAccounts,
      data: { profile: luna.profile.id, stripeAccountId: 'acct_1', platformFeeBps: 0 },
    })
    id = account.id
  })
  expect(connected).toMatchObject([
    { action: 'payments_connected', profile: luna.profile.id, targetLabel: 'acct_1' },
  ])
  const path = `payment-accounts/${id}?select[country]=true`
  const save = (body: object) => lines(() => ask('PATCH', path, body, admin.token))
  expect(await save({ platformFeeBps: 0 })).toEqual([])
  expect(await save({ platformFeeBps: 250 })).toMatchObject([
    {
      action: 'platform_fee_changed',
      summary: 'Set the platform fee to 2.5 %',
      actorType: 'platform-admin',
      details: { platformFeeBps: { before: 0, after: 250 } },
    },
  ])
})
