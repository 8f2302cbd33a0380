import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { deliverDueGifts } from '@/plugins/commerce/gifts/deliver-gifts'
import { claimTokenOf } from '@/plugins/commerce/gifts/gift-link'
import { type Fan, openClub } from '@/plugins/commerce/testing/members'
import type { ClaimReply, GiftPage } from '@/src/core/contracts/orders/gift-answers'
import type { CartQuote } from '@/src/core/contracts/orders/order-answers'
import type { ErrorBody } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'

export type Held = { id: string; tier: string; status: string; source: string; until: Date | null }

/** A site whose tiers are given to others. */
export async function openGivingClub(payload: Payload, name = 'Luna') {
  const club = await openClub(payload, name)

  const line = (tier: { id: string }, months: number, more: Record<string, unknown> = {}) => ({
    kind: 'gift-membership',
    tierId: tier.id,
    months,
    recipientName: 'Ana',
    recipientEmail: 'ana@example.com',
    recipientMessage: 'For the long drive home',
    giverName: 'Ben',
    ...more,
  })
  const linkOf = async (orderId: string, index = 0) => {
    const { docs } = await payload.find({
      collection: slugs.gifts,
      where: { and: [{ order: { equals: orderId } }, { line: { equals: index } }] },
      depth: 0,
      showHiddenFields: true,
    })
    return docs[0] ? claimTokenOf(payload.secret, docs[0]) : ''
  }

  return {
    ...club,
    line,
    linkOf,
    quote: async (items: unknown[], more: Record<string, unknown> = {}, token?: string) =>
      (
        await club.call<CartQuote>('POST', '/api/public/cart/quote', {
          token,
          body: { profileId: club.profile.id, items, ...more },
        })
      ).json,
    /** A gift that is paid and sent. */
    give: async (tier: { id: string }, months: number) => {
      const { json: reply } = await club.checkout([line(tier, months)])
      const order = await club.pay(reply)
      await deliverDueGifts(payload)
      return { reply, order, link: await linkOf(order.id) }
    },
    open: (link: string, fan?: Pick<Fan, 'token'>) =>
      club.call<GiftPage & ErrorBody>('GET', `/api/public/gifts/${link}`, { token: fan?.token }),
    claim: (link: string, fan?: Pick<Fan, 'token'>) =>
      club.call<ClaimReply & ErrorBody>('POST', `/api/public/gifts/${link}/claim`, {
        token: fan?.token,
        body: {},
      }),
    refund: (orderId: string, body: Record<string, unknown>) =>
      rest<ErrorBody>('POST', `/api/orders/${orderId}/refunds`, {
        token: club.owner.token,
        body: { key: crypto.randomUUID(), ...body },
      }),
    /** What somebody has, newest first. */
    held: async ({ id }: Pick<Fan, 'id'>) =>
      (
        await rowsOf<Held>(
          payload,
          sql`select held.id, tiers.name as tier, held.status, held.source,
              held.current_period_end as until
            from memberships held join membership_tiers tiers on tiers.id = held.tier_id
            where held.account_id = ${id} order by held.created_at desc`,
        )
      ).map(({ until, ...row }) => ({ ...row, until: until && new Date(until) })),
    kindsTo: async (email: string) =>
      (
        await rowsOf<{ kind: string }>(
          payload,
          sql`select kind from mail_log where "to" = ${email} order by created_at`,
        )
      ).map(({ kind }) => kind),
  }
}
