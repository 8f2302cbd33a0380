export const cartMessages = {
  each: (price: string) => `${price} each`,
  title: 'My Cart',
  empty: 'Your cart is empty.',
  alreadyInCart: 'Item already in cart',
  selectColorAndSize: 'Please select color and size',
  outOfStock: 'This variant is out of stock',
  priceAtLeast: (min: string) => `Price must be at least $${min}`,
  onlyLeft: (count: number) => `Only ${count} left`,
  listedTwice: 'This item is in the cart twice',
  totalAtMost: (max: string) => `The total must be at most $${max}`,
  preorder: (day: string) => `Pre-order: out on ${day}`,
  membershipDetail: (interval: 'month' | 'year') =>
    interval === 'year' ? 'Yearly membership' : 'Monthly membership',
  giftMembershipDetail: 'Membership',
  pickupDetail: 'To be picked up',
} as const

export const discountCodesMessages = {
  unknown: 'This code is not valid.',
  notYet: 'This code is not valid yet.',
  ended: 'This code has ended.',
  usedUp: 'This code has been used up.',
  usedByYou: 'You have used this code already.',
  membersOnly: 'This code is for members. Log in with your membership to use it.',
  notForYou: 'This code is not for this email address.',
  notForThese: 'This code is not for what is in your cart.',
  taken: 'You have a code with these letters already',
  letters: 'Use 2 to 40 letters, digits, - and _',
  endsBeforeStart: 'The code ends before it starts',
  endIsOver:
    'This time is over, so nobody could use the code. Choose a later one, or leave it empty.',
  percentRange: 'Use 1 to 100 percent',
  amountRequired: 'Say how much it takes off',
} as const
