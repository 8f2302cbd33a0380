import { z } from 'zod'
import { dollars, isoDateTime } from '@/src/core/contracts/answers/forms'
import { eventStatuses } from '@/src/core/contracts/events'

/** An entry of `GET /public/events`. Prices are dollars. */
export const eventAnswer = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  media: z.array(
    z.strictObject({ id: z.uuid(), type: z.enum(['image', 'video']), url: z.string() }),
  ),
  dateTime: isoDateTime,
  timeZone: z.string(),
  address: z.strictObject({
    name: z.string(),
    street: z.string(),
    zipCode: z.string().optional(),
    city: z.string(),
    country: z.string(),
  }),
  actionText: z.string().nullable(),
  actionLink: z.string().nullable(),
  status: z.enum(eventStatuses),
  description: z.string().describe('Sanitised HTML'),
  tickets: z.array(
    z.strictObject({
      id: z.uuid(),
      productId: z.uuid(),
      name: z.string(),
      description: z.string(),
      price: dollars,
      remaining: z.int().min(0).nullable(),
      maxPerOrder: z.int().min(1),
      status: z.enum(['on_sale', 'sold_out', 'not_yet', 'ended']),
    }),
  ),
})
export type EventWire = z.infer<typeof eventAnswer>

export const eventListAnswer = z.array(eventAnswer)
