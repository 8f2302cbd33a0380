import type { PayloadRequest } from 'payload'
import type { ZoneAnswer } from '@/src/core/contracts/events/show-answers'
import type { ZoneQuery } from '@/src/core/contracts/events/shows'
import { readCountry } from '@/src/core/places/read-country'
import { allCities } from '@/src/server/shows/cities'
import { withoutTwins, zonesOfCountry } from '@/src/server/shows/zones-of-country'
import { runSql } from '@/src/server/transaction'

/**
 * The time zone of a place: that of its country where it has one, else that of the last show in this city, else that
 * of the cities of this name.
 */
export async function findZone(
  req: PayloadRequest,
  profileId: string,
  { city, country }: ZoneQuery,
): Promise<ZoneAnswer> {
  const code = readCountry(country)
  const ofCountry = code ? await zonesOfCountry(code) : []
  if (ofCountry.length === 1) {
    return { timeZone: ofCountry[0] ?? null, likely: [...ofCountry] }
  }
  const ofCity = city.trim() ? await zonesOfCity(city, code) : []
  const before = city.trim() ? await zoneOfLastShow(req, profileId, { city, country }) : null
  const [only, ...others] = ofCity
  return {
    timeZone: before ?? (only && others.length === 0 ? only : null),
    likely: [...new Set([...(before ? [before] : []), ...ofCity, ...ofCountry])],
  }
}

async function zoneOfLastShow(
  req: PayloadRequest,
  profileId: string,
  { city, country }: ZoneQuery,
): Promise<string | null> {
  const [last] = await runSql(req)<{ timeZone: string }>`
    select time_zone as "timeZone" from events
    where profile_id = ${profileId} and lower(address_city) = lower(${city.trim()})
      and lower(address_country) = lower(${country.trim()})
    order by updated_at desc limit 1`
  return last?.timeZone ?? null
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^st\.? /, 'saint ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Of all cities of that name in a country, or in the world; `Portland, OR` is one in Oregon. */
async function zonesOfCity(written: string, code: string | null): Promise<readonly string[]> {
  const [name = '', state = ''] = written.split(/,|\(/).map(folded)
  const named = (await allCities()).filter(
    ({ city, city_ascii, iso2 }) =>
      (code === null || iso2 === code) && (folded(city) === name || folded(city_ascii) === name),
  )
  const inState = named.filter(
    ({ state_ansi, province }) =>
      state !== '' && [state_ansi ?? '', province ?? ''].map(folded).includes(state),
  )
  const found = (inState.length > 0 ? inState : named).toSorted((a, b) => b.pop - a.pop)
  return withoutTwins([...new Set(found.map(({ timezone }) => timezone))])
}
