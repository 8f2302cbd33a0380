import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { adoptMembers } from '@/plugins/commerce/memberships/adopt/adopt-members'
import { giveBack, lookAgain } from '@/plugins/commerce/testing/refunds'
import { germanAddress, openShop } from '@/plugins/commerce/testing/shop'
import { forgetAccount } from '@/plugins/webhooks/deliveries'
import { createWebhook, deliveriesOf, webhooksUrl } from '@/plugins/webhooks/testing/receiver'
import { webhookBodyOf } from '@/plugins/webhooks/webhook-body'
import {
  type WebhookEvent,
  webhookBody,
  webhookEventNames,
} from '@/src/core/contracts/webhooks/events'
import { slugs } from '@/src/core/slugs'
import { joinList } from '@/src/server/audience/join-and-leave'
import { runSql, withTx } from '@/src/server/transaction'
import { createDocuments } from '@/src/testing/documents'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'
import { untilLocked } from '@/src/testing/until-locked'

const { pool } = payload.db
const luna = await openShop(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const documents = await createDocuments(payload, luna)
const idOf = (slug: string) => documents.get(slug) ?? ''

/** What a webhook of all events is told while something is done; each is as its schema says. */
async function toldWhile(act: () => Promise<unknown>, events = webhookEventNames) {
  const { id } = await createWebhook(luna, undefined, events)
  await act()
  const told = await deliveriesOf(payload, id)
  await rest('DELETE', `${webhooksUrl(luna)}/${id}`, { token: luna.owner.token })
  for (const { type, data } of told) {
    const body = JSON.parse(webhookBodyOf({ type, occurredAt: new Date(), data }))
    expect(webhookBody(type).safeParse(body).error?.issues, type).toBeUndefined()
  }
  return told
}

const typesOf = (told: { type: WebhookEvent }[]) => told.map(({ type }) => type)
const run = (statement: string, values: unknown[] = []) => pool.query(statement, values)

describe('an event is told of', () => {
  it('when an order is paid, sent and paid back', async () => {
    const wish = await luna.sell({ category: 'Merch', stockQuantity: 5 })
    const { json } = await luna.checkout([luna.item(wish, { quantity: 2 })], {
      shippingAddress: germanAddress,
    })
    const [paid, ...more] = await toldWhile(() => luna.pay(json))
    expect(more).toEqual([])
    expect(paid).toMatchObject({
      type: 'order.paid',
      data: {
        ref: json.orderRef,
        email: 'fan@example.com',
        name: 'Ada Fan',
        items: [{ quantity: 2, productId: wish.product.id, sentAt: null }],
      },
    })
    const { rows } = await run(`select id from orders where public_ref = $1`, [json.orderRef])
    const orderId = rows[0]?.id as string
    const sent = await toldWhile(() =>
      rest('POST', `/api/orders/${orderId}/transition`, {
        token: luna.owner.token,
        body: { to: 'shipped', carrier: 'DHL', trackingNumber: '42' },
      }),
    )
    expect(sent).toMatchObject([
      { type: 'order.shipped', data: { items: [{ carrier: 'DHL', trackingNumber: '42' }] } },
    ])
    const back = await toldWhile(async () => {
      await giveBack(payload, orderId)
      await lookAgain(payload)
    })
    expect(back).toMatchObject([{ type: 'order.refunded', data: { orderId, ref: json.orderRef } }])
    expect(await toldWhile(() => lookAgain(payload))).toEqual([])
  })

  it('when a membership starts, changes and ends, not when its payment is only asked for', async () => {
    const { rows } = await run(
      `insert into memberships (profile_id, account_id, tier_id, status, interval, amount_minor)
       select profile_id, null, tier_id, 'incomplete', 'month', 500 from memberships where id = $1 returning id`,
      [idOf(slugs.memberships)],
    )
    const set = (columns: string) => () =>
      run(`update memberships set ${columns} where id = $1`, [rows[0]?.id])
    const account = `account_id = (select id from public_accounts where id = '${idOf(slugs.publicAccounts)}')`
    await run(`update memberships set account_id = null where id = $1`, [idOf(slugs.memberships)])
    expect(await toldWhile(set(account))).toEqual([])
    expect(await toldWhile(set(`status = 'active', started_at = now()`))).toMatchObject([
      { type: 'membership.started', data: { email: luna.visitor.email, amountMinor: 500 } },
    ])
    // Paid for another month: nothing that has changed.
    expect(await toldWhile(set(`current_period_end = now(), synced_at = now()`))).toEqual([])
    expect(await toldWhile(set(`cancel_at_period_end = true`))).toMatchObject([
      { type: 'membership.changed', data: { cancelAtPeriodEnd: true } },
    ])
    expect(await toldWhile(set(`status = 'past_due'`))).toMatchObject([
      { type: 'membership.changed', data: { status: 'past_due' } },
    ])
    const ended = set(`status = 'canceled', ended_at = now(), end_reason = 'payment_failed'`)
    expect(await toldWhile(ended)).toMatchObject([
      { type: 'membership.ended', data: { endReason: 'payment_failed' } },
    ])
  })

  it('not when somebody who was a member elsewhere is taken over', async () => {
    const { rows } = await run(
      `insert into memberships (profile_id, tier_id, status, interval, amount_minor, adopted_at)
       select profile_id, tier_id, 'incomplete', 'month', 500, now() from memberships where id = $1 returning id`,
      [idOf(slugs.memberships)],
    )
    const set = (status: string) => () =>
      run(`update memberships set status = $1 where id = $2`, [status, rows[0]?.id])
    expect(await toldWhile(set('active'))).toEqual([])
    expect(typesOf(await toldWhile(set('canceled')))).toEqual(['membership.ended'])

    const { id } = await payload.create({
      collection: slugs.importedMembers,
      data: {
        ...{ profile: luna.profile.id, email: 'given@example.com', source: 'Ghost' },
        ...{ tier: idOf(slugs.membershipTiers), standing: 'given', outcome: 'waiting' },
      },
    })
    expect(await toldWhile(() => adoptMembers(payload))).toEqual([])
    const given = await payload.findByID({ collection: slugs.importedMembers, id, depth: 0 })
    expect(given.outcome).toBe('given')
  })

  it('when an address joins and leaves a list, not when it is imported or cannot be reached', async () => {
    const listId = idOf(slugs.emailLists)
    await run(`update email_lists set double_opt_in = false where id = $1`, [listId])
    const email = 'new@example.com'
    const join = async () =>
      joinList(await createLocalReq({}, payload), { profileId: luna.profile.id, listId, email })
    expect(await toldWhile(join)).toMatchObject([
      { type: 'subscriber.confirmed', data: { email, listId, source: 'form' } },
    ])
    const set = (status: string) => () =>
      run(`update subscribers set status = $1 where email = $2`, [status, email])
    expect(await toldWhile(set('unreachable'))).toEqual([])
    expect(await toldWhile(set('confirmed'))).toEqual([])
    expect(typesOf(await toldWhile(set('unsubscribed')))).toEqual(['subscriber.left'])
    const imported = () =>
      run(
        `insert into subscribers (profile_id, list_id, email, status, source)
         values ($1, $2, 'imported@example.com', 'confirmed', 'import')`,
        [luna.profile.id, listId],
      )
    expect(await toldWhile(imported)).toEqual([])
  })

  it('when a post can be seen, and of a planned one as it is then', async () => {
    const id = idOf(slugs.posts)
    const update = (data: object) => () =>
      payload.update({ collection: slugs.posts, id, data: data as never })
    const planned = new Date(Date.now() + 3_600_000).toISOString()
    expect(await toldWhile(update({ isPublished: false }))).toEqual([])
    expect(typesOf(await toldWhile(update({ isPublished: true })))).toEqual(['post.published'])
    expect(await toldWhile(update({ caption: 'Again' }))).toEqual([])
    const [later, ...more] = await toldWhile(async () => {
      await update({ isPublished: false })()
      await update({ isPublished: true, publishedAt: planned, caption: 'First' })()
      await update({ caption: 'Second' })()
    })
    expect(more).toEqual([])
    expect(later?.data).toMatchObject({ id, caption: 'Second', publishedAt: planned })
    expect(later?.wait).toBeGreaterThan(0)
    const withdrawn = async () => {
      await update({ caption: 'Third' })()
      await update({ isPublished: false })()
    }
    expect(await toldWhile(withdrawn)).toEqual([])
  })

  it('when a fan comments, a release comes out and a guest is let in, once each', async () => {
    const commented = () =>
      run(
        `insert into comments (profile_id, post_id, account_id, content, open_reports)
         select profile_id, post_id, account_id, 'Lovely', 0 from comments where id = $1`,
        [idOf(slugs.comments)],
      )
    expect(await toldWhile(commented)).toMatchObject([
      { type: 'comment.created', data: { content: 'Lovely', name: 'Ada Fan' } },
    ])
    const released = await toldWhile(async () => {
      const { rows } = await run(
        `insert into products (profile_id, title, category, release_date, is_published, kind)
         values ($1, 'Tides', 'Music', now(), false, 'digital') returning id`,
        [luna.profile.id],
      )
      await run(`update products set is_published = true where id = $1`, [rows[0]?.id])
      await run(`update products set title = 'Tides II' where id = $1`, [rows[0]?.id])
      await luna.sell({ category: 'Merch' })
    })
    expect(released).toMatchObject([{ type: 'release.published', data: { title: 'Tides' } }])
    const checkIn = () =>
      run(`update tickets set checked_in_at = now() where id = $1`, [idOf(slugs.tickets)])
    expect(await toldWhile(checkIn)).toMatchObject([
      { type: 'ticket.checked_in', data: { email: luna.visitor.email } },
    ])
    expect(await toldWhile(checkIn)).toEqual([])
  })
})

const comment = `insert into comments (profile_id, post_id, account_id, content, open_reports)
  select profile_id, post_id, account_id, 'Hello', 0 from comments limit 1`

describe('a delivery', () => {
  it('is not written for what is rolled back', async () => {
    const req = await createLocalReq({}, payload)
    const told = await toldWhile(() =>
      withTx(req, async () => {
        await runSql(req)`
          update tickets set checked_in_at = null, holder_name = 'Ben' where id = ${idOf(slugs.tickets)}`
        await runSql(req)`
          update tickets set checked_in_at = now() where id = ${idOf(slugs.tickets)}`
        const [row] = await runSql(req)<{ count: number }>`
          select count(*)::int as count from webhook_deliveries where type = 'ticket.checked_in'
            and data ->> 'name' = 'Ben'`
        expect(row?.count).toBe(1)
        throw new Error('no')
      }).catch(() => undefined),
    )
    expect(told).toEqual([])
  })

  it('goes to each webhook of the site that wants it, with one id, and to no other', async () => {
    const own = await Promise.all([createWebhook(luna), createWebhook(luna)])
    const uninterested = await createWebhook(luna, undefined, ['order.paid'])
    const off = await createWebhook(luna)
    await rest('POST', `${webhooksUrl(luna)}/${off.id}/switch`, {
      token: luna.owner.token,
      body: { isOn: false },
    })
    const foreign = await createWebhook(kito)
    await run(comment)
    const found = await Promise.all(
      [...own, uninterested, off, foreign].map(({ id }) => deliveriesOf(payload, id)),
    )
    expect(found.map((told) => told.length)).toEqual([1, 1, 0, 0, 0])
    expect(found[0]?.[0]?.event).toBe(found[1]?.[0]?.event)
    for (const { id } of [...own, uninterested, off]) {
      await rest('DELETE', `${webhooksUrl(luna)}/${id}`, { token: luna.owner.token })
    }
  })

  it('does not fail the fact whose webhook is removed at the same moment', async () => {
    const { id } = await createWebhook(luna)
    const remover = await pool.connect()
    await remover.query('begin')
    await remover.query('select 1 from webhook_endpoints where id = $1 for update', [id])
    const fact = run(comment)
    await untilLocked(payload)
    await remover.query('delete from webhook_endpoints where id = $1', [id])
    await remover.query('commit')
    remover.release()
    expect((await fact).rowCount).toBe(1)
    expect(await deliveriesOf(payload, id)).toEqual([])
  })

  it('goes with the account of the fan that it tells of', async () => {
    const { id } = await createWebhook(luna)
    await run(comment)
    expect(await deliveriesOf(payload, id)).toHaveLength(1)
    const account = { id: luna.visitor.id, profileId: luna.profile.id }
    await forgetAccount(await createLocalReq({}, payload), {
      ...account,
      profileId: kito.profile.id,
    })
    expect(await deliveriesOf(payload, id)).toHaveLength(1)
    await forgetAccount(await createLocalReq({}, payload), account)
    expect(await deliveriesOf(payload, id)).toEqual([])
  })
})
