import { zonedIso } from '@/src/core/events/event-date'
import { allCities } from '@/src/server/shows/cities'

const kept = new Map<string, readonly string[]>()

/**
 * The time zones of a country, those where most people live first. Those whose clocks always agree are one: Busingen
 * goes by Berlin.
 */
export async function zonesOfCountry(code: string): Promise<readonly string[]> {
  const known = kept.get(code)
  if (known) {
    return known
  }
  const people = new Map<string, number>()
  for (const { iso2, timezone, pop } of await allCities()) {
    if (iso2 === code) {
      people.set(timezone, (people.get(timezone) ?? 0) + pop)
    }
  }
  const zones = new Set([...people.keys(), ...zonesByRegion(code)])
  const sorted = [...zones].sort((a, b) => (people.get(b) ?? 0) - (people.get(a) ?? 0))
  const distinct = withoutTwins(sorted)
  kept.set(code, distinct)
  return distinct
}

type Region = { timeZones?: string[]; getTimeZones?: () => string[] | undefined }

/** Older engines have a property, newer ones a method. */
function zonesByRegion(code: string): readonly string[] {
  const region = new Intl.Locale('und', { region: code }) as Intl.Locale & Region
  return region.getTimeZones?.() ?? region.timeZones ?? []
}

/** Of zones whose clocks agree, the first. */
export function withoutTwins(zones: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return zones.filter((zone) => {
    const clock = clockOf(zone)
    const isNew = !seen.has(clock)
    seen.add(clock)
    return isNew
  })
}

/** How far it is from UTC each month of this year and the next two. */
function clockOf(zone: string): string {
  const year = new Date().getUTCFullYear()
  return Array.from({ length: 36 }, (_, month) =>
    zonedIso(new Date(Date.UTC(year, month, 15, 12)).toISOString(), zone).slice(19),
  ).join()
}
