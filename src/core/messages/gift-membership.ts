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
