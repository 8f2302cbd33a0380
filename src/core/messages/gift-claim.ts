import { shownEmail } from '@/src/core/text/email-address'

/** Texts for the recipient, on the page where a gift is claimed. */
export const giftClaimMessages = {
  expired:
    'This gift was not claimed in time, so it cannot be claimed any more. Whoever gave it to you can tell you more.',
  revoked: 'This gift was taken back. Whoever gave it to you can tell you more.',
  notLoaded: 'Your gift could not be loaded',
  linkDead: 'This link does not work any more. Perhaps a newer one was sent to you.',
  for: (recipient: string, giver: string) => `${recipient}, this is for you. From ${giver}`,
  claimedAlready:
    'This gift has been claimed already. If that was you, use the link in the mail that you got then.',
  until: (date: string) => `It waits for you until ${date}.`,
  intoAccount: (email: string) => `It goes into your account, ${shownEmail(email)}.`,
  whereTo: 'Where shall it be sent?',
  comesTo: (address: string) => `It will be sent to ${address}.`,
  pickup: 'You pick this up yourself. Show this page when you come.',
  outOn: (date: string) => `It can be downloaded from ${date} on.`,
  outSoon: 'It can be downloaded soon.',
  keepLink: 'We mailed you the link to this page. Keep it: it is yours alone.',
  cancelledForYou:
    'This event was called off, so its tickets cannot be claimed any more. What was paid for them goes back to whoever bought them.',
  otherCountry: (country: string) =>
    `Shipping was paid to ${country}, so it can only be sent there.`,
  livesElsewhere: 'Do you live elsewhere? The artist can let it go to your country.',
  writeToArtist: 'Write to the artist',
} as const
