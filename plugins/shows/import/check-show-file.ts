import type { PayloadRequest } from 'payload'
import type { FoundShow } from '@/plugins/shows/import/found-show'
import { readShowCalendar } from '@/plugins/shows/import/read-show-calendar'
import { readShowCsv } from '@/plugins/shows/import/read-show-csv'
import { knownShows } from '@/plugins/shows/many/known-shows'
import { findZone } from '@/plugins/shows/zones/find-zone'
import type { ShowFileAnswer } from '@/src/core/contracts/events/show-answers'
import type { ShowRow } from '@/src/core/contracts/events/shows'
import { zonedIso } from '@/src/core/events/event-date'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { safeUrl } from '@/src/core/urls/safe-url'
import { decodeText } from '@/src/server/text-files/decode-text'

const words = ownerMessages.shows

/** What of a calendar or a table would be made, what is there already, and what cannot be read. Stores nothing. */
export async function checkShowFile(
  req: PayloadRequest,
  profileId: string,
): Promise<ShowFileAnswer> {
  const body = (req.body ?? []) as unknown as AsyncIterable<Uint8Array>
  const { text } = await decodeText(body, {
    bytesMax: studioLimits.shows.importBytes,
    noText: words.noFile,
  })
  const isCalendar = /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)
  const found = isCalendar ? readShowCalendar(text, new Date()) : await readShowCsv(text)
  const isKnown = await knownShows(req, profileId)
  const zoneOf = zonesOfPlaces(req, profileId)
  const seen = new Set<string>()
  const rows: ShowFileAnswer['rows'] = []
  for (const show of found) {
    const { row, wrong } = await toRow(show, zoneOf)
    const key = JSON.stringify([
      row.date,
      row.time,
      row.venue.toLowerCase(),
      row.city.toLowerCase(),
    ])
    const reason =
      wrong || (isKnown(row) ? words.known : '') || (seen.has(key) ? words.inFileTwice : '')
    seen.add(key)
    rows.push({ line: show.line, written: show.written.slice(0, 200), row, reason })
  }
  return { isCalendar, rows }
}

type ZoneOf = (place: Pick<ShowRow, 'city' | 'country'>) => Promise<string | null>

/** Many shows of a file are at the same place. */
function zonesOfPlaces(req: PayloadRequest, profileId: string): ZoneOf {
  const known = new Map<string, string | null>()
  return async ({ city, country }) => {
    const key = `${city}\n${country}`
    if (!known.has(key)) {
      known.set(key, (await findZone(req, profileId, { city, country })).timeZone)
    }
    return known.get(key) ?? null
  }
}

async function toRow(
  { line: _, written: __, moment, home = '', ...row }: FoundShow,
  zoneOf: ZoneOf,
): Promise<{ row: ShowRow; wrong: string }> {
  const timeZone = row.timeZone || ((await zoneOf(row)) ?? home)
  const link = safeUrl(row.link) === 'about:blank' ? '' : row.link
  if (row.date === '') {
    return { row: { ...row, link, timeZone }, wrong: words.unreadDate }
  }
  if (timeZone === '') {
    return { row: { ...row, link, timeZone }, wrong: words.zoneUnknown }
  }
  const at = moment && !Number.isNaN(Date.parse(moment)) ? new Date(moment).toISOString() : null
  const [date = row.date, time = row.time] = at
    ? zonedIso(at, timeZone).slice(0, 16).split('T')
    : []
  return { row: { ...row, date, time, link, timeZone }, wrong: '' }
}
