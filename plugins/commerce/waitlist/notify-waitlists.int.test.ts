import { sql } from '@payloadcms/db-postgres'
import { describe, expect } from 'vitest'
import { reconcileOrders } from '@/plugins/commerce/payments/reconcile-orders'
import {
  buy,
  waitlistTest as it,
  join,
  type Night,
  refund,
  restock,
  told,
  waiting,
} from '@/plugins/commerce/testing/waiting-list'
import { notifyWaitlists } from '@/plugins/commerce/waitlist/notify-waitlists'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import type { Event } from '@/src/payload-types'
import { getPaymentProvider } from '@/src/server/payments'
import { createTicket } from '@/src/testing/event-factories'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

describe('those who wait are told', () => {
  const three = ['a@example.com', 'b@example.com', 'c@example.com'] as const
  const [first, second, third] = three

  it('when a refund puts a ticket back, the first only, and not who just bought', async ({
    night,
  }) => {
    const at = await night({ stockQuantity: 1, availabilityStatus: 'active' })
    const order = await buy(at, 'buyer@example.com')
    await join(at, ...three)
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([])
    await refund(order)
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([first])
  })

  it('when a payment lapses and its tickets return', async ({ night }) => {
    const at = await night({ stockQuantity: 1, availabilityStatus: 'active' })
    const { redirectUrl } = await buy(at, 'slow@example.com', { pay: false })
    await join(at, ...three)
    await getPaymentProvider(payload).expire(redirectUrl.split('/').at(-1) ?? '')
    await reconcileOrders(payload, { olderThanSeconds: -1 })
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([first])
  })

  it('when the artist raises the number, as many as there are', async ({ night }) => {
    const at = await night()
    await join(at, ...three)
    const { availabilityStatus } = await restock(at, { stockQuantity: 2 })
    expect(availabilityStatus).toBe('active')
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([first, second])
  })

  it('when a kind is put on sale again, all of them when it never runs out', async ({ night }) => {
    const at = await night({ stockQuantity: null })
    await join(at, ...three)
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([])
    await restock(at, { availabilityStatus: 'active' })
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([...three])
  })

  it('when there is a kind that did not exist when they asked', async ({ night }) => {
    const at = await night()
    await join(at, ...three)
    const { shop, event } = at
    await createTicket(
      payload,
      { profile: shop.profile.id, event: event.id },
      { size: 'Late entry', stockQuantity: 1 },
    )
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([first])
  })

  it('once, however often and by how many it is looked', async ({ night }) => {
    const at = await night()
    await join(at, ...three)
    await restock(at, { stockQuantity: 2 })
    await Promise.all(Array.from({ length: 4 }, () => notifyWaitlists(payload)))
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([first, second])
  })

  it('all or nothing: a round that dies tells nobody, and the next one does', async ({ night }) => {
    const at = await night()
    await join(at, first, second)
    await restock(at, { stockQuantity: 2 })
    await rowsOf(
      payload,
      sql`
      create function lose_mail() returns trigger language plpgsql as $$
      begin
        if new."to" = ${sql.raw(`'${second}'`)} and new.kind = 'tickets-free' then
          raise exception 'lost';
        end if;
        return new;
      end $$`,
    )
    await rowsOf(
      payload,
      sql`
      create trigger lose_mail before insert on mail_log for each row execute function lose_mail()`,
    )
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([])
    await rowsOf(payload, sql`drop trigger lose_mail on mail_log`)
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([first, second])
  })

  it('then the next, when what they were told of stays free', async ({ night }) => {
    const at = await night()
    await join(at, ...three)
    await restock(at, { stockQuantity: 1 })
    await notifyWaitlists(payload)
    await rowsOf(
      payload,
      sql`
      update waitlist_entries
      set notified_at = notified_at - make_interval(mins => ${limits.waitlist.turnMinutes + 1})
      where event_id = ${at.event.id} and notified_at is not null`,
    )
    await notifyWaitlists(payload)
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([first, second])
  })

  it('again when tickets come free again, after those who were never told', async ({ night }) => {
    const at = await night()
    await join(at, first, second)
    for (const count of [1, 0, 1, 0, 1]) {
      await restock(at, { stockQuantity: count })
      await notifyWaitlists(payload)
    }
    expect(await told(at)).toEqual([first, first, second])
  })

  it('no more once they have bought', async ({ night }) => {
    const at = await night()
    await join(at, ...three)
    await restock(at, { stockQuantity: 2 })
    await notifyWaitlists(payload)
    await buy(at, first)
    await notifyWaitlists(payload)
    expect(await waiting(at)).toEqual([second, third])
    expect(await told(at)).toEqual([first, second])
  })

  it('not of hidden, cancelled or past events, nor before the sale begins', async ({ night }) => {
    const hidden = await night()
    const cancelled = await night()
    const past = await night()
    const later = await night()
    const all = [hidden, cancelled, past, later]
    for (const at of all) {
      await join(at, first)
    }
    const change = (at: Night, data: Partial<Event>) =>
      payload.update({ collection: slugs.events, id: at.event.id, data: data as object })
    await change(hidden, { isPublished: false })
    await change(cancelled, { status: 'cancelled' })
    await change(past, { startsAt: '2026-11-01T20:00:00.000Z' })
    await payload.update({
      collection: slugs.variants,
      id: later.kind.id,
      data: { salesStartAt: new Date(Date.now() + 86_400_000).toISOString() },
    })
    for (const at of all) {
      await restock(at, { stockQuantity: 1 })
    }
    await notifyWaitlists(payload)
    expect(await Promise.all(all.map(told))).toEqual([[], [], [], []])
    await change(past, { startsAt: '2026-09-01T20:00:00.000Z' })
    await notifyWaitlists(payload)
    expect([await waiting(past), await waiting(hidden)]).toEqual([[], [first]])
  })

  it('of their own artist’s event, in words of that site', async ({ kito, night }) => {
    const [here, there] = [await night(), await night({ shop: kito })]
    await join(here, first)
    await join(there, second)
    await restock(there, { stockQuantity: 5 })
    await notifyWaitlists(payload)
    expect([await told(here), await told(there)]).toEqual([[], [second]])
    const { docs } = await payload.find({
      collection: slugs.mailLog,
      where: { kind: { equals: 'tickets-free' }, subject: { contains: there.event.title } },
      depth: 0,
    })
    expect(docs[0]?.profile).toBe(kito.profile.id)
    expect(docs[0]?.text).toContain(`http://${kito.host}/events/${there.event.id}`)
    expect(docs[0]?.text).toContain('Standing')
  })
})
