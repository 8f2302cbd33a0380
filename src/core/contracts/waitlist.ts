import type { z } from 'zod'
import { joinFields } from '@/src/core/contracts/email-lists'
import { id } from '@/src/core/contracts/ids'

/** What the form of a sold-out event asks for. */
export const waitlistFields = joinFields

/** Body of `POST /public/events/{id}/waitlist`. */
export const joinWaitlistBody = waitlistFields.extend({
  profileId: id,
  /** The kind to wait for; any, when left out. */
  ticketId: id.optional(),
})

export type JoinWaitlistBody = z.input<typeof joinWaitlistBody>
