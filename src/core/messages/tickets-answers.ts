/** What only the server, mails and the admin say: pages of visitors load none of it. */
export const ticketsAnswers = {
  noAnswer: 'No connection. Please try again.',
  camera: {
    refused:
      'The camera may not be used. Allow it in the settings of your browser, or type the code.',
    none: 'There is no camera here. Please type the code.',
    failed: 'The camera could not be started. Please type the code.',
  },
  door: {
    failed: 'Not checked in',
    undoFailed: 'Not taken back',
    maybeThisOne: 'Was that a moment ago? Then it was this ticket, whose answer got lost.',
    undone: (name: string) => `${name} is not in any more`,
    usedAt: (time: string) => `Used at ${time}`,
    isFor: (event: string) => `This ticket is for ${event}`,
    titles: {
      in: 'Welcome',
      used: 'Already used',
      void: 'Not valid any more',
      wrong_event: 'Another event',
      event_cancelled: 'This event was called off',
      unknown: 'No such ticket',
    },
  },
  cancelled: {
    why: {
      bought: 'You get this mail because you bought tickets for this event.',
      holds: 'You get this mail because you have tickets for this event.',
      given:
        'You get this mail because somebody gave you tickets for this event. You had not claimed them yet, and need do nothing.',
    },
    title: 'This event is called off',
    explained: 'Its tickets are not sold any more, and the door lets nobody in.',
    left: (orders: number) =>
      orders === 0
        ? 'No order has tickets that are still good.'
        : `${orders === 1 ? 'One order has' : `${orders} orders have`} tickets that are still good.`,
    action: 'Refund all tickets and tell the holders',
    sure: 'Everybody gets back what they paid for their tickets, and a mail that the event does not take place. This cannot be taken back.',
    started: (orders: number) =>
      orders === 0
        ? 'Nobody has a ticket.'
        : `The tickets of ${orders === 1 ? 'one order' : `${orders} orders`} are being taken back. How far each is stands with the order.`,
    notCancelled: 'Set the event to “Called off” first.',
    reason: (event: string) => `“${event}” was called off.`,
  },
  moved: {
    title: 'Date or place changed',
    explained: (holders: number) =>
      `${holders === 1 ? 'One person with tickets was' : `${holders} people with tickets were`} told another date or place.`,
    action: 'Tell them by mail',
    started: (holders: number) =>
      holders === 0
        ? 'Everybody knows already.'
        : `${holders === 1 ? 'One mail is' : `${holders} mails are`} being written: you find them in the mail log.`,
  },
} as const
