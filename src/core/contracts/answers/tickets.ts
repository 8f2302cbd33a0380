import { z } from 'zod'
import { isoDateTime } from '@/src/core/contracts/answers/forms'
import {
  type CheckInReply,
  checkInResults,
  type Guest,
  type GuestList,
  type NotifyHoldersReply,
  type RefundTicketsReply,
  type TicketCard,
  type UndoReply,
} from '@/src/core/contracts/tickets'

const state = z.enum(['valid', 'used', 'void'])

const ticketCard: z.ZodType<TicketCard> = z.strictObject({
  code: z.string(),
  qr: z.string(),
  kind: z.string(),
  holderName: z.string(),
  state,
  isCancelled: z.boolean(),
  eventId: z.string(),
  eventTitle: z.string(),
  startsAt: z.string(),
  timeZone: z.string(),
  venue: z.string(),
})
export const ticketCards = z.array(ticketCard)

const guest: z.ZodType<Guest> = z.strictObject({
  ticketId: z.uuid(),
  code: z.string(),
  name: z.string(),
  email: z.string(),
  kind: z.string(),
  state,
  checkedInAt: isoDateTime.nullable(),
})

const counts = z.strictObject({ in: z.int().min(0), total: z.int().min(0) })

export const checkInAnswer: z.ZodType<CheckInReply> = z.strictObject({
  result: z.enum(checkInResults),
  guest: guest.nullable(),
  otherEvent: z.string(),
  counts,
})

export const undoAnswer: z.ZodType<UndoReply> = z.strictObject({ guest, counts })

export const refundTicketsAnswer: z.ZodType<RefundTicketsReply> = z.strictObject({
  orders: z.int().min(0),
})

export const notifyHoldersAnswer: z.ZodType<NotifyHoldersReply> = z.strictObject({
  holders: z.int().min(0),
})

export const guestListAnswer: z.ZodType<GuestList> = z.strictObject({
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

export const joinedWaitlist = z.strictObject({ waiting: z.literal(true) })
