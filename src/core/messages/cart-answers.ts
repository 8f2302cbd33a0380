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
} as const
