import { studioLimits } from '@/src/core/studio-limits'

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`
const shows = (number: number) => count(number, 'show', 'shows')

/** What the screens about shows tell the artist. */
export const ownerShowMessages = {
  shows: {
    title: 'Shows',
    untitled: 'Untitled show',
    states: {
      draft: 'Draft',
      onSite: 'On the site',
      soldOut: 'Sold out',
      moved: 'Rescheduled',
      cancelled: 'Cancelled',
    },
    dateMissing: 'Choose a day.',
    timeMissing: 'Write a time like 20:00.',
    zoneMissing: 'Choose the time zone of the venue.',
    momentWrong: 'Choose a day and a time.',
    linkWrong: 'Use an address like https://…',
    noTitle: 'It has no title yet.',
    noVenue: 'Say where it is: the venue and its city.',
    noCountry: 'Say in which country it is.',
    noStreet: 'It has no street. The map shows only the city.',
    noTickets: 'There is no way to tickets. Add a kind of ticket, or a link to who sells them.',
    noKindName: 'Name each kind of ticket, like “Standing”.',
    endsBeforeStart: 'Sales end before they begin.',
    wasSold: 'Tickets of it were sold, so it stays. Cancel it instead.',
    onSite: 'Take it off the site first, then delete it.',
    kindSold: 'Some were sold, so this kind stays. Set it to “Not offered” instead.',
    missing: 'Something is still missing.',
    pastedRowsLeft: (rows: number) =>
      rows === 1 ? 'One pasted row was left out.' : `${rows} pasted rows were left out.`,
    tourTooLong: `One tour has at most ${studioLimits.shows.tourMax} dates.`,
    countryUnknown: 'Write the country by its English name, or its two letters.',
    noDates: 'Write at least one date.',
    wrongCells: (cells: number) =>
      cells === 1 ? 'One cell needs another look.' : `${cells} cells need another look.`,
    tooMany: `One file may have at most ${studioLimits.shows.importMax.toLocaleString('en-US')} shows. Please split it.`,
    noFile: 'This is no calendar and no CSV file. Export one of both from where your shows are.',
    emptyFile: 'There is no show in this file.',
    noDateColumn: 'No column of this file is called “Date”. Name its columns in the first row.',
    unreadDate: 'Its date cannot be read.',
    fileTooLarge: 'That is more than 2 MB. Please split it.',
    known: 'You have one at this place on this day.',
    zoneUnknown: 'We do not know its time zone. Give its country, or a “Time zone” column.',
    twice: 'There is one at this place and time already.',
    changed: (number: number) => `${shows(number)} changed.`,
    gone: (number: number) => `${shows(number)} deleted.`,
    askDelete: (number: number) => `Delete ${shows(number)}?`,
    askCancel: (number: number) => `Cancel ${shows(number)}?`,
    cancelled:
      'It stays on your site and says that it is cancelled. Nothing more is sold. You then give back the money, on its screen.',
    deleted: 'This cannot be undone. Shows with tickets that were sold stay.',
    nothingFound: 'No show fits.',
    noneUpcoming: 'Nothing is planned.',
    nonePast: 'No show has taken place yet.',
  },
} as const
