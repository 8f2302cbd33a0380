import type { BoardColumn } from '@/src/core/orders/fulfilment/board-column'

const count = (orders: number) => (orders === 1 ? '1 order' : `${orders} orders`)

/** Texts for artists about what is to be done for orders. */
export const ownerOrdersMessages = {
  orderBoard: {
    title: 'Orders',
    count,
    columns: {
      pack: { name: 'To pack', rule: 'Paid, with something that can go now.' },
      wait: { name: 'Waiting', rule: 'Not paid yet, or not out yet.' },
      look: { name: 'Needs a look', rule: 'Something is odd. Open it to see what.' },
      done: { name: 'Done', rule: 'Sent, delivered, downloaded or over.' },
    } satisfies Record<BoardColumn, { name: string; rule: string }>,
    /** What a column says that is empty. */
    none: {
      pack: 'Nothing to pack. Time for music.',
      wait: 'Nothing is waited for.',
      look: 'All is well.',
      done: 'Nothing is done yet.',
    } satisfies Record<BoardColumn, string>,
    empty: {
      title: 'No orders yet',
      text: 'What fans buy stands here, from the payment to the parcel. The first comes with the first sale.',
      button: 'See your store',
    },
    notFound: 'No order fits. Other words, or other days?',
    more: 'Show more',
    search: 'Number, name, address or product',
    chosen: (orders: number) => `${count(orders)} chosen`,
    tooMany: (most: number) => `At most ${most} can be chosen at once; these are the first.`,
  },
  orderPapers: {
    slips: 'Packing slips',
    labels: 'Address labels',
    order: (number: string, day: string) => `Order ${number}, ${day}`,
    pieces: 'Pieces',
    what: 'What',
    packed: 'Packed',
    giftFrom: (name: string) => `A gift from ${name}`,
    nothing:
      'Nothing of these orders can be packed: they are not paid, not out yet, or have no address.',
    letters:
      'Letters of other scripts than Latin, Greek and Cyrillic come out as boxes: write those by hand.',
  },
  orderTracking: {
    title: 'Tracking numbers from a file',
    about:
      'The CSV file that your label service gives you, or one of your own with columns for the order and its tracking number. You see first what it says.',
    choose: 'Choose a file',
    noColumns:
      'This file needs a first line with a column for the order number and one for the tracking number.',
    tooMany: (most: number) => `A file may have ${most} orders. Cut it in two.`,
    nothing: 'No order of this file can be sent.',
    states: {
      ready: 'Will be sent',
      already: 'Was sent before',
      notReady: 'Cannot go now',
      unknown: 'No order of yours',
      noNumber: 'No number',
      twice: 'In the file twice',
    },
    send: (orders: number) => `Mark ${count(orders)} as sent`,
  },
  orderShipping: {
    needsLook: 'It needs a look first.',
    already: 'It was sent before.',
    notPaid: 'It is not paid.',
    nothingToSend: 'Nothing of it is to be sent.',
    about:
      'Each buyer gets one mail. What is not out yet stays, and so does what needs a look. Carrier and numbers may stay empty.',
    outcomes: { sent: 'Sent', partly: 'Partly sent', already: 'Not again', refused: 'Not sent' },
    summary: (sent: number, others: number) => {
      const gone = `${count(sent)} ${sent === 1 ? 'was' : 'were'} sent`
      return others > 0 ? `${gone}, ${others} ${others === 1 ? 'was' : 'were'} not.` : `${gone}.`
    },
  },
} as const
