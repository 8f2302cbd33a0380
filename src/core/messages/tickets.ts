export const ticketsMessages = {
  states: { valid: 'Good', used: 'Used', void: 'Not valid any more' },
  none: 'No tickets yet',
  keptHere: 'Tickets that you buy or get as a gift are kept here.',
  show: 'Show these at the door, on your phone or printed. Each lets one person in, once.',
} as const
