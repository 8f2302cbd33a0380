import { z } from 'zod'
import { eventStatuses } from '@/src/core/contracts/events/events'
import { dollars, isoDateTime } from '@/src/core/contracts/forms'
import { publicMedia } from '@/src/core/contracts/pages/media-answers'

const ticketStatuses = ['on_sale', 'sold_out', 'not_yet', 'ended'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

/** What pages and the API say alike of an event, and of a kind of ticket, which is sold as a variant. */
export const eventFields = {
  id: z.uuid(),
  title: z.string(),
  timeZone: z.string(),
  status: z.enum(eventStatuses),
}
export type EventFields = z.infer<z.ZodObject<typeof eventFields>>

export const ticketFields = {
  id: z.uuid(),
  productId: z.uuid(),
  name: z.string(),
  description: z.string(),
  /** How many are left; null when they never run out. */
  remaining: z.int().min(0).nullable(),
  maxPerOrder: z.int().min(1),
}
export type TicketFields = z.infer<z.ZodObject<typeof ticketFields>>

/** An entry of `GET /public/events`. Prices are dollars. */
export const eventAnswer = z
  .strictObject({
    ...eventFields,
    media: z.array(publicMedia),
    dateTime: isoDateTime,
    address: z.strictObject({
      name: z.string(),
      street: z.string(),
      zipCode: z.string().optional(),
      city: z.string(),
      country: z.string(),
    }),
    actionText: z.string().nullable(),
    actionLink: z.string().nullable(),
    description: z.string().describe('Sanitised HTML'),
    tickets: z.array(
      z.strictObject({ ...ticketFields, price: dollars, status: z.enum(ticketStatuses) }),
    ),
  })
  .meta({ id: 'Show' })
export type EventWire = z.infer<typeof eventAnswer>

export const eventListAnswer = z.array(eventAnswer)
