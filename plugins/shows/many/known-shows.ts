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

/** Tells whether a site has a show at the same place on the same day, by the calendar there. */
export async function knownShows(
  req: PayloadRequest,
  profileId: string,
): Promise<(row: Pick<ShowRow, 'date' | 'venue' | 'city'>) => boolean> {
  const rows = await runSql(req)<Known>`
    select to_char(starts_at at time zone time_zone, 'YYYY-MM-DD') as day,
      coalesce(address_name, '') as venue, coalesce(address_city, '') as city
    from events where profile_id = ${profileId}`
  const known = new Set(rows.map(keyOf))
  return ({ date, venue, city }) => known.has(keyOf({ day: date, venue, city }))
}
