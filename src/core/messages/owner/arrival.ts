/** Texts for artists who are new here, and about a site that is not online yet. */
export const ownerArrivalMessages = {
  arrival: {
    byInvitation: 'Artists come here by invitation. Ask the people who run this platform for one.',
    isClosed: 'New sites cannot be made here by oneself.',
    address: {
      free: 'This address is free.',
      taken: 'Somebody has this address already.',
      reserved: 'This address is kept for the platform.',
      invalid: 'Use lower-case letters, digits and hyphens.',
    },
    nameRequired: 'Please enter the name you play under.',
  },
} as const
