export const ordersMessages = {
  stillToCome: (what: string) => `Still to come: ${what}`,
  keep: 'Keep your purchases in an account',
  keptOnceConfirmed: (email: string) =>
    `Log in or sign up with ${email}. What you bought is in your account as soon as that email is confirmed.`,
  givenBack: (amount: string) => `${amount} of it was given back to you.`,
  numberRequired: 'Order number is required',
  numberInvalid: 'An order number looks like 7KQ2-M4XD-9TRB',
  outOn: (date: string) => `Out on ${date}`,
  outSoon: 'Comes out soon',
  ordered: 'Ordered',
  preparing: 'We are packing your files. This takes a minute.',
  stillPreparing: 'This takes longer than usual. Please come back in a few minutes.',
} as const
