import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'

/**
 * How a row of a file stands: its order can be sent (`ready`), was sent before, cannot go yet, belongs to no order here,
 * has no number, or stands in the file twice.
 */
export const trackingStates = [
  'ready',
  'already',
  'notReady',
  'unknown',
  'noNumber',
  'twice',
] as const

const trackingRow = z.strictObject({
  /** Of the file, from 1. */
  line: z.number(),
  ref: z.string(),
  id: id.nullable(),
  buyer: z.string(),
  carrier: z.string(),
  trackingNumber: z.string(),
  sentAt: z.string().nullable(),
  state: z.enum(trackingStates),
})
export type TrackingRow = z.output<typeof trackingRow>

/** Of `POST /profiles/{id}/orders/tracking`, whose body is the file. */
export const readTrackingAnswer = z.strictObject({ rows: z.array(trackingRow) })
export type ReadTracking = z.output<typeof readTrackingAnswer>
