import { nanoid } from 'nanoid'
import type { ShowRow } from '@/src/core/contracts/events/shows'
import { dateOrderOf, readClock, readDay } from '@/src/core/events/read-day'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { countryName } from '@/src/core/places/countries'
import { readCountry } from '@/src/core/places/read-country'
import { studioLimits } from '@/src/core/studio-limits'
import { safeUrl } from '@/src/core/urls/safe-url'

const words = ownerMessages.shows
const { lineMax, linkMax, tourMax, usualTime } = studioLimits.shows

/** In the order of the grid, which is that in which tours are written in spreadsheets. */
export const tourColumns = ['date', 'time', 'venue', 'street', 'city', 'country', 'link'] as const
export type TourColumn = (typeof tourColumns)[number]

export const tourLabels: Readonly<Record<TourColumn, string>> = {
  date: 'Date',
  time: 'Time',
  venue: 'Venue',
  street: 'Street',
  city: 'City',
  country: 'Country',
  link: 'Ticket link',
}

/** As it is typed; read by {@link toShowRows}. */
export type TourRow = Record<TourColumn, string> & { key: string; timeZone: string }

export const emptyRow = (time: string = usualTime): TourRow => ({
  key: nanoid(),
  timeZone: '',
  ...{ date: '', time, venue: '', street: '', city: '', country: '', link: '' },
})

/** Nothing but the usual time stands in it. */
export const isBlank = (row: TourRow) =>
  tourColumns.every((column) => column === 'time' || row[column].trim() === '')

/** Cells of a table from one cell on, with new rows where there are not enough, and how many rows found no place. */
export function fillRows(
  rows: readonly TourRow[],
  from: { row: number; column: number },
  table: readonly (readonly string[])[],
): { rows: TourRow[]; rowsLeft: number } {
  const filled = [...rows]
  for (const [down, cells] of table.entries()) {
    const index = from.row + down
    if (index >= tourMax) {
      break
    }
    const texts = cells.flatMap((text, across) => {
      const column = tourColumns[from.column + across]
      return column ? [[column, text.trim()] as const] : []
    })
    filled[index] = { ...(filled[index] ?? emptyRow()), ...Object.fromEntries(texts) }
  }
  return { rows: filled, rowsLeft: Math.max(0, from.row + table.length - tourMax) }
}

export type CellProblems = ReadonlyMap<string, string>
export const cellKey = (key: string, column: string) => `${key} ${column}`

/** What the rows mean, and what is wrong with which cell. Blank rows are none. */
export function toShowRows(rows: readonly TourRow[]): {
  rows: ShowRow[]
  keys: string[]
  problems: CellProblems
} {
  const written = rows.filter((row) => !isBlank(row))
  const order = dateOrderOf(
    written.map(({ date }) => date),
    'day-first',
  )
  const problems = new Map<string, string>()
  const read = written.map((row): ShowRow => {
    const { key, timeZone } = row
    const wrong = (column: TourColumn, message: string) =>
      problems.set(cellKey(key, column), message)
    const date = readDay(row.date, order)
    const time = row.time.trim() === '' ? usualTime : readClock(row.time)
    const code = readCountry(row.country)
    const link = row.link.trim()
    if (!date) {
      wrong('date', words.dateMissing)
    }
    if (!time) {
      wrong('time', words.timeMissing)
    }
    if (row.country.trim() !== '' && !code) {
      wrong('country', words.countryUnknown)
    }
    if (link.length > linkMax || (link !== '' && safeUrl(link) === 'about:blank')) {
      wrong('link', words.linkWrong)
    }
    const line = (column: TourColumn) => row[column].trim().slice(0, lineMax)
    return {
      date: date ?? '',
      time: time ?? '',
      timeZone,
      venue: line('venue'),
      street: line('street'),
      zipCode: '',
      city: line('city'),
      country: code ? countryName(code) : line('country'),
      link,
      title: '',
    }
  })
  return { rows: read, keys: written.map(({ key }) => key), problems }
}
