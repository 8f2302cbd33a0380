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
