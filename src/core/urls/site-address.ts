/** Hosts below the root domain that no artist may take. */
const reserved = new Set(['www', 'admin', 'api', 'mail', 'app', 'static', 'files', 'localhost'])

const form = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
/** Leaves room for a number that tells namesakes apart. */
const suggestedMax = 50

/** Whether it can be the first part of a site's address. */
export function isSiteAddress(value: unknown): value is string {
  return typeof value === 'string' && form.test(value) && !reserved.has(value)
}

/** The first part of an address for a name: `Ada Möss & Co` is `ada-moss-co`, the next of that name `ada-moss-co-2`. */
export function suggestSiteAddress(name: string, isTaken: (address: string) => boolean): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.replace(/[^a-z0-9]+/g, '-').slice(0, suggestedMax)
  const base = words.replace(/^-|-$/g, '') || 'artist'
  let address = base
  for (let number = 2; !isSiteAddress(address) || isTaken(address); number += 1) {
    address = `${base}-${number}`
  }
  return address
}
