import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'
import { limits } from '@/src/core/limits'
import { messages } from '@/src/core/messages'

export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const
export type SubscriberStatus = (typeof subscriberStatuses)[number]

/** A list as the block that joins it needs it. */
export type EmailListView = {
  id: string
  /** New addresses are asked by mail to confirm. */
  doubleOptIn: boolean
}

const text = messages.emailList

/** What the email list block asks for. */
export const joinFields = z.strictObject({
  email: z
    .string(text.emailRequired)
    .trim()
    .min(1, { error: text.emailRequired, abort: true })
    .max(limits.account.emailMax, text.emailInvalid)
    .toLowerCase()
    .check(z.email(text.emailInvalid)),
})

/** Body of `POST /public/email-lists/join`. */
export const joinBody = joinFields.extend({ emailListId: id, profileId: id })

/** Body of `POST /public/email-lists/confirm` and `…/unsubscribe`: the secret of a mailed link. */
export const subscriberTokenBody = z.strictObject({
  token: z.string(text.linkUnknown).regex(/^[\w-]{43}$/, text.linkUnknown),
})

/** The same secret in an address, where mail programs may have added more. */
export const subscriberTokenQuery = z.object(subscriberTokenBody.shape)
