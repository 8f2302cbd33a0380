export const waitlistMessages = {
  ask: 'Tell me when tickets are free',
  asked: (email: string) => `You are on the waitlist. We write to ${email} when tickets are free.`,
  onSale: 'There are tickets again. Reload the page to get yours.',
  leaveQuestion: 'Do you want no more mails about free tickets of this event?',
  leave: 'Leave the waitlist',
  left: 'You are off the waitlist',
} as const
