import { shownEmail } from '@/src/core/text/email-address'

const mayHaveBeenSent = (names: string) => `It may have been sent to ${names} already.`

export const ordersMessages = {
  invoices: {
    invoice: 'Invoice',
    credit_note: 'Credit note',
    cancellation: 'Cancellation of a credit note',
  },
  invoiceFor: ({ name, vatId }: { name: string; vatId: string }) =>
    `Invoice for ${name}${vatId && `, VAT ID ${vatId}`}`,
  stillToCome: (what: string) => `Still to come: ${what}`,
  toTell: (names: string, maybeTold: string) =>
    `You agreed to tell ${names} about this purchase. ${maybeTold ? mayHaveBeenSent(maybeTold) : 'It was not sent yet.'}`,
  withdrawConsent: 'Do not tell them',
  consentWithdrawn: (maybeTold: string) =>
    maybeTold
      ? `Taken back. ${mayHaveBeenSent(maybeTold)} Nothing more is sent.`
      : 'Taken back. Nothing of this purchase is sent to them.',
  keep: 'Keep your purchases in an account',
  keptOnceConfirmed: (email: string) =>
    `Log in or sign up with ${shownEmail(email)}. What you bought is in your account as soon as that email is confirmed.`,
  givenBack: (amount: string) => `${amount} of it was given back to you.`,
  numberRequired: 'Order number is required',
  numberInvalid: 'An order number looks like 7KQ2-M4XD-9TRB',
  outOn: (date: string) => `Out on ${date}`,
  outSoon: 'Comes out soon',
  ordered: 'Ordered',
  preparing: 'We are packing your files. This takes a minute.',
  stillPreparing: 'This takes longer than usual. Please come back in a few minutes.',
} as const

export const deliveryMessages = {
  downloadAs: (formats: string) => `Download as ${formats}`,
  bonusFiles: (count: number) => (count === 1 ? 'a bonus file' : `${count} bonus files`),
  withDownload: 'with the download',
  editionWithDownload: 'The download comes with it, at once.',
  editions: { digital: 'Download', shipping: 'By post', pickup: 'Picked up' },
  edition: 'Edition',
} as const

export const codesMessages = {
  keepUsed:
    'Some of these codes were used, so they stay. Set a date until which they can be entered instead.',
  endIsOver:
    'This time is over, so nobody could enter the codes. Choose a later one, or leave it empty.',
  unknown: 'This code is not valid. Please check it and try again.',
  used: 'This code was used already.',
  expired: 'This code has expired.',
  required: 'Please enter your code',
  title: 'Redeem a code',
  lede: 'Enter the code from your card and the email that your music shall go to.',
} as const
