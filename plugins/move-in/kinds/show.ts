import type { PayloadRequest } from 'payload'
import type { Kind, MakingOf } from '@/plugins/move-in/kinds/kind'
import { knownShows } from '@/plugins/move-in/shows/known-shows'
import type { CheckedThing } from '@/src/core/contracts/studio/imported-things'
import { zonedIso } from '@/src/core/events/event-date'
import { dateTimeAt } from '@/src/core/events/time-zone'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { waitForTurn } from '@/src/server/database/locks'
import { asOwner } from '@/src/server/owner'
import { findZone } from '@/src/server/shows/find-zone'
import { runSql } from '@/src/server/transaction'

const words = ownerMessages.shows

type Show = CheckedThing & { kind: 'show' }

/** A show as a draft, without tickets: those who sell them elsewhere go on doing so by its link. */
export const show: Kind<Show> = {
  collection: slugs.events,
  refuse: async (req, profileId, things, given) => {
    const placed = await placedShows(req, profileId, things, given)
    return placed.map((each) => (typeof each === 'string' ? each : ''))
  },
  make: async (req, profileId, thing, given) => {
    await waitForTurn(req, `shows of ${profileId}`)
    const [placed] = await placedShows(req, profileId, [thing], given)
    if (placed === undefined || typeof placed === 'string') {
      return null
    }
    const { venue, street, zipCode, city, country, title, link } = thing
    const { id } = await req.payload.create({
      collection: slugs.events,
      data: {
        profile: profileId,
        title: title.trim() || words.untitled,
        ...placed,
        address: { name: venue, street, zipCode, city, country },
        actionText: '',
        actionLink: link,
        status: 'scheduled',
        isPublished: false,
      },
      ...asOwner(req),
    })
    return id
  },
  // Tickets are sold by kinds, which are variants.
  mark: async (req, { id, profileId }) => {
    const [row] = await runSql(req)<{ mark: string }>`
      select concat_ws(' ', events.updated_at, count(variants.id), max(variants.updated_at)) as mark
      from events left join variants on variants.event_id = events.id
      where events.id = ${id} and events.profile_id = ${profileId} group by events.id`
    return row?.mark ?? null
  },
}

/** When each show begins; for those that are not made, why. */
async function placedShows(
  req: PayloadRequest,
  profileId: string,
  things: readonly Show[],
  { importer }: MakingOf,
): Promise<({ startsAt: string; timeZone: string } | string)[]> {
  const whyKnown = await knownShows(req, profileId, importer)
  // Many shows of a file are at the same place.
  const zones = new Map<string, string | null>()
  const zoneOf = async ({ city, country }: Show) => {
    const place = `${city}\n${country}`
    if (!zones.has(place)) {
      zones.set(place, (await findZone(req, profileId, { city, country })).timeZone)
    }
    return zones.get(place)
  }
  const placed = []
  for (const thing of things) {
    const { moment, home, date, time, venue, city } = thing
    const timeZone = thing.timeZone || ((await zoneOf(thing)) ?? home)
    if (timeZone === '') {
      placed.push(words.zoneUnknown)
      continue
    }
    const at = moment ? new Date(moment) : dateTimeAt(`${date}T${time}`, timeZone)
    const startsAt = at.toISOString()
    const day = zonedIso(startsAt, timeZone).slice(0, 10)
    placed.push(whyKnown({ date: day, startsAt, venue, city }) || { startsAt, timeZone })
  }
  return placed
}
