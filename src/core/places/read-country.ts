import { countryCodes, countryName } from '@/src/core/places/countries'

/** Other names that people write in English. */
const otherNames: Readonly<Record<string, string>> = {
  usa: 'US',
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  uae: 'AE',
  'republic of ireland': 'IE',
  korea: 'KR',
  'russian federation': 'RU',
}

/** Names of countries in files come in the language of who wrote them. */
const languages = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'fi', 'pl', 'cs']

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.’']/g, '')
    .replace(/&/g, 'and')
    .trim()

let names: ReadonlyMap<string, string> | undefined

function namesOfCountries(): ReadonlyMap<string, string> {
  const all = new Map<string, string>()
  for (const language of languages.toReversed()) {
    const of = new Intl.DisplayNames(language, { type: 'region' })
    for (const code of countryCodes) {
      all.set(folded(of.of(code) ?? code), code)
    }
  }
  for (const code of countryCodes) {
    all.set(folded(countryName(code)), code)
  }
  return new Map([...all, ...Object.entries(otherNames)])
}

/** The code of a country, given as its code or a name; null where it is neither. */
export function readCountry(text: string): string | null {
  const upper = text.trim().toUpperCase()
  if (countryCodes.includes(upper)) {
    return upper
  }
  names ??= namesOfCountries()
  return names.get(folded(text)) ?? null
}
