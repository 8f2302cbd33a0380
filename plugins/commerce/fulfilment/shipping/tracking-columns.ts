import { foldText } from '@/src/core/text/fold-text'

/** What is read of a file with tracking numbers. */
export const trackingFields = ['order', 'trackingNumber', 'carrier', 'sentAt'] as const
export type TrackingField = (typeof trackingFields)[number]

/** Where each stands, from 0; what is not there is missing. */
export type TrackingColumns = Partial<Record<TrackingField, number>>

/**
 * How services that sell labels call their columns, without anything but letters: of Pirate Ship, Royal Mail
 * Click & Drop, Sendcloud, Shippo, DHL, and of what people write by hand. Those that stand first win.
 */
const headings: Readonly<Record<TrackingField, readonly string[]>> = {
  order: [
    ...['ordernumber', 'orderreference', 'orderid', 'orderno', 'order', 'channelreference'],
    ...['reference', 'customerreference', 'shipmentreference', 'sendungsreferenz', 'referenz'],
    ...['rubberstamp', 'bestellnummer', 'externalreference'],
  ],
  trackingNumber: [
    ...['trackingnumber', 'trackingno', 'tracking', 'trackingid', 'trackingcode'],
    ...['sendungsnummer', 'shipmentnumber', 'barcode', 'consignmentnumber', 'parcelnumber'],
  ],
  carrier: ['carrier', 'carriername', 'shippingcarrier', 'provider', 'courier', 'zusteller'],
  sentAt: [
    ...['shipdate', 'shippeddate', 'despatchdate', 'dispatchdate', 'dateshipped', 'shippedat'],
    ...['shippingdate', 'date', 'datum', 'transactiondate', 'createdat'],
  ],
}

/** The columns of a file by its first row; null when it says neither orders nor numbers. */
export function trackingColumns(first: readonly string[]): TrackingColumns | null {
  const names = first.map((cell) => foldText(cell).replace(/[^a-z]/g, ''))
  const columns: TrackingColumns = {}
  for (const field of trackingFields) {
    const name = headings[field].find((heading) => names.includes(heading))
    if (name !== undefined) {
      columns[field] = names.indexOf(name)
    }
  }
  return columns.order !== undefined && columns.trackingNumber !== undefined ? columns : null
}

/** ISO time of a day as files write it; undefined for none, and for one that could be two. */
export function readDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text.trim()) ?? []
  const [, dotDay, dotMonth, dotYear] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(text.trim()) ?? []
  const parts = year ? [year, month, day] : dotYear ? [dotYear, dotMonth, dotDay] : null
  if (!parts) {
    return undefined
  }
  const [y = 0, m = 0, d = 0] = parts.map(Number)
  const date = new Date(Date.UTC(y, m - 1, d, 12))
  return date.getUTCMonth() === m - 1 && date.getUTCDate() === d ? date.toISOString() : undefined
}
