import type { PayloadRequest } from 'payload'
import { findTickets, toTicketCards } from '@/plugins/commerce/tickets/find-tickets'
import type { TicketCard } from '@/src/core/contracts/tickets'
import { paidStatuses } from '@/src/core/orders/statuses'
import type { Order } from '@/src/payload-types'
import { whereOwnedByAccount } from '@/src/server/accounts/owned-by-account'
import { verifiedEmailOf } from '@/src/server/accounts/verified-email'

/** The admissions by line that an order's buyer keeps; those of gifts are their recipients'. */
export async function ownTicketsOf(
  req: PayloadRequest,
  order: Order,
): Promise<ReadonlyMap<number, TicketCard[]>> {
  const isPaid = paidStatuses.includes(order.status)
  const all = isPaid ? await findTickets(req, { order: { equals: order.id } }) : []
  const own = all.filter(({ line }) => !order.items[line]?.giftFor)
  const cards = await toTicketCards(req, own)
  const byLine = new Map<number, TicketCard[]>()
  for (const [index, { line }] of own.entries()) {
    const card = cards[index]
    byLine.set(line, [...(byLine.get(line) ?? []), ...(card ? [card] : [])])
  }
  return byLine
}

/** The tickets of an account, also those that came to its confirmed address before there was one. */
export async function ticketsOfAccount(
  req: PayloadRequest,
  { id, profileId }: { id: string; profileId: string },
): Promise<TicketCard[]> {
  const email = await verifiedEmailOf(req, id)
  const tickets = await findTickets(req, {
    and: [{ profile: { equals: profileId } }, whereOwnedByAccount({ id, email }, 'holderEmail')],
  })
  const cards = await toTicketCards(req, tickets)
  return cards.toSorted((one, other) => (one.startsAt < other.startsAt ? 1 : -1))
}
