import { callApi } from '@/site/api/client'
import type { TicketCard } from '@/src/core/contracts/events/ticket-answers'
import type {
  ClaimReply,
  GiftPage,
  OrderGift,
  OwnGifts,
} from '@/src/core/contracts/orders/gift-answers'
import type { ChangeGiftBody, ClaimGiftBody } from '@/src/core/contracts/orders/gifts'

export function fetchGift(token: string): Promise<GiftPage> {
  return callApi({ path: `/public/gifts/${encodeURIComponent(token)}` })
}

export function claimGift(token: string, body: ClaimGiftBody): Promise<ClaimReply> {
  return callApi({ path: `/public/gifts/${encodeURIComponent(token)}/claim`, method: 'POST', body })
}

export function fetchOwnGifts(): Promise<OwnGifts> {
  return callApi({ path: '/public/gifts' })
}

export function fetchOwnTickets(): Promise<TicketCard[]> {
  return callApi({ path: '/public/tickets' })
}

/** A line of an order; without a token for the account that placed it. */
export type GiftKey = { orderRef: string; token?: string; line: number }

export function changeGift(key: GiftKey, body: ChangeGiftBody): Promise<OrderGift> {
  return callApi({ path: pathOf(key, ''), method: 'POST', body })
}

export function sendGiftAgain(key: GiftKey): Promise<OrderGift> {
  return callApi({ path: pathOf(key, '/resend'), method: 'POST' })
}

function pathOf({ orderRef, token, line }: GiftKey, action: '' | '/resend'): `/public/${string}` {
  const query = token ? `?token=${encodeURIComponent(token)}` : ''
  return `/public/orders/${encodeURIComponent(orderRef)}/gifts/${line}${action}${query}`
}
