import { countryName } from '@/src/core/countries'
import type { Order } from '@/src/payload-types'

/** As it is written on a parcel. */
export function addressOf({ shippingAddress }: Pick<Order, 'shippingAddress'>): string[] {
  const { name, street, zipCode, city, country } = shippingAddress ?? {}
  const place = [zipCode, city].filter(Boolean).join(' ')
  return [name, street, place, country && countryName(country)].filter(Boolean) as string[]
}
