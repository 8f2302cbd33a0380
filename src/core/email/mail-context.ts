import { limits } from '@/src/core/limits'

/** A square picture of a row: one that lies somewhere, or a PNG in itself, which is sent with the mail. */
export type MailRowPicture = {
  url: string
  alt: string
  /** Pixels. */
  width: number
}

/** A row of a list in a mail: a line of an order, a file to download. */
export type MailRow = {
  label: string
  detail?: string
  /** Stands at the end of the line. */
  amount?: string
  isTotal?: boolean
  /** Where the label leads. */
  url?: string
  /** Stands before the label. */
  picture?: MailRowPicture
}

/** What a mail shows besides its blocks' own settings. */
export type MailContext = {
  /** Where the site is, like `https://luna.example`; addresses in a mail must be whole. */
  origin: string
  /** The artist's postal address; empty when none is given. */
  address: string
  /** Where the receiver leaves the list; empty for mails that are no marketing. */
  unsubscribeUrl: string
  /** The values of variables that stand for several rows, by name: `order.lines`. */
  lists: Readonly<Record<string, readonly MailRow[]>>
  /** `#rrggbb` around the mail and behind its words; empty for the theme's. */
  colors: { background: string; innerBackground: string }
  /** Pixels that the block has across at most: mails are as wide as the artist says, where there is room. */
  room: number
}

export const emptyMailContext: MailContext = {
  origin: '',
  address: '',
  unsubscribeUrl: '',
  lists: {},
  colors: { background: '', innerBackground: '' },
  room: limits.email.maxWidthPx,
}
