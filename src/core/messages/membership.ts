export const membershipMessages = {
  chooseTier: 'Choose a tier',
  alreadyOnTier: "You're already on this tier",
  renewsOn: (date: string) => `Renews on ${date}. Cancel any time.`,
  fromPrice: (price: string) => `from ${price}`,
  /** `least` is empty where the artist wants no minimum. */
  ownPrice: (least: string) => `Your price in dollars${least && `, at least ${least}`}`,
  join: (tier: string) => `Join ${tier}`,
  priceA: (price: string, interval: 'month' | 'year') => `${price} a ${interval}`,
  givenUntil: (date: string) => `Free until ${date}`,
  oldPriceUntil: (price: string, date: string) =>
    `Come back until ${date}, and you pay what you paid before: ${price}.`,
  oldPrice: (price: string) => `Welcome back. You pay what you paid before: ${price}.`,
  paymentFailed: 'Your last payment failed. Update your card.',
  openUntil: (date: string) => `Your membership stays open until ${date}.`,
  isEnding: 'Your membership is ending now.',
  endsOn: (date: string) => `Ends on ${date}`,
  endsByItself: (date: string) => `It ends by itself on ${date}.`,
  becomes: (tier: string, date: string) => `Changes to ${tier} on ${date}.`,
  paidNow: (price: string) => `You paid ${price} for it now.`,
  changesNow: (price: string) =>
    `You pay ${price} now: what the rest of your current period costs more.`,
  changesNowFree: 'The change is free until your next payment.',
  newPeriod: (price: string) =>
    `You pay ${price} now, with what is left of your current period taken off.`,
  changesLater: (date: string) => `Changes on ${date}. Until then everything stays as it is.`,
  endingFirst:
    'Your membership is going to end. Choose “Keep my membership” under My Account first, then you can change it.',
  cancelForFree: 'End your membership first, then join for free.',
  free: 'Free',
  renews: (price: string, date: string) => `${price}. Renews on ${date}.`,
  cancel: 'End membership',
  leave: 'Leave',
  cancelTitle: 'End your membership?',
  cancelText: (date: string) =>
    `You keep it until ${date}, and pay nothing more. You can take this back until then.`,
  cancelOverdueText:
    'It ends at once, and you pay nothing more: neither the payment that failed nor a later one.',
  leaveText: 'What is only for members is closed to you at once.',
  resume: 'Keep my membership',
  keepAsItIs: 'Keep it as it is',
  changeCard: 'Card and payments',
  updateCard: 'Update your card',
  joined: (tier: string) => `You are in: ${tier}.`,
  changed: (tier: string, price: string) => `From now on you are on ${tier}, for ${price}.`,
  confirming: 'We are confirming your payment.',
  needsAccount: 'Log in or sign up to become a member. Your cart stays as it is.',
  onlyOne: 'One order can start one membership',
  addToCart: 'Add to cart',
  payTogether: 'Pay it together with what is in your cart.',
  isGiven: (date: string) => `You have a membership until ${date}. You can join after that.`,
  isGivenForGood:
    'You have a membership without an end. To pay for one, leave it first under My Account.',
} as const
