import { expect, it } from 'vitest'
import { readDay, trackingColumns } from '@/plugins/commerce/fulfilment/shipping/tracking-columns'

it.each([
  [
    'Pirate Ship',
    ['Created Date', 'Recipient', 'Tracking Number', 'Carrier', 'Order ID', 'Ship Date'],
  ],
  ['Click & Drop', ['Order reference', 'Customer', 'Tracking number', 'Despatch date']],
  ['Sendcloud', ['Parcel ID', 'Carrier', 'Tracking number', 'Order number', 'Created at']],
  ['Shippo', ['Order Number', 'Transaction Date', 'Provider', 'Tracking Number']],
  ['DHL', ['Sendungsnummer', 'Sendungsreferenz', 'Empfänger']],
  ['a hand', ['order no.', 'TRACKING']],
])('knows the columns of %s', (_name, first) => {
  const columns = trackingColumns(first)
  expect(first[columns?.order ?? -1]).toMatch(/order|reference|referenz/i)
  expect(first[columns?.trackingNumber ?? -1]).toMatch(/tracking|sendungsnummer/i)
  const carrier = columns?.carrier
  expect(carrier === undefined || /carrier|provider/i.test(first[carrier] ?? '')).toBe(true)
})

it('knows nothing of a file without numbers', () => {
  expect(trackingColumns(['Order', 'Name'])).toBeNull()
  expect(trackingColumns([])).toBeNull()
})

it.each([
  ['2026-11-28', '2026-11-28T12:00:00.000Z'],
  ['2026-11-28T09:00:00Z', '2026-11-28T12:00:00.000Z'],
  ['28.11.2026', '2026-11-28T12:00:00.000Z'],
  // May or December?
  ['05/12/2026', undefined],
  ['2026-02-31', undefined],
  ['', undefined],
])('reads the day of “%s”', (text, day) => {
  expect(readDay(text)).toBe(day)
})
