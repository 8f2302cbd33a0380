import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { findGifts } from '@/plugins/commerce/gifts/find-gift'
import { findMembership } from '@/plugins/commerce/memberships/membership-row'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { endWithout } from '@/src/core/memberships/gift-months'
import type { Gift } from '@/src/payload-types'
import { runSql } from '@/src/server/transaction'

/**
 * Takes the time back that claimed gifts of an order, or of one of its lines, gave: what is left of it, and
 * nothing of what others gave. What ends by it ends like everything that was given, with the next round.
 * In the transaction of `req`, with the order locked.
 */
export async function withdrawMemberships(
  req: PayloadRequest,
  orderId: string,
  line?: number,
): Promise<void> {
  const gifts = await findGifts(req, {
    and: [
      { order: { equals: orderId } },
      { status: { equals: 'claimed' } },
      { membership: { exists: true } },
      ...(line === undefined ? [] : [{ line: { equals: line } }]),
    ],
  })
  for (const gift of gifts) {
    await withdraw(req, gift)
  }
}

async function withdraw(req: PayloadRequest, gift: Gift): Promise<void> {
  const { membership, givenFrom, givenUntil } = gift
  const row = membership && (await findMembership(req, idOf(membership), { lock: true }))
  // What it has become since, by a payment or the artist's own hand, is no longer this gift.
  const isGiven = row && row.status === 'active' && row.source === 'gift' && row.interval === 'none'
  if (!isGiven || !row.currentPeriodEnd || !givenFrom || !givenUntil) {
    return
  }
  const own = { from: new Date(givenFrom), until: new Date(givenUntil) }
  const endsAt = new Date(row.currentPeriodEnd)
  const end = endWithout(own, { now: new Date(), endsAt })
  const earlierBySeconds = (endsAt.getTime() - end.getTime()) / 1000
  const earlier = sql`make_interval(secs => ${earlierBySeconds})`
  await runSql(req)`
    update memberships set current_period_end = ${end.toISOString()}, updated_at = now()
    where id = ${row.id}`
  // The time of those that were added after it begins that much earlier.
  await runSql(req)`
    update gifts set given_from = given_from - ${earlier}, given_until = given_until - ${earlier}
    where membership_id = ${row.id} and status = 'claimed' and given_from >= ${givenUntil}`
}
