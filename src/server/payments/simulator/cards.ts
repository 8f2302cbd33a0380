/**
 * Stripe's test cards, by their last digits: what becomes of a first payment, and of those that follow
 * without the buyer.
 */
export const cards = {
  '4242': { label: '4242 4242 4242 4242: pays', now: 'pay', later: 'pay' },
  '0002': { label: '4000 0000 0000 0002: is declined', now: 'decline', later: 'decline' },
  '3155': { label: '4000 0025 0000 3155: asks for a confirmation', now: 'confirm', later: 'pay' },
  '0341': {
    label: '4000 0000 0000 0341: pays once, then is declined',
    now: 'pay',
    later: 'decline',
  },
  async: { label: 'Bank account: pays days later', now: 'process', later: 'pay' },
} as const

export type Card = keyof typeof cards

export const isCard = (value: unknown): value is Card => typeof value === 'string' && value in cards
