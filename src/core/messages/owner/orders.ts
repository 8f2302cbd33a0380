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
  orderShipping: {
    needsLook: 'It needs a look first.',
    already: 'It was sent before.',
    notPaid: 'It is not paid.',
    nothingToSend: 'Nothing of it is to be sent.',
  },
} as const
