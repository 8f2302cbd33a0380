import { shownEmail } from '@/src/core/text/email-address'
/** What only the server, mails and the admin say: pages of visitors load none of it. */
export const cartAnswers = {
  atMostPerOrder: (count: number) => `At most ${count} per order`,
  priceChanged: (title: string, from: string, to: string) =>
    `The price of ${title} changed from $${from} to $${to}`,
  unavailable: (title: string) => `${title} is no longer available`,
  thisItem: 'This item',
  totalAtLeast: (min: string) => `The total must be at least $${min}`,
  memberPrice: (listPrice: string) => `Your price as a member, instead of ${listPrice}`,
  membersOnly: (whom: string) => `Only for ${whom}`,
  accounts: 'people who are logged in',
  payingMembers: 'paying members',
  membersOf: (tiers: string) => `members of ${tiers}`,
  codeTakes: (code: string, amount: string) => `${code} takes ${amount} off`,
  taxIncluded: (amount: string, name: string, percent: number) =>
    `Includes ${amount} ${name} (${percent} %)`,
  notShipped: (title: string, country: string) => `We don't ship ${title} to ${country}.`,
  notSetUp: (name: string) => `${name} has not set up payments yet.`,
  keyRequired: 'Send an Idempotency-Key header: a UUID made once for each cart',
  keyReused: 'This Idempotency-Key was used for another cart.',
  addressRequired: 'We need an address to ship to',
  shippingIncluded: 'Shipping is included',
} as const

/** What only the server, mails and the admin say: pages of visitors load none of it. */
export const ordersAnswers = {
  illegalMove: (from: string, to: string) => `Cannot change order from ${from} to ${to}`,
  nothingToTell: 'There is nothing to write to this buyer yet.',
  notOutYet: (title: string, day: string) =>
    `“${title}” comes out on ${day}, and can go after that.`,
  nothingToSend: 'A part of this has been sent already, or was given back.',
  linkSent: (email: string) =>
    `If there is such an order of ${shownEmail(email)}, its link is on its way there.`,
  downloadLimit: 'That is enough downloads for today. Please come back tomorrow.',
  downloadWithdrawn: 'This download was withdrawn.',
  downloadNotOut: 'This is not out yet.',
  /** What the link to an order says, by what it holds. */
  seeYour: {
    music: 'Download your music',
    preorder: 'See your pre-order',
    gift: 'See your gift',
    ticket: 'See your tickets',
    order: 'See your order',
  },
  partlyDelivered: 'Partly delivered',
  /** @param day empty: soon */
  comesOut: (title: string, day: string) => {
    const when = day ? `on ${day}` : 'soon'
    return title ? `“${title}” comes out ${when}.` : day ? `Out ${when}.` : 'Comes out soon.'
  },
  /** @param day empty: soon */
  giftGoesOut: (gifts: number, day: string) =>
    `${gifts === 1 ? 'The gift goes' : 'Gifts go'} out ${day ? `on ${day}` : 'soon'}.`,
  giftUndelivered: (gifts: number) =>
    `The mail${gifts === 1 ? ' with the gift' : 's with gifts'} could not be delivered.`,
} as const
