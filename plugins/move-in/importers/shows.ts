import type { Importer } from '@/plugins/_kit/importer'
import { readShows } from '@/plugins/move-in/shows/read-shows'
import { studioLimits } from '@/src/core/studio-limits'

type Source = Pick<Importer, 'id' | 'source' | 'steps' | 'accepts'> & { without?: string }

const { importMax } = studioLimits.shows

const showsOf = ({ without = '', ...source }: Source): Importer => ({
  ...source,
  title: 'Shows',
  makes: 'Your shows, as drafts',
  without:
    `${without} Tickets that were sold stay where they were: give the link to them, or make kinds of ticket here. A show that you have at the same place on the same day is left out. A file has at most ${importMax.toLocaleString('en')} shows.`.trim(),
  read: readShows,
})

/** Headings as of Bandsintown for Artists, “Event Upload”; it exports none, but its own template and calendars are read. */
const bandsintownShows = showsOf({
  id: 'bandsintown-shows',
  source: 'Bandsintown',
  accepts: ['.csv', '.ics'],
  steps: [
    'In Bandsintown for Artists open Events.',
    'If your dates came there by a file, choose that one: the template under Events → Upload, saved as CSV.',
    'Otherwise copy the dates into that template, one row each: Date, Time, Venue, Country, Region, City, Ticket Link.',
  ],
})

/** Eventbrite exports lists of events as reports, with headings like “Event Start Date”. */
const eventbriteShows = showsOf({
  id: 'eventbrite-shows',
  source: 'Eventbrite',
  accepts: ['.csv', '.ics'],
  steps: [
    'In Eventbrite open your events, and choose Export, or Reports.',
    'Choose CSV. Excel files are saved as CSV in a table program first.',
    'The table needs the start date of each event, and best its time zone and its venue.',
  ],
})

const calendarShows = showsOf({
  id: 'calendar-shows',
  source: 'Google, Apple and Outlook calendars',
  accepts: ['.ics'],
  steps: [
    'Google Calendar: Settings → Import & export → Export. Unpack the ZIP, and choose the calendar with your shows.',
    'Apple Calendar: choose the calendar, then File → Export → Export….',
    'Outlook: File → Save Calendar, or publish the calendar and download its ICS address.',
    'Best is a calendar that holds shows alone: each entry becomes one. Places are read as “Venue, Street, City, Country”.',
  ],
  without: 'Repeating entries are read two years ahead.',
})

const tableShows = showsOf({
  id: 'table-shows',
  source: 'Spreadsheets',
  accepts: ['.csv', '.txt'],
  steps: [
    'Name the columns in the first row: “Date”, and best “Time”, “Venue”, “Street”, “City”, “Country” and “Ticket URL”.',
    'Write one show in each row below.',
    'Save it as CSV.',
  ],
})

export const showImporters = [bandsintownShows, eventbriteShows, calendarShows, tableShows]
