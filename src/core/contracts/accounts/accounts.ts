import { z } from 'zod'
import { email } from '@/src/core/contracts/email-address'
import { id } from '@/src/core/contracts/ids'
import { limits } from '@/src/core/limits'
import { accountMessages } from '@/src/core/messages/account'
import { errorsMessages } from '@/src/core/messages/errors'

const { firstNameMax, lastNameMax, passwordMin, passwordMax } = limits.account
const text = accountMessages

/** Letters of any language, their accents, and spaces. */
const lettersAndSpaces = /^[\p{L}\p{M} ]+$/u

export const firstName = z
  .string(text.firstNameRequired)
  .trim()
  .min(1, { error: text.firstNameRequired, abort: true })
  .max(firstNameMax, text.firstNameTooLong)
  .regex(lettersAndSpaces, text.firstNameInvalid)

/** Letters and marks of any script, spaces, apostrophes, hyphens, full stops, and what joins letters. */
const lastNameSigns = /^(?:[\p{L}\p{M}\p{Pd} .'’‘‛`´′＇՚׳]|\u200c|\u200d)*$/u

/** Empty for people with one name. */
export const lastName = z
  .string(text.lastNameInvalid)
  .trim()
  .max(lastNameMax, text.lastNameTooLong)
  .regex(lastNameSigns, text.lastNameInvalid)

const newPassword = z
  .string(text.passwordRequired)
  .min(1, { error: text.passwordRequired, abort: true })
  .min(passwordMin, text.passwordTooShort)
  .max(passwordMax, text.passwordTooLong)

/** A password to be compared; older ones may be longer than new ones. */
const givenPassword = z
  .string(text.passwordRequired)
  .min(1, text.passwordRequired)
  .max(passwordMax * 8)

/** What the sign-up form asks for. */
export const signUpFields = z.strictObject({ email, password: newPassword, firstName, lastName })

export type SignUpFields = z.output<typeof signUpFields>

/** Body of `POST /public/accounts`. */
export const signUpBody = signUpFields.extend({ profileId: id, lastName: lastName.default('') })

/** What the login form asks for. */
export const loginFields = z.strictObject({
  email,
  password: givenPassword,
})

export type LoginFields = z.output<typeof loginFields>

/** Body of `POST /sessions`. */
export const loginBody = loginFields.extend({ profileId: id })

/** What the form for names asks for. */
export const nameFields = z.strictObject({ firstName, lastName })

/** Body of `PATCH /accounts/me`. */
export const changeNamesBody = nameFields
  .partial()
  .refine((names) => Object.keys(names).length > 0, errorsMessages.validationFailed)

/** What the form for a forgotten password asks for. */
export const forgotPasswordFields = z.strictObject({ email })

/** Body of `POST /public/passwords/forgot`. */
export const forgotPasswordBody = forgotPasswordFields.extend({ profileId: id })

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

/** Body of `POST /accounts/me/password`; ends all other sessions. */
export const changePasswordBody = z
  .strictObject({
    currentPassword: givenPassword,
    password: newPassword,
    confirmPassword: z.string(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: text.passwordsDoNotMatch,
  })
export type ChangePasswordBody = z.output<typeof changePasswordBody>

/** Body of `POST /accounts/me/email`. The address changes when its mailed link is used. */
export const changeEmailBody = z.strictObject({ email, password: givenPassword })
export type ChangeEmailBody = z.output<typeof changeEmailBody>

/** Body of `POST /public/accounts/confirm-email`: the secret of a mailed link. */
export const confirmEmailBody = z.strictObject({ token: z.string().min(1).max(200) })

/** Body of `DELETE /accounts/me`. */
export const deleteAccountBody = z.strictObject({ password: givenPassword })

/** Path of `DELETE /accounts/me/sessions/{id}`. */
export const sessionParams = z.object({ id: z.string().regex(/^[\w-]{43}$/) })

/** Which mails a visitor wants besides those of lists: news for members, notices about posts. */
export const mailSettings = z.strictObject({ news: z.boolean(), posts: z.boolean() })
export type MailSettings = z.output<typeof mailSettings>

/** Body of `PATCH /accounts/me/mail-settings`; what is left out stays. */
export const mailSettingsBody = mailSettings.partial()

/** Body of `PATCH /accounts/me/email-lists`. */
export const subscriptionBody = z.strictObject({ emailListId: id, isSubscribed: z.boolean() })
export type SubscriptionBody = z.infer<typeof subscriptionBody>
