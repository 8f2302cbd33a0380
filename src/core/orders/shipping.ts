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
