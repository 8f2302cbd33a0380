import type { Handover } from '@/src/core/orders/fulfilment/handover'

const parcel = {
  pack: 'Mark as being packed',
  packedSaid: 'Marked as being packed.',
  ready: 'Mark as sent…',
  hint: 'The buyer gets a mail with it. The words may stay empty.',
  readySaid: 'Marked as sent. The buyer gets a mail.',
  arrived: 'Mark as delivered',
  arrivedSaid: 'Marked as delivered.',
  again: 'Send shipping mail again',
}

/** What an artist does with what cannot be downloaded, and what is said when it is done. */
export const handoverLabels: Readonly<Record<Handover, typeof parcel>> = {
  none: parcel,
  parcel,
  pickup: {
    pack: 'Mark as being made ready',
    packedSaid: 'Marked as being made ready.',
    ready: 'Ready to be picked up…',
    hint: 'Where and when, for example. The buyer gets a mail with it. It may stay empty.',
    readySaid: 'Marked as ready. The buyer gets a mail.',
    arrived: 'Mark as picked up',
    arrivedSaid: 'Marked as picked up.',
    again: 'Send pickup mail again',
  },
  both: {
    ...parcel,
    hint: 'The buyer gets a mail about the parcel, and one that the rest can be picked up. The words may stay empty.',
    readySaid: 'Marked as sent, and the rest as ready. The buyer gets a mail about each.',
    again: 'Send shipping and pickup mails again',
  },
}
