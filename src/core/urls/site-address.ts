import { limits } from '@/src/core/limits'

/** Hosts below the root domain that no artist may take. */
const reserved = new Set([
  ...['www', 'admin', 'api', 'mail', 'app', 'static', 'files', 'localhost', 'login', 'studio'],
  ...['support', 'help', 'account', 'billing', 'smtp', 'ns1', 'ns2', 'cdn', 'status'],
])

/** Whether it can be the first part of the address of a site, as one label of a host name. */
export function isSiteAddress(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(value)
}

export function isReservedAddress(address: string): boolean {
  return reserved.has(address)
}

/**
 * An address made of a name: its Latin letters and digits, accents left out, joined by hyphens.
 *
 * @returns empty when the name has none, as in other scripts
 */
export function addressOfName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ł', 'l')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, limits.profile.addressMax)
    .replaceAll(/^-+|-+$/g, '')
}

/** Addresses to offer for a name, best first. One in another script gets a neutral one. */
export function addressesFor(name: string, random: string): string[] {
  const base = addressOfName(name)
  if (base === '') {
    return [`artist-${random}`]
  }
  const numbered = Array.from({ length: 8 }, (_, index) => `${base}-${index + 2}`)
  return [base, `${base}-music`, ...numbered, `${base}-${random}`].filter(
    (address) => isSiteAddress(address) && !isReservedAddress(address),
  )
}
