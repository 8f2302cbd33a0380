import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'
import { chosenOrders } from '@/src/core/contracts/orders/board'
import { limits } from '@/src/core/limits'
import { studioLimits } from '@/src/core/studio-limits'

const parcelText = z.string().trim().max(limits.order.parcelMax).optional()

/** Body of `POST /profiles/{id}/orders/ship`. */
export const shipOrdersBody = z.object({
  /** Made once per decision, so that one that is sent twice mails nobody twice. */
  key: z.uuid(),
  orders: z
    .array(
      z.object({
        id,
        carrier: parcelText,
        trackingNumber: parcelText,
        /** When it left; now unless said. */
        sentAt: z.iso.datetime().optional(),
      }),
    )
    .min(1)
    .max(studioLimits.orders.sentAtOnce)
    .refine((orders) => new Set(orders.map(({ id }) => id)).size === orders.length),
  /** For every buyer. */
  note: z.string().trim().max(limits.order.noteMax).optional(),
})
export type ShipOrdersBody = z.output<typeof shipOrdersBody>

/** The same as it is written: one who brings all, and a number for each that has one. */
export const shipOrdersForm = z.object({
  carrier: parcelText,
  numbers: z.array(z.object({ id, trackingNumber: parcelText })),
  note: shipOrdersBody.shape.note,
})

/** `partly`: something of it waits for its day, its address or its own number. `already` was sent before. */
export const shipOutcomes = ['sent', 'partly', 'already', 'refused'] as const

const shippedOrder = z.strictObject({
  id,
  ref: z.string(),
  outcome: z.enum(shipOutcomes),
  /** Why it was not sent. */
  message: z.string(),
})
export type ShippedOrder = z.output<typeof shippedOrder>

export const shipOrdersAnswer = z.array(shippedOrder)

/** Body of `POST /profiles/{id}/orders/notes`: the same private note for each. */
export const noteOrdersBody = z.object({
  ids: chosenOrders,
  note: z.string().trim().min(1).max(limits.order.noteMax),
})
export const noteOrdersAnswer = z.strictObject({ noted: z.number() })
