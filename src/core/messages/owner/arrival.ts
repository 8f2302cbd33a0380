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
    logIn: {
      title: 'Log in',
      lede: 'To your site, your store and your fans.',
      passwordRequired: 'Please enter your password.',
      send: 'Log in',
      forgot: 'Forgot your password?',
    },
    forgotPassword: {
      title: 'Forgot your password?',
      lede: 'We send you a link to choose a new one.',
      send: 'Send the link',
      again: 'Send it again',
      sent: (email: string) =>
        `If you work here as ${email}, a mail with the link is on its way. It works for one hour.`,
      toLogIn: 'Back to log in',
      isLoggedIn: 'You are logged in. You can choose a new password in your account.',
      toAccount: 'Your account',
    },
  },
} as const
