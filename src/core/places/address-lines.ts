import { countryName } from '@/src/core/places/countries'

/** Part of an address as orders and gifts hold it. */
type Address = Partial<
  Record<
    'name' | 'street' | 'line2' | 'zipCode' | 'city' | 'region' | 'country',
    string | null | undefined
  >
>

/** As it is written on a parcel: `Portland, OR 97205` where there are states, else `04109 Leipzig`. */
export function addressLines(address: Address): string[] {
  const { name, street, line2, zipCode, city, region, country } = address
  const town = region
    ? [`${city}, ${region}`, zipCode].filter(Boolean).join(' ')
    : [zipCode, city].filter(Boolean).join(' ')
  return [name, street, line2, town, country && countryName(country)].filter(
    (line): line is string => Boolean(line),
  )
}
