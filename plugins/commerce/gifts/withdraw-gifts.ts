import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { findGifts } from '@/plugins/commerce/gifts/find-gift'
import { notifyGiftWithdrawn } from '@/plugins/commerce/gifts/notify-gift-withdrawn'
import { withdrawMemberships } from '@/plugins/commerce/gifts/withdraw-memberships'
import { voidBeyond, voidTickets } from '@/plugins/commerce/tickets/void-tickets'
import type { ClaimedGiftChoice } from '@/src/core/gifts/gift-states'
import { unsentLines } from '@/src/core/orders/fulfilment/parcels'
import { type RefundLine, unitsLeft } from '@/src/core/orders/refund-amounts'
import type { Order } from '@/src/payload-types'
import { enqueue } from '@/src/server/queue'
import { runSql } from '@/src/server/transaction'

/** Who has claimed gifts of some lines of an order: `Ana and Ben`; empty for nobody. */
export async function whoClaimed(
  req: PayloadRequest,
  orderId: string,
  lines: readonly number[],
): Promise<string> {
  const gifts = await findGifts(req, {
    and: [{ order: { equals: orderId } }, { status: { equals: 'claimed' } }],
  })
  const names = gifts
    .filter(({ line }) => lines.includes(line))
    .map(({ recipientName }) => recipientName)
  return new Intl.ListFormat('en').format(names)
}

/**
 * Takes the gifts of an order back, or that of one line, with the order locked: the links of unclaimed
 * ones say so from then on. Claimed ones stay with their recipients unless they are withdrawn, or
 * are goods that nobody will hand over any more; the person who had one is told, unless they are told already.
 *
 * @returns the lines whose recipients keep what they have
 */
export async function withdrawGifts(
  req: PayloadRequest,
  { id, items }: Pick<Order, 'id' | 'items'>,
  { claimed, line, isTold }: { claimed: ClaimedGiftChoice; line?: number; isTold?: boolean },
): Promise<number[]> {
  if (claimed === 'withdraw') {
    await withdrawMemberships(req, id, line)
  }
  const ofLine = line === undefined ? sql`` : sql`and line = ${line}`
  const withdrawn = await runSql(req)<{ giftId: string | null }>`
    update gifts set status = 'cancelled', updated_at = now()
    from (select id, status from gifts where order_id = ${id} ${ofLine} for update) before
    where gifts.id = before.id
      and (before.status <> 'claimed' or ${claimed === 'withdraw'}::boolean
        or line = any(${`{${unsentLines(items, []).join(',')}}`}::int[]))
    returning case when before.status = 'claimed' then gifts.id end as "giftId"`
  for (const { giftId } of withdrawn) {
    if (giftId && !isTold) {
      await enqueue(req, notifyGiftWithdrawn, { giftId }, { dedupeKey: giftId })
    }
  }
  const rows = await runSql(req)<{ line: number }>`
    select line::int as line from gifts where order_id = ${id} ${ofLine} and status = 'claimed'`
  return rows.map((row) => row.line)
}

type Withdrawal = {
  claimed: ClaimedGiftChoice
  note: string
  /** Anyone who has them is told of it by a mail of its own. */
  isTold?: boolean
}

/**
 * What follows for gifts and tickets when units of some lines were refunded and the order goes on, with
 * the order locked. A gift goes on with the units that are left, and is taken back with the last one.
 *
 * @param given all units of the order that are back, those of `lines` too
 */
export async function withdrawLines(
  req: PayloadRequest,
  order: Pick<Order, 'id' | 'items'>,
  {
    lines,
    given,
    ...how
  }: Withdrawal & {
    lines: readonly RefundLine[]
    given: readonly RefundLine[]
  },
): Promise<void> {
  for (const { line } of lines) {
    const left = unitsLeft(order.items, line, given)
    const isGift = Boolean(order.items[line]?.giftFor)
    if (isGift && left === 0) {
      await withdrawGift(req, order, line, how)
    } else if (!isGift || how.claimed === 'withdraw') {
      await voidBeyond(req, { orderId: order.id, line, left })
    }
  }
}

async function withdrawGift(
  req: PayloadRequest,
  order: Pick<Order, 'id' | 'items'>,
  line: number,
  { note, ...how }: Withdrawal,
): Promise<void> {
  const kept = await withdrawGifts(req, order, { ...how, line })
  if (kept.length > 0) {
    return
  }
  await voidTickets(req, order.id, line)
  await runSql(req)`
    update entitlements set revoked_at = now(), revoke_reason = ${note}, updated_at = now()
    where order_id = ${order.id} and line = ${line} and source = 'gift' and revoked_at is null`
}
