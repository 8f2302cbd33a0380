/** What only the server, mails and the admin say: pages of visitors load none of it. */
export const giftMembershipAnswers = {
  keepsPaid: (tier: string) =>
    `You pay for a membership here already, “${tier}”. Your gift waits: end that one, and claim this when it is over, or give this link to somebody else.`,
  isBeingPaid:
    'You are paying for a membership here right now. Your gift waits: come back within the hour.',
  keepsOther: (tier: string, date: string) =>
    `You have “${tier}” until ${date}. Your gift waits: claim it after that, and nothing is lost.`,
  keepsEndless: (tier: string) =>
    `You have “${tier}” without an end. Your gift waits: give this link to somebody else.`,
  tierGone: 'This tier does not exist any more. Please write to the artist.',
  isPromised:
    'Somebody was given a membership of this tier and has not claimed it yet. Take it off your site instead: untick “Can be joined”.',
  sold: (tier: string) => `${tier}, as a gift`,
} as const
