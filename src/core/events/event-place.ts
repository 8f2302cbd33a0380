import type { Address } from '@/src/core/contracts/events/events'

/** A venue's address as it is written on one line. */
export function addressLine({ name, street, zipCode, city, country }: Address): string {
  return [name, street, [zipCode, city].filter(Boolean).join(' '), country]
    .filter(Boolean)
    .join(', ')
}

/** Where the world's map shows a venue. */
export function mapUrl(address: Address): string {
  const query = new URLSearchParams({ api: '1', query: addressLine(address) })
  return `https://www.google.com/maps/search/?${query}`
}
