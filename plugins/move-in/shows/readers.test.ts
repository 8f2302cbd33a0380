import { expect, it } from 'vitest'
import { readLocation } from '@/plugins/move-in/shows/read-location'
import { readShowCalendar } from '@/plugins/move-in/shows/read-show-calendar'
import { readShowCsv } from '@/plugins/move-in/shows/read-show-csv'
import { dateOrderOf, readClock, readDay } from '@/src/core/events/read-day'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.shows

it.each([
  ['2026-12-04', '2026-12-04'],
  ['2026-12-04T20:00:00', '2026-12-04'],
  ['4.12.2026', '2026-12-04'],
  ['04/12/26', '2026-12-04'],
  ['Fri, Dec 4, 2026', '2026-12-04'],
  ['4th December 2026', '2026-12-04'],
  ['4. Dezember 2026', '2026-12-04'],
  ['4 décembre 2026', '2026-12-04'],
  ['31.2.2026', null],
  ['soon', null],
  ['', null],
])('reads the day %j as %j', (text, day) => {
  expect(readDay(text, 'day-first')).toBe(day)
})

it('tells the order of days and months by what can be read in one way only', () => {
  expect(dateOrderOf(['04/05/2026', '13/05/2026'], 'month-first')).toBe('day-first')
  expect(dateOrderOf(['04/05/2026', '05/13/2026'], 'day-first')).toBe('month-first')
  expect(dateOrderOf(['04/05/2026'], 'month-first')).toBe('month-first')
  expect(dateOrderOf(['4.5.2026'], 'month-first')).toBe('day-first')
})

it.each([
  ['20:30', '20:30'],
  ['8:30 PM', '20:30'],
  ['8pm', '20:00'],
  ['12:05 am', '00:05'],
  ['20h30', '20:30'],
  ['20.15 Uhr', '20:15'],
  ['2026-12-04T19:00:00', '19:00'],
  ['12/4/2026 7:00 PM', '19:00'],
  ['2026-12-04', null],
  ['late', null],
])('reads the time %j as %j', (text, time) => {
  expect(readClock(text)).toBe(time)
})

it.each([
  [
    'The Hall, 1 Street, 80202 Denver, USA',
    ['The Hall', '1 Street', '80202', 'Denver', 'United States'],
  ],
  [
    'Bluebird Theater, 3317 E Colfax Ave, Denver, CO 80206',
    ['Bluebird Theater', '3317 E Colfax Ave', '80206', 'Denver, CO', 'United States'],
  ],
  [
    'Brudenell, 33 Queens Rd, Leeds LS6 1NY, UK',
    ['Brudenell', '33 Queens Rd', 'LS6 1NY', 'Leeds', 'United Kingdom'],
  ],
  ['Paradiso, Amsterdam, Netherlands', ['Paradiso', '', '', 'Amsterdam', 'Netherlands']],
  ['Lido', ['Lido', '', '', '', '']],
  ['', ['', '', '', '', '']],
])('reads the place %j', (text, [venue, street, zipCode, city, country]) => {
  expect(readLocation(text)).toEqual({ venue, street, zipCode, city, country })
})

it('reads what Bandsintown and Eventbrite export, and plain tables', async () => {
  const [bandsintown] = await readShowCsv(
    'Date (YYYY-MM-DD),Time (HH:MM),Venue,Address,City,Region,Country,Ticket URL\n2027-03-05,19:30,Bluebird,3317 E Colfax Ave,Denver,CO,United States,https://t.example/1\n',
  )
  expect(bandsintown).toMatchObject({
    ...{ date: '2027-03-05', time: '19:30', venue: 'Bluebird', city: 'Denver, CO' },
    ...{ country: 'United States', link: 'https://t.example/1' },
  })
  const [eventbrite] = await readShowCsv(
    'Event Name;Event Start Date;Event Start Time;Event Timezone;Venue Name;City;Country\nWinter;03/25/2027;8:00 PM;America/Denver;Larimer;Denver;US\n',
  )
  expect(eventbrite).toMatchObject({
    ...{ title: 'Winter', date: '2027-03-25', time: '20:00', timeZone: 'America/Denver' },
    ...{ venue: 'Larimer', country: 'United States' },
  })
  const [plain] = await readShowCsv(
    'Datum\tUhrzeit\tClub\tStadt\tLand\n5.3.2027\t20.30 Uhr\tLido\tBerlin\tDeutschland\n',
  )
  expect(plain).toMatchObject({
    ...{ date: '2027-03-05', time: '20:30', venue: 'Lido', city: 'Berlin', country: 'Germany' },
  })
  await expect(readShowCsv('Where,Who\nHere,Me\n')).rejects.toThrow(words.noDateColumn)
})

const now = new Date('2027-01-01T00:00:00Z')
const calendar = (...events: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...event.split('\n'), 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')
const read = (...events: string[]) => readShowCalendar(calendar(...events), now)

it('reads entries of a calendar by zone, in UTC, without a zone, and of a whole day', () => {
  const shows = read(
    'UID:1\nSUMMARY:By zone\nDTSTART;TZID=Europe/Berlin:20270305T200000\nLOCATION:Lido\\, Berlin\\, Germany\nURL:https://t.example/2',
    'UID:2\nSUMMARY:In UTC\nDTSTART:20270305T190000Z',
    'UID:3\nSUMMARY:Floating\nDTSTART:20270305T193000',
    'UID:4\nSUMMARY:All day\nDTSTART;VALUE=DATE:20270306',
    'UID:5\nSUMMARY:Called off\nSTATUS:CANCELLED\nDTSTART:20270305T193000',
    'UID:6\nSUMMARY:Never',
  )
  expect(shows).toMatchObject([
    {
      title: 'By zone',
      moment: '2027-03-05T19:00:00.000Z',
      city: 'Berlin',
      link: 'https://t.example/2',
    },
    { title: 'In UTC', moment: '2027-03-05T19:00:00Z' },
    { title: 'Floating', time: '19:30', moment: null },
    { title: 'All day', date: '2027-03-06', time: '20:00', moment: null },
  ])
})

it('makes one of each time of a repeating entry that is to come, without those taken out', () => {
  const shows = read(
    'UID:r\nSUMMARY:Residency\nDTSTART:20261225T200000\nRRULE:FREQ=WEEKLY;COUNT=4\nEXDATE:20270108T200000',
    'UID:r\nSUMMARY:Moved\nRECURRENCE-ID:20270115T200000\nDTSTART:20270116T210000',
  )
  expect(shows.map(({ title, date, time }) => [title, date, time])).toEqual([
    ['Residency', '2027-01-01', '20:00'],
    ['Moved', '2027-01-16', '21:00'],
  ])
})

it('ends a rule without an end, and refuses what is no calendar or too much of one', () => {
  expect(read('UID:e\nSUMMARY:Ever\nDTSTART:20200101T200000\nRRULE:FREQ=WEEKLY')).toHaveLength(104)
  expect(() =>
    read('UID:m\nSUMMARY:Minutes\nDTSTART:20270101T200000\nRRULE:FREQ=MINUTELY'),
  ).toThrow(words.tooMany)
  expect(() => readShowCalendar('BEGIN:VCALENDAR\r\nnonsense', now)).toThrow(words.noFile)
  expect(() => read()).toThrow(words.emptyFile)
})
