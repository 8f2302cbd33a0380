import type { Payload, PayloadRequest } from 'payload'

/** What every part of the seed works with; `req` carries the one transaction. */
export type Seeding = {
  payload: Payload
  req: PayloadRequest
}
