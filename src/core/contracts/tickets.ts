import { z } from 'zod'
import { joinFields } from '@/src/core/contracts/email-lists'
import { id } from '@/src/core/contracts/ids'
import { limits } from '@/src/core/limits'

/** Letters and digits as they stand on a ticket; typed in any way. */
export const ticketCode = z
  .string()
  .trim()
  .max(60)
  .transform(tidyTicketCode)
  .pipe(z.string().regex(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$/))

/** `7KQ2-M4XD-9TRB` of `7kq2 m4xd9trb`. */
export function tidyTicketCode(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

export type TicketState = 'valid' | 'used' | 'void'

/** A ticket as its holder sees it. */
export type TicketCard = {
  code: string
  /** A picture of the code, as a `data:` address of a PNG. */
  qr: string
  /** `Balcony` */
  kind: string
  holderName: string
  state: TicketState
  /** The event does not take place. */
  isCancelled: boolean
  eventId: string
  eventTitle: string
  startsAt: string
  timeZone: string
  venue: string
}

/** Body of the owner's `POST /events/{id}/check-in`. */
export const checkInBody = z.object({
  /** What was scanned or typed, or the id of a ticket on the list of guests. */
  ticket: z.string().max(500),
})
export type CheckInBody = z.input<typeof checkInBody>

/** Body of the owner's `POST /events/{id}/check-in/undo`. */
export const undoCheckInBody = z.object({ ticketId: id })

/** Who stands at the door. */
export type Guest = {
  ticketId: string
  code: string
  name: string
  email: string
  kind: string
  state: TicketState
  checkedInAt: string | null
}

export const checkInResults = [
  'in',
  'used',
  'void',
  'wrong_event',
  'event_cancelled',
  'unknown',
] as const
export type CheckInResult = (typeof checkInResults)[number]

export type GuestCounts = { in: number; total: number }

/** Answer of `POST /events/{id}/check-in`: only `in` lets somebody through. */
export type CheckInReply = {
  result: CheckInResult
  /** Null for codes that are none of this artist's tickets. */
  guest: Guest | null
  /** What it is for, when it is for another event; else empty. */
  otherEvent: string
  counts: GuestCounts
}

/** Answer of `POST /events/{id}/check-in/undo`. */
export type UndoReply = { guest: Guest; counts: GuestCounts }

/** Answer of the owner's `GET` and `POST /events/{id}/refund-tickets`: how many orders have good tickets. */
export type RefundTicketsReply = { orders: number }

/** Answer of the owner's `GET` and `POST /events/{id}/notify-holders`: how many people know another date or place. */
export type NotifyHoldersReply = { holders: number }

/** Query of the owner's `GET /events/{id}/guests`. */
export const guestsQuery = z.object({
  /** Part of a name, an address or a code. */
  search: z.string().trim().max(limits.searchMax).default(''),
  page: z.coerce.number().int().min(1).max(limits.maxPage).default(1),
})

export type GuestList = {
  event: { id: string; title: string; startsAt: string; timeZone: string }
  counts: GuestCounts
  guests: Guest[]
  page: number
  total: number
  pageSize: number
}

/** What the form of a sold-out event asks for. */
export const waitlistFields = joinFields

/** Body of `POST /public/events/{id}/waitlist`. */
export const joinWaitlistBody = waitlistFields.extend({
  profileId: id,
  /** The kind to wait for; any, when left out. */
  ticketId: id.optional(),
})

export type JoinWaitlistBody = z.input<typeof joinWaitlistBody>
