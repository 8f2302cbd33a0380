export const pickupMessages = {
  onPage: 'You pick this up yourself. It is not sent.',
  atCheckout: 'What is to be picked up is not sent. We email you when it is ready.',
} as const
