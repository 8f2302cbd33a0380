export const cartMessages = {
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
