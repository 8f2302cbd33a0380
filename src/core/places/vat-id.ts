/** How numbers look that the tax offices of Europe give to companies: what follows the prefix, and one of them. */
const forms: Readonly<Record<string, readonly [pattern: RegExp, example: string]>> = {
  AT: [/^U\d{8}$/, 'ATU12345678'],
  BE: [/^[01]\d{9}$/, 'BE0123456789'],
  BG: [/^\d{9,10}$/, 'BG123456789'],
  CHE: [/^\d{9}(MWST|TVA|IVA)?$/, 'CHE123456789'],
  CY: [/^\d{8}[A-Z]$/, 'CY12345678X'],
  CZ: [/^\d{8,10}$/, 'CZ12345678'],
  DE: [/^\d{9}$/, 'DE123456789'],
  DK: [/^\d{8}$/, 'DK12345678'],
  EE: [/^\d{9}$/, 'EE123456789'],
  EL: [/^\d{9}$/, 'EL123456789'],
  ES: [/^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, 'ESX12345678'],
  FI: [/^\d{8}$/, 'FI12345678'],
  FR: [/^[A-Z\d]{2}\d{9}$/, 'FR12345678901'],
  GB: [/^(\d{9}|\d{12}|(GD|HA)\d{3})$/, 'GB123456789'],
  HR: [/^\d{11}$/, 'HR12345678901'],
  HU: [/^\d{8}$/, 'HU12345678'],
  IE: [/^(\d{7}[A-Z]{1,2}|\d[A-Z]\d{5}[A-Z])$/, 'IE1234567X'],
  IT: [/^\d{11}$/, 'IT12345678901'],
  LT: [/^(\d{9}|\d{12})$/, 'LT123456789'],
  LU: [/^\d{8}$/, 'LU12345678'],
  LV: [/^\d{11}$/, 'LV12345678901'],
  MT: [/^\d{8}$/, 'MT12345678'],
  NL: [/^\d{9}B\d{2}$/, 'NL123456789B01'],
  NO: [/^\d{9}(MVA)?$/, 'NO123456789MVA'],
  PL: [/^\d{10}$/, 'PL1234567890'],
  PT: [/^\d{9}$/, 'PT123456789'],
  RO: [/^\d{2,10}$/, 'RO1234567890'],
  SE: [/^\d{12}$/, 'SE123456789001'],
  SI: [/^\d{8}$/, 'SI12345678'],
  SK: [/^\d{10}$/, 'SK1234567890'],
  XI: [/^(\d{9}|\d{12}|(GD|HA)\d{3})$/, 'XI123456789'],
}

/** Prefixes that are not the code of their country. */
const prefixOf: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE' }

/** As books write it: capitals, without what people part it with. */
export function tidyVatId(text: string): string {
  const id = text.toUpperCase().replaceAll(/[\s.\-/]/g, '')
  return /^GR\d{9}$/.test(id) ? `EL${id.slice(2)}` : id
}

/**
 * What a number of its country looks like, when this one does not; '' when it may be one. Elsewhere than in Europe
 * nothing is known of such numbers.
 *
 * @param id as {@link tidyVatId} has it
 * @param country of the buyer, where it is known: there the number may begin without its country. Letters in front of
 *   numbers from elsewhere are no prefix of a country
 */
export function vatIdExample(id: string, country = ''): string {
  const home = forms[prefixOf[country] ?? country]
  const isOfEurope = country === '' || home !== undefined
  const own = isOfEurope && Object.entries(forms).find(([prefix]) => id.startsWith(prefix))
  if (own) {
    const [prefix, [pattern, example]] = own
    return pattern.test(id.slice(prefix.length)) ? '' : example
  }
  const wanted = /^[A-Z]{2}/.test(id) ? undefined : home
  return wanted?.[1] ?? (/^[A-Z\d]{4,20}$/.test(id) ? '' : 'DE123456789')
}
