import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { findGifts } from '@/plugins/commerce/gifts/find-gift'
import { withdrawMemberships } from '@/plugins/commerce/gifts/withdraw-memberships'
import { voidTickets, voidUnits } from '@/plugins/commerce/tickets/void-tickets'
import type { ClaimedGiftChoice } from '@/src/core/gift-states'
import type { RefundLine } from '@/src/core/orders/refund-amounts'
import type { Order } from '@/src/payload-types'
import { txDb } from '@/src/server/transaction'

/** Who has claimed a gift of the order, or of some of its lines: `Ana and Ben`; empty for nobody. */
export async function whoClaimed(
  req: PayloadRequest,
  orderId: string,
  lines?: readonly number[],
): Promise<string> {
  const gifts = await findGifts(req, {
    and: [{ order: { equals: orderId } }, { status: { equals: 'claimed' } }],
  })
  const names = gifts
    .filter(({ line }) => !lines || lines.includes(line))
    .map(({ recipientName }) => recipientName)
  return new Intl.ListFormat('en').format(names)
}

/**
 * Takes the gifts of an order back, or that of one line, with the order locked: the links of unclaimed
 * ones are worthless from then on. Claimed ones stay with their recipients unless they are withdrawn.
 *
 * @returns the lines whose recipients keep what they have
 */
export async function withdrawGifts(
  req: PayloadRequest,
  { id }: Pick<Order, 'id'>,
  { claimed, line }: { claimed: ClaimedGiftChoice; line?: number },
): Promise<number[]> {
  if (claimed === 'withdraw') {
    await withdrawMemberships(req, id, line)
  }
  const db = await txDb(req)
  const ofLine = line === undefined ? sql`` : sql`and line = ${line}`
  await db.execute(sql`
    update gifts set status = 'cancelled', claim_hash = null, key_hash = null, updated_at = now()
    where order_id = ${id} ${ofLine}
      and (status <> 'claimed' or ${claimed === 'withdraw'}::boolean)`)
  const { rows } = await db.execute<{ line: number }>(sql`
    select line::int as line from gifts where order_id = ${id} ${ofLine} and status = 'claimed'`)
  return rows.map((row) => row.line)
}

/**
 * What follows for gifts and tickets when units of some lines were refunded and the order goes on, with
 * the order locked. A gift goes as a whole, however many of its units it was.
 */
export async function withdrawLines(
  req: PayloadRequest,
  order: Pick<Order, 'id' | 'items'>,
  {
    lines,
    claimed,
    note,
  }: { lines: readonly RefundLine[]; claimed: ClaimedGiftChoice; note: string },
): Promise<void> {
  for (const { line, quantity } of lines) {
    if (!order.items[line]?.giftFor) {
      await voidUnits(req, { orderId: order.id, line, quantity })
    } else if ((await withdrawGifts(req, order, { claimed, line })).length === 0) {
      await voidTickets(req, order.id, line)
      const db = await txDb(req)
      await db.execute(sql`
        update entitlements set revoked_at = now(), revoke_reason = ${note}, updated_at = now()
        where order_id = ${order.id} and line = ${line} and source = 'gift' and revoked_at is null`)
    }
  }
}
