import type { NextParcel } from '@/plugins/commerce/fulfilment/packing/next-parcels'
import { formatMinor } from '@/src/core/money'
import { contentsOf } from '@/src/core/orders/fulfilment/parcels'
import { countryName } from '@/src/core/places/countries'
import { csvFile } from '@/src/server/http/csv-file'

type Cell = string | number

/**
 * Titles that services which sell labels know by themselves (Pirate Ship, Click & Drop, Sendcloud, Shippo).
 * Nothing says what a piece weighs, so there is no weight.
 */
const columns: Readonly<Record<string, (parcel: NextParcel) => Cell>> = {
  'Order Number': ({ order }) => order.publicRef,
  'Order Date': ({ order }) => order.createdAt.slice(0, 10),
  Name: ({ address }) => address.name ?? '',
  'Address Line 1': ({ address }) => address.street ?? '',
  'Address Line 2': ({ address }) => address.line2 ?? '',
  City: ({ address }) => address.city ?? '',
  State: ({ address }) => address.region ?? '',
  'Postal Code': ({ address }) => address.zipCode ?? '',
  'Country Code': ({ address }) => address.country ?? '',
  Country: ({ address }) => countryName(address.country ?? ''),
  // Who gets a present did not leave an address for parcel services.
  Email: ({ order, gift }) => (gift ? (gift.claimedEmail ?? '') : order.email),
  Contents: ({ order, lines }) => contentsOf(order.items, linesOf(lines), givenOf(order, lines)),
  Quantity: ({ lines }) => lines.reduce((sum, { units }) => sum + units, 0),
  Value: ({ order, lines }) => formatMinor(valueMinor(order, lines)),
  Currency: ({ order }) => order.currency.toUpperCase(),
  'Customs Description': ({ order, lines }) =>
    lines.map(({ line }) => order.items[line]?.title ?? '').join(', '),
  'Contents Type': ({ gift }) => (gift ? 'Gift' : 'Merchandise'),
  Weight: () => '',
}

const titles = Object.keys(columns)

/** Parcels that can be packed, as a CSV file for services that sell labels. */
export function labelServiceFile(parcels: readonly NextParcel[], day: string): Response {
  const rows = parcels.map((parcel) => titles.map((title) => columns[title]?.(parcel) ?? ''))
  return csvFile(`parcels-${day}`, titles, rows)
}

const linesOf = (lines: NextParcel['lines']): number[] => lines.map(({ line }) => line)

/** What of the lines is not in the parcel. */
function givenOf({ items }: NextParcel['order'], lines: NextParcel['lines']) {
  return lines.map(({ line, units }) => ({
    line,
    quantity: (items[line]?.quantity ?? units) - units,
  }))
}

function valueMinor({ items }: NextParcel['order'], lines: NextParcel['lines']): number {
  return lines.reduce((sum, { line, units }) => sum + (items[line]?.unitMinor ?? 0) * units, 0)
}
