import type { Payload, PayloadRequest } from 'payload'
import type { Recording } from '@/scripts/seed/audio/render'

/** What every part of the seed works with; `req` carries the one transaction. */
export type Seeding = {
  payload: Payload
  req: PayloadRequest
  /** By the track's key. */
  recordings: ReadonlyMap<string, Recording>
}
