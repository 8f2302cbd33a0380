import { limits } from '@/src/core/limits'

export const contactMessages = {
  title: 'Contact Me',
  nameRequired: 'Name is required',
  nameTooLong: 'Name is too long',
  emailInvalid: 'Invalid email address',
  messageTooShort: `Message must be at least ${limits.contact.messageMin} characters`,
  messageTooLong: `Message must be at most ${limits.contact.messageMax} characters`,
  sent: 'Message sent successfully',
  failed: 'Failed to send message',
  needsScript: 'This form needs JavaScript, which is switched off here.',
} as const
