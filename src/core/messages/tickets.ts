import { shownEmail } from '@/src/core/text/email-address'
export const ticketsMessages = {
  states: { valid: 'Good', used: 'Used', void: 'Not valid any more' },
  none: 'No tickets yet',
  keptHere: 'Tickets that you buy or get as a gift are kept here.',
  show: 'Show these at the door, on your phone or printed. Each lets one person in, once.',
} as const

export const eventsMessages = {
  ended: 'This event has ended',
  cancelled: 'This event was called off',
  soldOut: 'Sold out',
  onSaleFrom: (date: string) => `On sale from ${date}`,
  salesEnded: 'Sales have ended',
  linkCopied: 'Link copied',
  linkNotCopied: 'Copy the address of this page from above',
  cancelledMark: 'Called off',
  details: 'Details',
  allDates: 'All dates',
} as const

export const pickupMessages = {
  onPage: 'You pick this up yourself. It is not sent.',
  atCheckout: 'What is to be picked up is not sent. We email you when it is ready.',
} as const

export const waitlistMessages = {
  ask: 'Tell me when tickets are free',
  asked: (email: string) =>
    `You are on the waitlist. We write to ${shownEmail(email)} when tickets are free.`,
  onSale: 'There are tickets again. Reload the page to get yours.',
  leaveQuestion: 'Do you want no more mails about free tickets of this event?',
  leave: 'Leave the waitlist',
  left: 'You are off the waitlist',
} as const
