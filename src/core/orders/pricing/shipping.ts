/** What the artist takes for sending things somewhere. Minor units. */
export type ShippingRate = {
  id: string
  name: string
  /** ISO codes; none: everywhere that no other rate names. */
  countries: readonly string[]
  firstItemMinor: number
  extraItemMinor: number
  /** Free when the things to send cost at least this; null: never. */
  freeFromMinor: number | null
}

export type ShippingOption = { id: string; name: string; amountMinor: number }

type Parcel = {
  /** How many things are sent. */
  units: number
  /** What they cost, after the code. */
  goodsMinor: number
}

/**
 * The ways to send a parcel to a country, cheapest first; none when the artist does not ship there.
 * Rates that name the country stand before those for the rest of the world.
 */
export function shippingOptions(
  rates: readonly ShippingRate[],
  country: string,
  parcel: Parcel,
): ShippingOption[] {
  const named = rates.filter(({ countries }) => countries.includes(country))
  const matching =
    named.length > 0 ? named : rates.filter(({ countries }) => countries.length === 0)
  return matching
    .map((rate) => ({ id: rate.id, name: rate.name, amountMinor: priceOf(rate, parcel) }))
    .sort((one, other) => one.amountMinor - other.amountMinor || (one.id < other.id ? -1 : 1))
}

function priceOf(rate: ShippingRate, { units, goodsMinor }: Parcel): number {
  const isFree = rate.freeFromMinor !== null && goodsMinor >= rate.freeFromMinor
  return isFree ? 0 : rate.firstItemMinor + rate.extraItemMinor * Math.max(0, units - 1)
}

/** Carriers by the name that artists choose, with the page that follows a parcel. */
const carriers: Readonly<Record<string, (number: string) => string>> = {
  DHL: (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  DPD: (number) => `https://tracking.dpd.de/parcelstatus?query=${number}`,
  UPS: (number) => `https://www.ups.com/track?tracknum=${number}`,
  FedEx: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  USPS: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  'Royal Mail': (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
  Evri: (number) => `https://www.evri.com/track/parcel/${number}/details`,
  'La Poste': (number) => `https://www.laposte.fr/outils/suivre-vos-envois?code=${number}`,
  'Canada Post': (number) =>
    `https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=${number}`,
  'Australia Post': (number) => `https://auspost.com.au/mypost/track/#/details/${number}`,
}

/** Names to choose from; any other may be typed. */
export const carrierNames: readonly string[] = Object.keys(carriers)

type CarrierNamesParcel = { carrier?: string | null; trackingNumber?: string | null }

/** Where a parcel can be followed; empty when that is not known. */
export function trackingUrl({ carrier, trackingNumber }: CarrierNamesParcel): string {
  const name = carrierNames.find((known) => known.toLowerCase() === carrier?.toLowerCase())
  const pageOf = name === undefined ? undefined : carriers[name]
  return pageOf && trackingNumber
    ? pageOf(encodeURIComponent(trackingNumber.replace(/\s+/g, '')))
    : ''
}

/** `DHL 1234 5678`, as much of it as there is. */
export function parcelLabel({ carrier, trackingNumber }: CarrierNamesParcel): string {
  return [carrier, trackingNumber].filter(Boolean).join(' ')
}
