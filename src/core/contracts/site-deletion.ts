import { z } from 'zod'
import { limits } from '@/src/core/limits'
import { accountMessages } from '@/src/core/messages/account'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** Body of `POST /profiles/{id}/deletion`. A stolen session alone must not take a site away. */
export const siteDeletionBody = z.strictObject({
  /** Of the site, typed by hand. */
  address: z.string().trim().min(1, ownerMessages.siteDeletion.wrongAddress).max(200),
  password: z.string().min(1, accountMessages.passwordRequired).max(limits.account.passwordMax),
})
export type SiteDeletion = z.output<typeof siteDeletionBody>
