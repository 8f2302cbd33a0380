import type { FoundShow } from '@/plugins/move-in/shows/found-show'
import { refusalOf } from '@/src/core/errors'
import { dateOrderOf, readClock, readDay } from '@/src/core/events/read-day'
import { isTimeZone } from '@/src/core/events/time-zone'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { countryName } from '@/src/core/places/countries'
import { readCountry } from '@/src/core/places/read-country'
import { studioLimits } from '@/src/core/studio-limits'
import { readCsv } from '@/src/server/text-files/read-csv'

const words = ownerMessages.shows
const { importMax, lineMax, titleMax, linkMax } = studioLimits.shows

/** As Bandsintown, Eventbrite and people call them, without signs and what stands in brackets. */
const headings = {
  date: 'date, event date, start date, event start date, day, when, datetime, start datetime, starts at, start, datum, fecha',
  time: 'time, start time, event time, event start time, show time, showtime, begins, uhrzeit, hora, heure',
  timeZone: 'time zone, timezone, event timezone, event time zone, tz',
  title: 'title, event name, event title, name, event, show, summary, titel',
  venue: 'venue, venue name, location, location name, place, club, lieu',
  street:
    'street, address, address 1, street address, venue address, event address, strasse, adresse',
  zipCode: 'zip, zip code, postcode, post code, postal code, venue zip, plz',
  city: 'city, town, venue city, event city, city name, stadt, ville, ciudad',
  state: 'state, region, province, state province, venue state, venue region, event state',
  country: 'country, venue country, event country, country name, land, pays, pais',
  link: 'url, link, ticket url, tickets url, ticket link, tickets link, tickets, event url, ticketlink, buy tickets',
} as const

type Column = keyof typeof headings

const names = new Map(
  Object.entries(headings).flatMap(([column, list]) =>
    list.split(', ').map((name) => [name, column as Column] as const),
  ),
)

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/\(.*?\)/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * The shows in a table with headings.
 *
 * @throws {AppError} `VALIDATION_FAILED` when it is no table, or none of its columns is a date
 */
export async function readShowCsv(file: string): Promise<FoundShow[]> {
  const rows: { line: number; cells: string[] }[] = []
  const limits = {
    rowsMax: importMax,
    words: { tooManyRows: words.tooMany, noTable: words.noFile, empty: words.emptyFile },
  }
  for await (const row of readCsv(file, limits)) {
    rows.push(row)
  }
  const [head, ...body] = rows
  const columns = new Map<Column, number>()
  for (const [index, name] of (head?.cells ?? []).entries()) {
    const column = names.get(folded(name))
    if (column && !columns.has(column)) {
      columns.set(column, index)
    }
  }
  if (!columns.has('date')) {
    throw refusalOf([{ field: 'file', message: words.noDateColumn }])
  }
  const cell = (cells: readonly string[], column: Column, max: number = lineMax) =>
    (cells[columns.get(column) ?? -1] ?? '').trim().slice(0, max)
  const countries = body.map(({ cells }) => readCountry(cell(cells, 'country')))
  const isAmerican = countries.filter((code) => code === 'US').length * 2 > body.length
  const order = dateOrderOf(
    body.map(({ cells }) => cell(cells, 'date')),
    isAmerican ? 'month-first' : 'day-first',
  )
  return body.map(({ line, cells }, index) => {
    const date = cell(cells, 'date')
    const zone = cell(cells, 'timeZone')
    const code = countries[index]
    const [city, state] = [cell(cells, 'city'), cell(cells, 'state')]
    return {
      uid: '',
      line,
      written: [date, cell(cells, 'venue'), city].filter(Boolean).join(', '),
      date: readDay(date, order) ?? '',
      time: readClock(cell(cells, 'time')) ?? readClock(date) ?? studioLimits.shows.usualTime,
      moment: /T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/.test(date) ? date : null,
      timeZone: isTimeZone(zone) ? zone : '',
      title: cell(cells, 'title', titleMax),
      venue: cell(cells, 'venue'),
      street: cell(cells, 'street'),
      zipCode: cell(cells, 'zipCode'),
      city: code === 'US' && city && state ? `${city}, ${state}`.slice(0, lineMax) : city,
      country: code ? countryName(code) : cell(cells, 'country'),
      link: cell(cells, 'link', linkMax),
    }
  })
}
