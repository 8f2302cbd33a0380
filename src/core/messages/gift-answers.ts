/** What only the server, mails and the admin say: pages of visitors load none of it. */
export const giftAnswers = {
  siteMoved: 'The site was moved before this was sent. Send it, unless it was sent from there.',
  notSent: 'The mail to the recipient could not be put together.',
  dayOver:
    'The day of this gift has passed. Send it right after you paid, or add it again with another day.',
  claimed: 'This gift has been claimed already.',
  beingClaimed: 'This gift is being claimed right now. Please try again.',
  cannotChange: 'This gift cannot be changed any more.',
  cancelled: 'This event was called off, so its tickets are not sent any more.',
  againTomorrow: 'This gift was sent again three times today. Please try tomorrow.',
  correctTomorrow: 'This address was corrected three times today. Please try tomorrow.',
  addressRequired: 'We need an address to send it to.',
  waitsForAddress: (names: string) =>
    `This waits for the address of ${names}: it is there once the gift is claimed.`,
  waitsForClaim: (names: string) =>
    `This waits for ${names}: it can be picked up once the gift is claimed.`,
  hasAddress: (title: string) => `“${title}” was claimed, and can be sent now.`,
  claimedChoice: (names: string) =>
    `${names} claimed this gift already. Choose whether they keep it.`,
} as const

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
