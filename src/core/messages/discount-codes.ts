export const discountCodesMessages = {
  unknown: 'This code is not valid.',
  notYet: 'This code is not valid yet.',
  ended: 'This code has ended.',
  usedUp: 'This code has been used up.',
  usedByYou: 'You have used this code already.',
  membersOnly: 'This code is for members. Log in with your membership to use it.',
  notForThese: 'This code is not for what is in your cart.',
  taken: 'You have a code with these letters already',
  letters: 'Use 2 to 40 letters, digits, - and _',
  endsBeforeStart: 'The code ends before it starts',
  endIsOver:
    'This time is over, so nobody could use the code. Choose a later one, or leave it empty.',
  percentRange: 'Use 1 to 100 percent',
  amountRequired: 'Say how much it takes off',
} as const
