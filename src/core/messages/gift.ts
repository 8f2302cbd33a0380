import { limits } from '@/src/core/limits'

export const giftMessages = {
  nameRequired: 'Recipient name is required',
  nameTooLong: 'Recipient name is too long',
  emailRequired: 'Recipient email is required',
  emailInvalid: 'Invalid email',
  messageTooLong: `Message must be at most ${limits.gift.messageMax} characters`,
  to: (name: string) => `Gift for ${name}`,
  onDay: (gift: string, day: string) => `${gift}, on ${day}`,
  giverTooLong: 'Your name is too long',
  dateTooFar: `Choose a date within the next ${limits.gift.deliverDaysMax} days`,
  dateRequired: 'Choose a date',
  datePassed: 'This date has passed. Choose another one.',
  sendAtOnce: 'Send right after I paid',
  notYourself: 'Use a different email for a gift.',
  somebody: 'Somebody',
  sentAgain: 'Sent again.',
  waitsFor: (date: string) => `Will be sent on ${date}`,
  undelivered: 'The mail could not be delivered. Correct the address, or send it again.',
  corrected: 'The address is corrected.',
  keptHere: 'Gifts that you give and get are kept here.',
  fromOn: (giver: string, date: string) => `From ${giver}, ${date}`,
  states: {
    pending_payment: 'Waits for your payment',
    scheduled: 'Waits for its day',
    sent: 'Sent, not opened yet',
    claimed: 'Claimed',
    failed: 'Could not be delivered',
    expired: 'Not claimed in time',
    cancelled: 'Taken back',
  },
  countryAtCheckout: 'Country the gift goes to',
  countryAtCheckoutHint:
    'Choose where its recipient lives: shipping is paid to that country, and they give the address later.',
  sameCountry:
    'Your gift goes to the same country as your own things. Its recipient gives the address later. For another country, order it by itself.',
} as const

export const giftMembershipMessages = {
  time: (months: number) =>
    months === 1 ? 'a month' : months === 12 ? 'a year' : `${months} months`,
  title: (time: string, tier: string) =>
    `${time.charAt(0).toUpperCase()}${time.slice(1)} of ${tier}`,
  costs: (times: number, price: string) =>
    `${times > 1 ? `${times} × ` : ''}${price}. Paid once, never renews.`,
  costsAtLeast: (price: string) => `${price} or more. Paid once, never renews.`,
  give: 'Give as a gift',
  howLong: 'For how long?',
  choice: (months: number) =>
    months === 1 ? 'One month' : months === 12 ? 'One year' : `${months} months`,
  paidOnce: 'You pay once. It never renews.',
  needsAccount: 'A membership belongs to an account. Sign up or log in, and it is yours.',
  startsNow: 'It begins now, or after what you were given before. Nothing to pay.',
  isYours: (date: string) => `You are in until ${date}.`,
  isOver: (date: string) => `It lasted until ${date}.`,
} as const
