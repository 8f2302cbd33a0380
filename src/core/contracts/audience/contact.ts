import { z } from 'zod'
import { emailField } from '@/src/core/contracts/email-address'
import { id } from '@/src/core/contracts/ids'
import { limits } from '@/src/core/limits'
import { contactMessages } from '@/src/core/messages/email-list'

const text = contactMessages

/** What the contact form asks for. */
export const contactFields = z.strictObject({
  name: z.string(text.nameRequired).trim().min(1, text.nameRequired).max(120, text.nameTooLong),
  email: emailField({
    required: text.emailInvalid,
    tooLong: text.emailInvalid,
    invalid: text.emailInvalid,
  }),
  message: z
    .string(text.messageTooShort)
    .trim()
    .min(limits.contact.messageMin, text.messageTooShort)
    .max(limits.contact.messageMax, text.messageTooLong),
})

/** Body of `POST /public/websites/contact`. */
export const contactBody = contactFields.extend({
  profileId: id,
  /** A field that people do not see; whatever fills it in is no person. */
  website: z.string().max(200).optional(),
})
export type ContactBody = z.input<typeof contactBody>
