import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { deliverDueGifts } from '@/plugins/commerce/gifts/deliver-gifts'
import { claimTokenOf } from '@/plugins/commerce/gifts/gift-link'
import { type Fan, openClub, pageIdOf } from '@/plugins/commerce/testing/members'
import { orderOf, payInBooks, sendTestEvent } from '@/plugins/commerce/testing/shop'
import { slugs } from '@/src/core/slugs'
import { txDb, withTx } from '@/src/server/transaction'
import { testPassword } from '@/src/testing/factories'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'
import { untilLocked } from '@/src/testing/until-locked'

const luna = await openClub(payload)

/** Runs `work` in a transaction, and what it is told to start meanwhile until that waits for a lock of it. */
async function meanwhile(
  work: (
    db: Awaited<ReturnType<typeof txDb>>,
    start: (other: () => Promise<unknown>) => Promise<void>,
  ) => Promise<void>,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  const others: Promise<unknown>[] = []
  await withTx(req, async () => {
    await work(await txDb(req), async (other) => {
      others.push(other())
      await untilLocked(payload)
    })
  })
  await Promise.all(others)
}

const remove = async ({ token }: Fan) =>
  (await luna.call('DELETE', '/api/accounts/me', { token, body: { password: testPassword } }))
    .status

let count = 0

/** Asks for another email, and answers what confirms it. */
async function askForNewEmail({ token }: Fan): Promise<() => Promise<number>> {
  const email = `next-${++count}@example.com`
  const body = { email, password: testPassword }
  await luna.call('POST', '/api/accounts/me/email', { token, body })
  const [mail] = await rowsOf<{ text: string }>(
    payload,
    sql`select text from mail_log where "to" = ${email} and kind = 'confirm-email'`,
  )
  const link = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  return async () =>
    (
      await luna.call('POST', '/api/public/accounts/confirm-email', {
        token,
        body: { token: link },
      })
    ).status
}

/** Asks for a new password, and answers what sets it. */
async function askForPassword({ email }: Fan): Promise<() => Promise<number>> {
  const body = { profileId: luna.profile.id, email }
  await luna.call('POST', '/api/public/passwords/forgot', { body })
  const [mail] = await rowsOf<{ text: string }>(
    payload,
    sql`select text from mail_log where "to" = ${email} and kind = 'password-reset'`,
  )
  const token = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const [password, confirmPassword] = ['a new password', 'a new password']
  return async () =>
    (
      await luna.call('POST', '/api/public/passwords/reset', {
        body: { token, password, confirmPassword },
      })
    ).status
}

const writesOfAccount: [string, (fan: Fan) => Promise<() => Promise<number>>][] = [
  ['a new email is confirmed', askForNewEmail],
  ['the account is deleted', async (fan) => () => remove(fan)],
]

/** Music that somebody gave the account, and it claimed. */
async function claimGift({ token, email }: Fan): Promise<string> {
  const music = luna.item(await luna.sell({ priceMinor: 0 }), {
    isGift: true,
    recipientName: 'Ana',
    recipientEmail: email,
  })
  const { json } = await luna.order({}, [music])
  await deliverDueGifts(payload)
  const { id } = await orderOf(payload, json.orderRef)
  const { docs } = await payload.find({
    collection: slugs.gifts,
    where: { order: { equals: id } },
    depth: 0,
    showHiddenFields: true,
  })
  const link = docs[0] ? claimTokenOf(payload.secret, docs[0]) : ''
  const claimed = await luna.call('POST', `/api/public/gifts/${link}/claim`, { token, body: {} })
  expect(claimed.status).toBe(200)
  return id
}

describe('while an order of the account is being settled', () => {
  it.each(writesOfAccount)('%s, and neither waits for the other for good', async (_, prepare) => {
    const fan = await luna.newFan()
    const { json } = await luna.order(fan, [luna.item(await luna.sell({ priceMinor: 0 }))])
    const { id } = await orderOf(payload, json.orderRef)
    const other = await prepare(fan)
    let status = 0
    await meanwhile(async (db, start) => {
      await db.execute(sql`select 1 from orders where id = ${id} for update`)
      await start(async () => {
        status = await other()
      })
      // As what grants a download does: a row that names the account.
      await db.execute(sql`update entitlements set account_id = null where order_id = ${id}`)
      await db.execute(sql`update entitlements set account_id = ${fan.id} where order_id = ${id}`)
    })
    expect(status).toBe(204)
  })

  it.each(writesOfAccount)('that gave it something, %s, and neither waits', async (_, prepare) => {
    const fan = await luna.newFan()
    const id = await claimGift(fan)
    const other = await prepare(fan)
    let status = 0
    await meanwhile(async (db, start) => {
      // As a refund takes a gift back, and then what came with it.
      await db.execute(sql`select 1 from orders where id = ${id} for update`)
      await db.execute(sql`update gifts set status = 'cancelled' where order_id = ${id}`)
      await start(async () => {
        status = await other()
      })
      await db.execute(sql`update entitlements set revoked_at = now() where order_id = ${id}`)
    })
    expect(status).toBe(204)
  })

  it('happens many times over without a loser', async () => {
    const album = await luna.sell({ priceMinor: 900 })
    for (let round = 0; round < 8; round += 1) {
      const fan = await luna.newFan()
      const { json } = await luna.order(fan, [luna.item(album)])
      const [event, confirm] = await Promise.all([
        payInBooks(payload, json.redirectUrl),
        askForNewEmail(fan),
      ])
      const [heard, status] = await Promise.all([sendTestEvent(payload, event), confirm()])
      expect([heard.status, status]).toEqual([200, 204])
    }
  })
})

it('sets a new password while the account is being deleted, and neither waits', async () => {
  const fan = await luna.newFan()
  const guest = { email: fan.email }
  const { json } = await luna.order(guest, [luna.item(await luna.sell({ priceMinor: 0 }))])
  const other = await askForPassword(fan)
  let status = 0
  await meanwhile(async (db, start) => {
    await db.execute(sql`select 1 from orders where public_ref = ${json.orderRef} for update`)
    await start(async () => {
      status = await other()
    })
    await db.execute(sql`select 1 from public_accounts where id = ${fan.id} for update`)
  })
  expect(status).toBe(204)
})

it('ends what is being paid while the account is deleted', async () => {
  const fan = await luna.newFan()
  const tier = await luna.newTier({ name: 'Basic', priceMonthlyMinor: 500 })
  const [membership] = await rowsOf<{ id: string }>(
    payload,
    sql`
      insert into memberships (profile_id, account_id, tier_id, status, interval, amount_minor,
        provider, provider_account)
      values (${luna.profile.id}, ${fan.id}, ${tier.id}, 'incomplete', 'month', 500, 'test', '')
      returning id`,
  )
  let status = 0
  await meanwhile(async (db, start) => {
    await db.execute(sql`
      update memberships set status = 'active', provider_subscription_id = 'testsub_late'
      where id = ${membership?.id}`)
    await start(async () => {
      status = await remove(fan)
    })
  })
  expect(status).toBe(204)
  const ended = sql`
    select 1 from jobs.job
    where name = 'end-subscription' and data->>'subscriptionId' = 'testsub_late'`
  expect(await rowsOf(payload, ended)).toHaveLength(1)
})

it('waits for one membership after the other while the account is deleted', async () => {
  const fan = await luna.newFan()
  const tier = await luna.newTier({ name: 'Basic', priceMonthlyMinor: 500 })
  const { json } = await luna.join(fan, { tierId: tier.id, interval: 'month' })
  // The first by its id, and the last in the table.
  const over = `00000000${randomUUID().slice(8)}`
  await rowsOf(
    payload,
    sql`
      insert into memberships (id, profile_id, account_id, tier_id, status, interval, amount_minor)
      values (${over}, ${luna.profile.id}, ${fan.id}, ${tier.id}, 'canceled', 'month', 500)`,
  )
  const locked = (which: ReturnType<typeof sql>) =>
    sql`select 1 from memberships where ${which} for update`
  let status = 0
  await meanwhile(async (db, start) => {
    await db.execute(locked(sql`id = ${over}`))
    await start(async () => {
      status = await remove(fan)
    })
    await db.execute(locked(sql`checkout_session_id = ${pageIdOf(json)}`))
  })
  expect(status).toBe(204)
})
