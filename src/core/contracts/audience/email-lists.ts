import { z } from 'zod'
import { emailField } from '@/src/core/contracts/email-address'
import { id } from '@/src/core/contracts/ids'
import { emailListMessages } from '@/src/core/messages/email-list'

export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed', 'unreachable'] as const
export type SubscriberStatus = (typeof subscriberStatuses)[number]

/** What the status of such an address is called in files of a list. */
export const unreachableInFiles = 'cannot be reached'

export const subscriberSources = ['form', 'account', 'import', 'automation'] as const
export type SubscriberSource = (typeof subscriberSources)[number]

/** A list as the block that joins it needs it. */
export type EmailListView = {
  id: string
  /** New addresses are asked by mail to confirm. */
  doubleOptIn: boolean
}

const text = emailListMessages

/** What the email list block asks for. */
export const joinFields = z.strictObject({
  email: emailField({
    required: text.emailRequired,
    tooLong: text.emailInvalid,
    invalid: text.emailInvalid,
  }),
})

/** Body of `POST /public/email-lists/join`. */
export const joinBody = joinFields.extend({ emailListId: id, profileId: id })

/** Body of `POST /public/email-lists/confirm`: the secret of a mailed link. */
export const confirmBody = z.strictObject({
  token: z.string(text.linkUnknown).regex(/^[\w-]{43}$/, text.linkUnknown),
})

/** Body of `…/unsubscribe`: the same secret, or that of a newsletter, which only lets its holder leave. */
export const unsubscribeBody = z.strictObject({
  token: z
    .string(text.linkUnknown)
    .regex(/^([a-z]{1,10}\.[\da-f-]{36}\.)?[\w-]{43}$/, text.linkUnknown),
})

/** Body of `POST /subscribers/reach-again`: an address of the artist's that mails are tried at once more. */
export const reachAgainBody = z.strictObject({ profileId: id, email: joinFields.shape.email })

/** The same secrets in an address, where mail programs may have added more. */
export const confirmQuery = z.object(confirmBody.shape)
export const unsubscribeQuery = z.object(unsubscribeBody.shape)

/** Dates in such a column are one value: that there is one is what counts. */
export const dateValue = '<date>'
