import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'

/** Path of the calls about a fan who may not comment. */
export const blockedCommenterParams = z.object({ profileId: id, accountId: id })

/** Body of `PUT /profiles/{profileId}/blocked-commenters/{accountId}`. */
export const blockCommenterBody = z.strictObject({
  /** Hides what the fan has said so far, too. */
  hideComments: z.boolean().default(false),
})
