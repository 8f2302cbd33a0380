import type { PayloadRequest } from 'payload'
import type { ShowRow } from '@/src/core/contracts/events/shows'
import { runSql } from '@/src/server/transaction'

type Known = { day: string; venue: string; city: string }

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const keyOf = ({ day, venue, city }: Known) => [day, folded(venue) || folded(city)].join(' ')

/**
 * Tells whether a site has a show at the same place on the same day, by the calendar there. Those that the same importer
 * made are known by their keys: a venue may have two on one day.
 */
export async function knownShows(
  req: PayloadRequest,
  profileId: string,
  importer: string,
): Promise<(row: Pick<ShowRow, 'date' | 'venue' | 'city'>) => boolean> {
  const rows = await runSql(req)<Known>`
    select to_char(starts_at at time zone time_zone, 'YYYY-MM-DD') as day,
      coalesce(address_name, '') as venue, coalesce(address_city, '') as city
    from events where profile_id = ${profileId} and not exists (
      select from imported_items where imported_items.document_id = events.id::text
        and imported_items.kind = 'show' and imported_items.importer = ${importer})`
  const known = new Set(rows.map(keyOf))
  return ({ date, venue, city }) => known.has(keyOf({ day: date, venue, city }))
}
