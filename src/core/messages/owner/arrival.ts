/** Texts for artists who are new here, and about a site that is not online yet. */
export const ownerArrivalMessages = {
  arrival: {
    confirmFirst:
      'The artist has to confirm their email address first, by the link in our mail. Until then this site sends no mail and stays offline.',
    byInvitation: 'Artists come here by invitation. Ask the people who run this platform for one.',
    isClosed: 'New sites cannot be made here by oneself.',
    address: {
      free: 'This address is free.',
      taken: 'Somebody has this address already.',
      reserved: 'This address is kept for the platform.',
      invalid: 'Use lower-case letters, digits and hyphens.',
    },
    nameRequired: 'Please enter the name you play under.',
    linkExpired: 'This link is used or too old. Send yourself a new one from your start page.',
    linkOfOther: 'This link belongs to another account. Log in with that one, then open it again.',
  },
} as const
