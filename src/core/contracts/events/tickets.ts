import { z } from 'zod'
import { joinFields } from '@/src/core/contracts/audience/email-lists'
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

/** Body of the owner's `POST /events/{id}/check-in`. */
export const checkInBody = z.object({
  /** What was scanned or typed, or the id of a ticket on the list of guests. */
  ticket: z.string().max(500),
})
export type CheckInBody = z.input<typeof checkInBody>

/** Body of the owner's `POST /events/{id}/check-in/undo`. */
export const undoCheckInBody = z.object({ ticketId: id })

export const checkInResults = [
  'in',
  'used',
  'void',
  'wrong_event',
  'event_cancelled',
  'unknown',
] as const
export type CheckInResult = (typeof checkInResults)[number]

/** Query of the owner's `GET /events/{id}/guests`. */
export const guestsQuery = z.object({
  /** Part of a name, an address or a code. */
  search: z.string().trim().max(limits.searchMax).default(''),
  page: z.coerce.number().int().min(1).max(limits.maxPage).default(1),
})

/** What the form of a sold-out event asks for. */
export const waitlistFields = joinFields

/** Body of `POST /public/events/{id}/waitlist`. */
export const joinWaitlistBody = waitlistFields.extend({
  profileId: id,
  /** The kind to wait for; any, when left out. */
  ticketId: id.optional(),
})

export type JoinWaitlistBody = z.input<typeof joinWaitlistBody>
