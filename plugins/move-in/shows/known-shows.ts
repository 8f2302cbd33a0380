import type { PayloadRequest } from 'payload'
import type { ShowRow } from '@/src/core/contracts/events/shows'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { runSql } from '@/src/server/transaction'

const words = ownerMessages.shows

type Known = { day: string; at: Date | string; venue: string; city: string; isByOthers: boolean }

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const placeOf = ({ venue, city }: Pick<Known, 'venue' | 'city'>) => folded(venue) || folded(city)

type Placed = Pick<ShowRow, 'date' | 'venue' | 'city'> & { startsAt: string }

/**
 * Tells why a show is not made again: the site has one at the same place at the same time, or on the same day by the
 * calendar there. For the latter those that the same importer made do not count: a venue may have two on one day.
 */
export async function knownShows(
  req: PayloadRequest,
  profileId: string,
  importer: string,
): Promise<(show: Placed) => string> {
  const rows = await runSql(req)<Known>`
    select to_char(starts_at at time zone time_zone, 'YYYY-MM-DD') as day, starts_at as at,
      coalesce(address_name, '') as venue, coalesce(address_city, '') as city, not exists (
        select from imported_items where imported_items.document_id = events.id::text
          and imported_items.profile_id = events.profile_id and imported_items.kind = 'show'
          and imported_items.importer = ${importer}) as "isByOthers"
    from events where profile_id = ${profileId}`
  const times = new Set(rows.map((row) => `${new Date(row.at).toISOString()} ${placeOf(row)}`))
  const others = rows.filter(({ isByOthers }) => isByOthers)
  const days = new Set(others.map((row) => `${row.day} ${placeOf(row)}`))
  return ({ date, startsAt, ...place }) => {
    if (days.has(`${date} ${placeOf(place)}`)) {
      return words.known
    }
    return times.has(`${startsAt} ${placeOf(place)}`) ? words.twice : ''
  }
}
