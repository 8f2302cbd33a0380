/** ISO 3166-1 alpha-2, without territories that nobody posts to by their own name. */
export const countryCodes: readonly string[] =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WS YE YT ZA ZM ZW'.split(
    ' ',
  )

/** Where mail is not delivered without a postcode: `require` of Google's libaddressinput has a Z there. */
const withPostcode = new Set(
  'AT AU BE BR CA CH CN DE DK ES FI FK FM FR GB GF GG GL GP GR GU IM IN IT JE JP KR LI LU MP MQ MX MY NC NL NO NZ PF PL PM PR PT PW RE RU SE SG SM TC TR TW UA US ZA'.split(
    ' ',
  ),
)

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
