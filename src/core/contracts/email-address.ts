import { z } from 'zod'
import { limits } from '@/src/core/limits'
import { emailAddressMessages } from '@/src/core/messages/email-address'
import { readEmail } from '@/src/core/text/email-address'

type Texts = { required: string; tooLong: string; invalid: string }

/** An email address in a body or a form, in the words of that form; it comes out as it is stored. */
export function emailField({ required, tooLong, invalid }: Texts) {
  return z
    .string(required)
    .trim()
    .min(1, { error: required, abort: true })
    .max(limits.account.emailMax, { error: tooLong, abort: true })
    .meta({ examples: ['ada@example.com'] })
    .transform((typed, context) => {
      const email = readEmail(typed)
      if (email === null) {
        context.addIssue({ code: 'custom', message: invalid })
        return z.NEVER
      }
      return email
    })
}

/** In the words of accounts and orders. */
export const email = emailField({
  required: emailAddressMessages.emailRequired,
  tooLong: emailAddressMessages.emailTooLong,
  invalid: emailAddressMessages.emailInvalid,
})
