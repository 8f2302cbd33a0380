/** What only the server, mails and the admin say: pages of visitors load none of it. */
export const membershipAnswers = {
  keepsOther: 'You have another membership. It has to end first.',
  recommended: 'Recommended',
  noCard: 'No card needed',
  orPrice: (price: string) => `or ${price}`,
  payWhatYouWant: 'Pay What You Want',
  oldPriceWaits: (days: number) =>
    `If you come back within ${days} days, you pay what you paid before.`,
  movedTier: (from: string, to: string) => `You moved from “${from}” to “${to}”.`,
  movedInterval: (tier: string, interval: 'month' | 'year') =>
    `You pay for “${tier}” by the ${interval} now.`,
  movedPrice: (tier: string) => `The price you pay for “${tier}” has changed.`,
  cardDeclined: 'Your card was declined. Update your card, then try again.',
  notPaidFor: 'There is nothing to pay for this membership.',
  accountLost:
    'This membership was paid to an account that is not in use any more. End it, then you can join again.',
  line: (tier: string, interval: 'month' | 'year') =>
    `${tier}, ${interval === 'year' ? 'yearly' : 'monthly'} membership`,
  sold: (tier: string) => `${tier}, membership`,
  thenEvery: (price: string, interval: 'month' | 'year') =>
    `Then ${price} every ${interval}, until you cancel`,
  pricesLater: 'Prices for members begin with your next order',
  runsAlready: 'You are a member already. You can change your membership on your account page.',
  startedTwice: 'The membership was running already, so its price goes back',
  wasExtra: 'For a change within a period that was paid before.',
  wasPaidTwice: 'Paid twice by mistake. It goes back by itself, and is no sale.',
  paidTwice: 'You paid for it twice, so the second payment goes back. Your membership goes on.',
  refundGoesOn:
    'The membership goes on when only its price goes back, or when it was renewed since. Otherwise it ends when everything goes back.',
  accountGone: 'Paid after the account was deleted, so the payment goes back.',
  started: 'Started',
  priceRange: (least: string) => `Write ${least} or more, or nothing.`,
  wholePercent: 'Write whole percent, 0 to 100.',
  endInPast: 'The last day has to be in the future.',
  noSuchAccount: 'Nobody with this email has an account on your site.',
  notGiven: 'Only what you have given can be taken back. Members end their own.',
  hadMembers:
    'Somebody was a paying member of this tier. Take it off your site instead: untick “Can be joined”.',
  hasPosts: (count: number) =>
    count === 1
      ? 'A post is for members of this tier. Say under “Posts of this tier” what becomes of it, then delete the tier.'
      : `${count} posts are for members of this tier. Say under “Posts of this tier” what becomes of them, then delete the tier.`,
  hasProducts: (count: number) =>
    count === 1
      ? 'A product is for members of this tier. Say there under “Who may buy it” who may from now on, then delete the tier.'
      : `${count} products are for members of this tier. Say there under “Who may buy it” who may from now on, then delete the tier.`,
  givenKeepsPaid: 'This person has a paid membership.',
  hasMembers: (count: number) =>
    count === 1
      ? 'Somebody is a member of this tier. Take it off your site instead: untick “Can be joined”.'
      : `${count} people are members of this tier. Take it off your site instead: untick “Can be joined”.`,
} as const
