/** Where printers hold US Letter: `paperSize` of Unicode CLDR. Everywhere else they hold A4. */
const letterCountries = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '))

export type Paper = 'A4' | 'LETTER'

export function paperOf(country: string): Paper {
  return letterCountries.has(country) ? 'LETTER' : 'A4'
}
