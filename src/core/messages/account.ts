import { limits } from '@/src/core/limits'
import { emailAddressMessages } from '@/src/core/messages/email-address'
import { shownEmail } from '@/src/core/text/email-address'

export const accountMessages = {
  firstNameRequired: 'First name is required',
  firstNameTooLong: 'First name is too long',
  firstNameInvalid: 'First name is invalid',
  /** Stands below it: the specification gives the words above. */
  firstNameSigns: (signs: readonly string[]) =>
    `${signs.map((sign) => `“${sign}”`).join(' and ')} cannot stand in a first name here.`,
  lastNameTooLong: 'Last name is too long',
  lastNameInvalid: 'Last name is invalid',
  passwordRequired: 'Password is required',
  passwordTooShort: `Password is too short, should be at least ${limits.account.passwordMin} characters`,
  passwordTooLong: 'Password is too long',
  ...emailAddressMessages,
  passwordsDoNotMatch: 'Passwords do not match',
  resetLinkExpired: 'This link has expired. Request a new one.',
  resetLinkSent: (email: string) =>
    `If an account exists for ${shownEmail(email)}, we sent a link.`,
  confirmEmail: 'Confirm your email',
  confirmNeedsLogin:
    'Log in to the account that this mail is about. If you do not know its password, set a new one: that confirms your email too.',
  logInToConfirm: 'Log in to confirm',
  listsUnknown: 'Until then we do not show which lists you are on. You can join them.',
  askedToJoin: (email: string) =>
    `You asked to join. If the list needs it, we sent a link to ${shownEmail(email)}.`,
  sentAgain: 'We sent the link again. It may take a minute.',
  confirmationSent: (email: string) => `We sent a link to ${shownEmail(email)}.`,
  deleting:
    'Your comments, likes, votes and memberships go with it. Orders stay without your name. What you have yet to pick up is still yours: show the link to the order, which we mailed you.',
} as const
