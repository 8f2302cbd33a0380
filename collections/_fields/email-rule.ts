import type { EmailField } from 'payload'
import { accountMessages } from '@/src/core/messages/account'
import { readEmail } from '@/src/core/text/email-address'

/**
 * What an address is, for every field of Payload's kind `email`. Its own rule refuses domains in letters beyond a–z,
 * also as the DNS has them: it takes no digit in the last part, which `xn--p1ai` has.
 */
export const emailRule: Pick<EmailField, 'type' | 'hooks' | 'validate'> = {
  type: 'email',
  hooks: {
    beforeValidate: [
      ({ value }) => (typeof value === 'string' ? (readEmail(value) ?? value) : value),
    ],
  },
  validate: (value: unknown, { required }: { required?: boolean }) =>
    (value ? readEmail(String(value)) !== null : !required) || accountMessages.emailInvalid,
}
