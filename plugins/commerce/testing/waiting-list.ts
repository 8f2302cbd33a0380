import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { giveBack } from '@/plugins/commerce/testing/refunds'
import {
  openShop,
  orderOf,
  payInBooks,
  type Reply,
  sendTestEvent,
} from '@/plugins/commerce/testing/shop'
import type { ErrorBody } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { Event, Variant } from '@/src/payload-types'
import { createEvent, createTicket } from '@/src/testing/event-factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

type Shop = Awaited<ReturnType<typeof openShop>>
export type Night = { event: Event; kind: Variant; shop: Shop }

let nights = 0

async function openNight(shop: Shop, kind: Partial<Variant>): Promise<Night> {
  nights += 1
  const profile = shop.profile.id
  const event = await createEvent(payload, profile, { title: `Night ${1000 + nights}` })
  const ticket = await createTicket(
    payload,
    { profile, event: event.id },
    { stockQuantity: 0, availabilityStatus: 'sold_out', ...(kind as object) },
  )
  return { event, kind: ticket, shop }
}

export const ask = ({ event, shop }: Night, body: Record<string, unknown>, host = shop.host) =>
  rest<{ waiting?: boolean } & ErrorBody>('POST', `/api/public/events/${event.id}/waitlist`, {
    host,
    headers: { 'x-client-ip': crypto.randomUUID() },
    body: { profileId: shop.profile.id, ...body },
  })

export async function join(at: Night, ...emails: string[]) {
  for (const email of emails) {
    expect((await ask(at, { email })).json).toEqual({ waiting: true })
  }
}

export const restock = (
  { kind }: Night,
  data: Partial<Pick<Variant, 'stockQuantity' | 'availabilityStatus'>>,
) => payload.update({ collection: slugs.variants, id: kind.id, data })

/** Who was told of free tickets for the event so far, one entry per mail. */
export async function told({ event }: Night): Promise<string[]> {
  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { kind: { equals: 'tickets-free' }, subject: { contains: `${event.title} are free` } },
    pagination: false,
  })
  return docs.map(({ to }) => to).sort()
}

export const waiting = async ({ event }: Night) =>
  (
    await rowsOf<{ email: string }>(
      payload,
      sql`select email from waitlist_entries where event_id = ${event.id} order by created_at, id`,
    )
  ).map(({ email }) => email)

export async function buy({ kind, shop }: Night, email: string, { pay = true } = {}) {
  const item = shop.item({ product: { id: String(kind.product) }, variant: kind })
  const { json } = await shop.checkout([item], { name: 'Ada Fan', email })
  if (pay) {
    await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
  }
  return json
}

export async function refund({ orderRef }: Reply, restock = true) {
  await giveBack(payload, (await orderOf(payload, orderRef)).id, { restock })
}

/** Tests of two sites whose events sell out. */
export const waitlistTest = test
  .extend('luna', { scope: 'file' }, () => openShop(payload))
  .extend('kito', { scope: 'file' }, () => openShop(payload, 'Kito'))
  /** An event with one kind of ticket, sold out unless said otherwise. */
  .extend(
    'night',
    ({ luna }) =>
      ({ shop = luna, ...kind }: { shop?: Shop } & Partial<Variant> = {}) =>
        openNight(shop, kind),
  )
