export const eventsMessages = {
  ended: 'This event has ended',
  calledOff: 'This event was called off',
  soldOut: 'Sold out',
  onSaleFrom: (date: string) => `On sale from ${date}`,
  salesEnded: 'Sales have ended',
  linkCopied: 'Link copied',
  calledOffMark: 'Called off',
  details: 'Details',
  allDates: 'All dates',
} as const
