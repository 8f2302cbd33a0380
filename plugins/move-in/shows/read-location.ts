import { countryName } from '@/src/core/places/countries'
import { readCountry } from '@/src/core/places/read-country'
import { studioLimits } from '@/src/core/studio-limits'

export type Place = {
  venue: string
  street: string
  zipCode: string
  city: string
  country: string
}

const states = new Set(
  'AL AK AZ AR CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'.split(
    ' ',
  ),
)

const cut = (text: string) => text.trim().slice(0, studioLimits.shows.lineMax)

/** A place as calendars have it on one line: `The Hall, 1 Street, 80202 Denver, USA`. */
export function readLocation(text: string): Place {
  const parts = text
    .split(/\s*[,\n]\s*/)
    .map((part) => part.trim())
    .filter(Boolean)
  const code = parts.length > 1 ? readCountry(parts.at(-1) ?? '') : null
  // CA at the end is more often California than Canada.
  const isCountry = code !== null && (!states.has(parts.at(-1) ?? '') || parts.length === 2)
  const country = isCountry && code ? countryName(code) : ''
  const rest = isCountry ? parts.slice(0, -1) : parts
  const [venue = '', ...others] = rest
  const last = others.pop() ?? ''
  const { city, zipCode, state } = readTown(last)
  // `Denver, CO 80202` stands in two parts.
  const town = city === '' ? [others.pop() ?? '', state].filter(Boolean).join(', ') : city
  return {
    venue: cut(venue),
    street: cut(others.join(', ')),
    zipCode: cut(zipCode),
    city: cut(town),
    country: country || (state ? countryName('US') : ''),
  }
}

function readTown(text: string): { city: string; zipCode: string; state: string } {
  const american = /^([A-Z]{2})(?:\s+(\d{5}(?:-\d{4})?))?$/.exec(text)
  if (american) {
    return { city: '', zipCode: american[2] ?? '', state: american[1] ?? '' }
  }
  const before = /^((?:[A-Z]{1,2}-)?\d{3,6}(?: ?[A-Z]{2}(?= ))?)\s+(\D.*)$/.exec(text)
  if (before) {
    return { city: before[2] ?? '', zipCode: before[1] ?? '', state: '' }
  }
  const behind = /^(\D.*?)\s+([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4,6})$/.exec(text)
  return { city: behind?.[1] ?? text, zipCode: behind?.[2] ?? '', state: '' }
}
