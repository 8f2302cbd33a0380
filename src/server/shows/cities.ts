import type { CityData } from 'city-timezones'
import { isTimeZone } from '@/src/core/events/time-zone'

let cities: Promise<readonly CityData[]> | undefined

/** Some 7,300 cities with their time zones. Two megabytes, so only once somebody asks. */
export function allCities(): Promise<readonly CityData[]> {
  cities ??= import('city-timezones').then(({ default: { cityMapping } }) => {
    const good = new Map<string, boolean>()
    return cityMapping.filter(({ timezone }) => {
      const isGood = good.get(timezone) ?? (Boolean(timezone) && isTimeZone(timezone))
      good.set(timezone, isGood)
      return isGood
    })
  })
  return cities
}
