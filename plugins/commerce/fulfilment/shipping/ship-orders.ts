import type { PayloadRequest } from 'payload'
import { findGifts } from '@/plugins/commerce/gifts/find-gift'
import { idOf, lockOrder } from '@/plugins/commerce/orders/find-order'
import { type HandoverMails, prepareHandoverMails } from '@/plugins/commerce/orders/handover-mails'
import { moveOrder } from '@/plugins/commerce/orders/move-order'
import { undeliverableLines } from '@/plugins/commerce/orders/own-stock-holds'
import { sendParcel } from '@/plugins/commerce/orders/send-parcel'
import { unpaidUnits } from '@/plugins/commerce/payments/refund-rows'
import type { ShipOrdersBody, ShippedOrder } from '@/src/core/contracts/orders/shipping'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { unsentLines } from '@/src/core/orders/fulfilment/parcels'
import { paidStatuses } from '@/src/core/orders/statuses'
import type { Order } from '@/src/payload-types'
import { toAppError } from '@/src/server/http/failures'
import { requireOwner } from '@/src/server/owner'
import { runSql, withTx } from '@/src/server/transaction'

const words = ownerMessages.orderShipping

type Wish = ShipOrdersBody['orders'][number]
type Shared = {
  profileId: string
  decision: string
  note: string | undefined
  mails: HandoverMails
}

/**
 * Marks several orders as sent, each in a transaction of its own: what one refuses does not stop the others.
 * A decision that comes again says what came of it, and mails nobody twice.
 */
export async function shipOrders(
  req: PayloadRequest,
  profileId: string,
  { key, orders, note }: ShipOrdersBody,
): Promise<ShippedOrder[]> {
  // Asked for before the transactions, because it may need connections of its own.
  const mails = await prepareHandoverMails(profileId)
  const shared = { profileId, decision: key, note, mails }
  const outcomes: ShippedOrder[] = []
  for (const wish of orders) {
    try {
      outcomes.push(await withTx(req, () => shipOne(req, wish, shared)))
    } catch (error) {
      const { code, message } = toAppError(error)
      if (code === 'INTERNAL' || code === 'UNAVAILABLE') {
        throw error
      }
      outcomes.push({ id: wish.id, ref: '', outcome: 'refused', message })
    }
  }
  return outcomes
}

async function shipOne(req: PayloadRequest, wish: Wish, shared: Shared): Promise<ShippedOrder> {
  const order = await lockOrder(req, wish.id)
  if (idOf(order.profile) !== shared.profileId) {
    throw new AppError('NOT_FOUND')
  }
  const say = (outcome: ShippedOrder['outcome'], message = ''): ShippedOrder => ({
    ...{ id: order.id, ref: order.publicRef, outcome, message },
  })
  if (await wasDecided(req, order, shared.decision)) {
    return say(order.status === 'processing' ? 'partly' : 'sent')
  }
  const left = unsentLines(order.items, await unpaidUnits(req, order))
  if (order.needsReview) {
    return say('refused', words.needsLook)
  }
  if (left.length === 0 && order.items.some(({ sentAt }) => sentAt)) {
    return say('already', words.already)
  }
  if (!paidStatuses.includes(order.status)) {
    return say('refused', words.notPaid)
  }
  if (left.length === 0) {
    return say('refused', words.nothingToSend)
  }
  const gifts = await findGifts(req, { order: { equals: order.id } })
  const waiting = await undeliverableLines(req, order, left, gifts)
  const ready = left.filter((line) => !waiting.has(line))
  if (ready.length === 0) {
    return say('refused', [...new Set(waiting.values())].join(' '))
  }
  const after = await sendAll(req, order, byAddress(order, ready), wish, shared)
  return say(after.status === 'processing' ? 'partly' : 'sent')
}

/** One parcel for each address. Of those, a number is that of the first: the rest waits for its own. */
async function sendAll(
  req: PayloadRequest,
  order: Order,
  parcels: readonly number[][],
  { carrier, trackingNumber, sentAt }: Wish,
  { decision, note, mails }: Shared,
): Promise<Order> {
  const actor = requireOwner(req).id
  let current =
    order.status === 'paid'
      ? await moveOrder(req, order, { to: 'processing', by: 'owner', actor, cause: 'owner' })
      : order
  const start = leftAt(order, sentAt)
  const now = trackingNumber ? parcels.slice(0, 1) : parcels
  for (const [index, lines] of now.entries()) {
    current = await sendParcel(req, current, mails, {
      ...{ lines, carrier, trackingNumber, note, actor, decision },
      // What left at the same moment would be one parcel.
      sentAt: new Date(start + index).toISOString(),
    })
  }
  return current
}

/** No parcel leaves before it is ordered, or after it is said. */
function leftAt({ createdAt }: Order, sentAt: string | undefined): number {
  const now = Date.now()
  const said = sentAt ? Date.parse(sentAt) : now
  return Math.min(now, Math.max(said, Date.parse(createdAt)))
}

function byAddress({ items }: Order, lines: readonly number[]): number[][] {
  const groups = new Map<string, number[]>()
  for (const line of lines) {
    const to = items[line]?.giftFor ?? ''
    groups.set(to, [...(groups.get(to) ?? []), line])
  }
  return [...groups.values()]
}

async function wasDecided(req: PayloadRequest, { id }: Order, decision: string): Promise<boolean> {
  const rows = await runSql(req)`
    select 1 from order_events
    where order_id = ${id} and cause in (${`owner ${decision}`}, ${`parcel ${decision}`}) limit 1`
  return rows.length > 0
}
