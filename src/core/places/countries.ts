import { territories } from '@/src/core/_generated/territories'

/** Countries and territories that mail goes to by their own code. */
export const countryCodes: readonly string[] = territories.split(' ')

/** Where mail is not delivered without a postcode: `require` of Google's libaddressinput has a Z there. */
export const countriesWithPostcode: readonly string[] =
  'AT AU BE BR CA CH CN DE DK ES FI FK FM FR GB GF GG GL GP GR GU IM IN IT JE JP KR LI LU MP MQ MX MY NC NL NO NZ PF PL PM PR PT PW RE RU SE SG SM TC TR TW UA US ZA'.split(
    ' ',
  )

const withPostcode = new Set(countriesWithPostcode)

/** What a part of the country is called where mail needs it: `require` of libaddressinput has an S there. */
const regionNames: Readonly<Record<string, string>> = {
  AU: 'State',
  BR: 'State',
  CA: 'Province',
  CN: 'Province',
  ES: 'Province',
  ID: 'Province',
  IN: 'State',
  IT: 'Province',
  JP: 'Prefecture',
  MX: 'State',
  US: 'State',
}

const known = new Set(countryCodes)
const names = new Intl.DisplayNames('en', { type: 'region' })

export function isCountryCode(text: string): boolean {
  return known.has(text)
}

/** Whether an address there has no use without a postcode. */
export function needsPostcode(code: string): boolean {
  return withPostcode.has(code)
}

/** `State` for `US`: what an address there says besides its town; undefined where none is needed. */
export function regionName(code: string): string | undefined {
  return regionNames[code]
}

/** `Germany` for `DE`; any other text, as older orders hold it, is answered as it is. */
export function countryName(code: string): string {
  return known.has(code) ? (names.of(code) ?? code) : code
}

/** All countries by their English names, sorted. */
export function listCountries(): { code: string; name: string }[] {
  return countryCodes
    .map((code) => ({ code, name: countryName(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
