import { z } from 'zod'
import { checkInResults } from '@/src/core/contracts/events/tickets'
import { isoDateTime } from '@/src/core/contracts/forms'

const state = z.enum(['valid', 'used', 'void'])
export type TicketState = z.infer<typeof state>

/** A ticket as its holder sees it. */
const ticketCard = z.strictObject({
  code: z.string(),
  /** A picture of the code, as a `data:` address of a PNG. */
  qr: z.string(),
  /** `Balcony` */
  kind: z.string(),
  holderName: z.string(),
  state,
  /** The event does not take place. */
  isCancelled: z.boolean(),
  eventId: z.string(),
  eventTitle: z.string(),
  startsAt: z.string(),
  timeZone: z.string(),
  venue: z.string(),
})
export type TicketCard = z.infer<typeof ticketCard>
export const ticketCards = z.array(ticketCard)

/** Who stands at the door. */
const guest = z.strictObject({
  ticketId: z.uuid(),
  code: z.string(),
  name: z.string(),
  email: z.string(),
  kind: z.string(),
  state,
  checkedInAt: isoDateTime.nullable(),
})
export type Guest = z.infer<typeof guest>

const counts = z.strictObject({ in: z.int().min(0), total: z.int().min(0) })
export type GuestCounts = z.infer<typeof counts>

/** Answer of `POST /events/{id}/check-in`: only `in` lets somebody through. */
export const checkInAnswer = z.strictObject({
  result: z.enum(checkInResults),
  /** Null for codes that are none of this artist's tickets. */
  guest: guest.nullable(),
  /** What it is for, when it is for another event; else empty. */
  otherEvent: z.string(),
  counts,
})
export type CheckInReply = z.infer<typeof checkInAnswer>

/** Answer of `POST /events/{id}/check-in/undo`. */
export const undoAnswer = z.strictObject({ guest, counts })
export type UndoReply = z.infer<typeof undoAnswer>

/** Answer of the owner's `GET` and `POST /events/{id}/refund-tickets`: how many orders have good tickets. */
export const refundTicketsAnswer = z.strictObject({
  orders: z.int().min(0),
})
export type RefundTicketsReply = z.infer<typeof refundTicketsAnswer>

/** Answer of the owner's `GET` and `POST /events/{id}/notify-holders`: how many people know another date or place. */
export const notifyHoldersAnswer = z.strictObject({
  holders: z.int().min(0),
})
export type NotifyHoldersReply = z.infer<typeof notifyHoldersAnswer>

export const guestListAnswer = z.strictObject({
  event: z.strictObject({
    id: z.uuid(),
    title: z.string(),
    startsAt: isoDateTime,
    timeZone: z.string(),
  }),
  counts,
  guests: z.array(guest),
  page: z.int().min(1),
  total: z.int().min(0),
  pageSize: z.int().min(1),
})
export type GuestList = z.infer<typeof guestListAnswer>

export const joinedWaitlist = z.strictObject({ waiting: z.literal(true) })

/** A line of the sheet of guests for the door. */
export type SheetGuest = { id: string; name: string; kind: string; code: string; isIn: boolean }
