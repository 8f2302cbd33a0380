import { limits } from '@/src/core/limits'

export const emailListMessages = {
  emailRequired: 'Please enter your email',
  emailInvalid: 'Please enter a valid email',
  checkInbox: 'Check your inbox to confirm',
  // Said to everybody: nobody is to learn from it whether an address was on the list before.
  checkInboxIfLeft: 'If you left this list before, check your inbox to confirm',
  confirmed: 'You are on the list',
  unsubscribed: 'You are off the list',
  linkUnknown: 'This link is not valid any more.',
  label: 'Email',
  placeholder: 'you@example.com',
  join: 'Join',
  joining: 'Joining…',
} as const

export const contactMessages = {
  title: 'Contact Me',
  nameRequired: 'Name is required',
  nameTooLong: 'Name is too long',
  emailInvalid: 'Invalid email address',
  messageTooShort: `Message must be at least ${limits.contact.messageMin} characters`,
  messageTooLong: `Message must be at most ${limits.contact.messageMax} characters`,
  sent: 'Message sent successfully',
  failed: 'Failed to send message',
} as const
