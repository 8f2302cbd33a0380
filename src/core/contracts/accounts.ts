import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'
import { limits } from '@/src/core/limits'
import { messages } from '@/src/core/messages'

const { firstNameMax, emailMax, passwordMin, passwordMax } = limits.account
const text = messages.account

/** Letters of any language, their accents, and spaces. */
const lettersAndSpaces = /^[\p{L}\p{M} ]+$/u

export const firstName = z
  .string(text.firstNameRequired)
  .trim()
  .min(1, { error: text.firstNameRequired, abort: true })
  .max(firstNameMax, text.firstNameTooLong)
  .regex(lettersAndSpaces, text.firstNameInvalid)

export const lastName = z
  .string(text.lastNameRequired)
  .trim()
  .min(1, { error: text.lastNameRequired, abort: true })
  .max(firstNameMax, text.lastNameTooLong)
  .regex(lettersAndSpaces, text.lastNameInvalid)

export const email = z
  .string(text.emailRequired)
  .trim()
  .min(1, { error: text.emailRequired, abort: true })
  .max(emailMax, text.emailTooLong)
  .toLowerCase()
  .check(z.email(text.emailInvalid))

const newPassword = z
  .string(text.passwordRequired)
  .min(1, { error: text.passwordRequired, abort: true })
  .min(passwordMin, text.passwordTooShort)
  .max(passwordMax, text.passwordTooLong)

/** What the sign-up form asks for. */
export const signUpFields = z.strictObject({ email, password: newPassword, firstName, lastName })

/** Body of `POST /public/accounts`. */
export const signUpBody = signUpFields.extend({ profileId: id })

/** What the login form asks for. */
export const loginFields = z.strictObject({
  email,
  password: z
    .string(text.passwordRequired)
    .min(1, text.passwordRequired)
    .max(passwordMax * 8),
})

/** Body of `POST /sessions`. */
export const loginBody = loginFields.extend({ profileId: id })

/** Body of `PATCH /accounts/me`. */
export const changeNamesBody = z
  .strictObject({ firstName, lastName })
  .partial()
  .refine((names) => Object.keys(names).length > 0, messages.errors.validationFailed)

/** Body of `POST /public/passwords/forgot`. */
export const forgotPasswordBody = z.strictObject({ profileId: id, email })

/** What the reset form asks for. */
export const resetPasswordFields = z
  .strictObject({ password: newPassword, confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: text.passwordsDoNotMatch,
  })

/** Body of `POST /public/passwords/reset`. */
export const resetPasswordBody = z
  .strictObject({
    token: z.string().min(1).max(200),
    password: newPassword,
    confirmPassword: z.string(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: text.passwordsDoNotMatch,
  })

/** A visitor as they see themselves. */
export type Account = {
  id: string
  firstName: string
  lastName: string
  email: string
  membership: {
    membershipTierId: string
    status: string
    interval: 'none' | 'month' | 'year'
    /** ISO date and time; null for tiers without an end. */
    currentPeriodEnd: string | null
  } | null
}

/** Answer of sign-up and login. The token goes into `Authorization: JWT <token>`. */
export type SignedIn = { token: string; account: Account }
