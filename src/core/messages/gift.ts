import { limits } from '@/src/core/limits'
import { shownEmail } from '@/src/core/text/email-address'

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
  expired:
    'This gift was not claimed in time, so it cannot be claimed any more. Whoever gave it to you can tell you more.',
  revoked: 'This gift was taken back. Whoever gave it to you can tell you more.',
  sentAgain: 'Sent again.',
  notLoaded: 'Your gift could not be loaded',
  linkDead: 'This link does not work any more. Perhaps a newer one was sent to you.',
  for: (recipient: string, giver: string) => `${recipient}, this is for you. From ${giver}`,
  claimedAlready:
    'This gift has been claimed already. If that was you, use the link in the mail that you got then.',
  until: (date: string) => `It waits for you until ${date}.`,
  intoAccount: (email: string) => `It goes into your account, ${shownEmail(email)}.`,
  whereTo: 'Where shall it be sent?',
  comesTo: (address: string) => `It will be sent to ${address}.`,
  pickup: 'You pick this up yourself. Show this page when you come.',
  outOn: (date: string) => `It can be downloaded from ${date} on.`,
  outSoon: 'It can be downloaded soon.',
  keepLink: 'We mailed you the link to this page. Keep it: it is yours alone.',
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
  cancelledForYou:
    'This event was called off, so its tickets cannot be claimed any more. What was paid for them goes back to whoever bought them.',
  otherCountry: (country: string) =>
    `Shipping was paid to ${country}, so it can only be sent there.`,
  livesElsewhere: 'Do you live elsewhere? The artist can let it go to your country.',
  writeToArtist: 'Write to the artist',
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
