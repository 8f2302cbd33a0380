export const soldKinds = [
  'Music',
  'Merch',
  'Ticket',
  'Membership',
  'Gift membership',
  'Shipping',
  'Tip',
  'Other',
] as const

export type SoldKind = (typeof soldKinds)[number]

export type SoldThing = {
  currency: string
  kind: SoldKind
  /** Of the product or tier; '' for what is none. */
  id: string
  title: string
  /** Sold, less what went back. */
  units: number
  receivedMinor: number
  refundedMinor: number
  taxMinor: number
}
