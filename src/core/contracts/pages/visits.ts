import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'

const name = z.string().max(200)

/** Body of the call that counts a page view. The server knows the rest from the request itself. */
export const viewBody = z.strictObject({
  profileId: id,
  path: z.string().min(1).max(2000),
  source: name.min(1),
  medium: name.default(''),
  campaign: name.default(''),
  /** Whether a visit begins with it. */
  isNew: z.boolean().default(false),
})

export type ViewBody = z.output<typeof viewBody>
