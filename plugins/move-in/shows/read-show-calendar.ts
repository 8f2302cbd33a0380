import ICAL from 'ical.js'
import type { FoundShow } from '@/plugins/move-in/shows/found-show'
import { readLocation } from '@/plugins/move-in/shows/read-location'
import { refusalOf } from '@/src/core/errors'
import { dateTimeAt, isTimeZone } from '@/src/core/events/time-zone'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { safeUrl } from '@/src/core/urls/safe-url'

const words = ownerMessages.shows
const { importMax, importDays, titleMax, linkMax, usualTime } = studioLimits.shows
/** A rule may have begun long ago; more steps than that are not looked at. */
const stepsMax = 20_000

/**
 * The entries of a calendar, repeating ones once for each time that is to come.
 *
 * @throws {AppError} `VALIDATION_FAILED` when it is no calendar, or has too many entries
 */
export function readShowCalendar(file: string, now: Date): FoundShow[] {
  const calendars = calendarsIn(file)
  const found: FoundShow[] = []
  for (const calendar of calendars) {
    const zone = calendar.getFirstPropertyValue('x-wr-timezone')
    const home = typeof zone === 'string' && isTimeZone(zone) ? zone : ''
    for (const { event, start, uid } of occurrencesOf(calendar, now)) {
      found.push(toShow(event, start, { home, uid, line: found.length + 1 }))
      if (found.length > importMax) {
        throw refusalOf([{ field: 'file', message: words.tooMany }])
      }
    }
  }
  if (found.length === 0) {
    throw refusalOf([{ field: 'file', message: words.emptyFile }])
  }
  return found
}

function calendarsIn(file: string): ICAL.Component[] {
  try {
    const parsed: unknown = ICAL.parse(file.replace(/^\uFEFF/, '').trim())
    const all = (Array.isArray(parsed) && typeof parsed[0] === 'string' ? [parsed] : parsed) as (
      | object
      | unknown[]
    )[]
    return all.map((each) => new ICAL.Component(each as never))
  } catch {
    throw refusalOf([{ field: 'file', message: words.noFile }])
  }
}

type Occurrence = { event: ICAL.Event; start: ICAL.Time; uid: string }

function* occurrencesOf(calendar: ICAL.Component, now: Date): Generator<Occurrence> {
  const until = new Date(now.getTime() + importDays * 86_400_000)
  const all = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  const exceptions = all.filter((event) => event.isRecurrenceException())
  for (const event of all.filter((event) => !event.isRecurrenceException())) {
    if (isCalledOff(event) || !hasStart(event)) {
      continue
    }
    if (!event.isRecurring()) {
      yield { event, start: event.startDate, uid: event.uid ?? '' }
      continue
    }
    for (const exception of exceptions.filter(({ uid }) => uid === event.uid)) {
      event.relateException(exception)
    }
    const times = event.iterator()
    for (let step = 0; step < stepsMax; step += 1) {
      const time = times.next()
      if (!time || time.toJSDate() > until) {
        break
      }
      if (time.toJSDate() < now) {
        continue
      }
      const { item, startDate } = event.getOccurrenceDetails(time)
      if (!isCalledOff(item)) {
        yield { event: item, start: startDate, uid: `${event.uid ?? ''} ${time}` }
      }
    }
  }
}

const isCalledOff = ({ component }: ICAL.Event) =>
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED'

/** One without a date is of no use, and breaks the others. */
const hasStart = ({ component }: ICAL.Event) =>
  component.getFirstPropertyValue('dtstart') instanceof ICAL.Time

type Of = { home: string; uid: string; line: number }

function toShow(event: ICAL.Event, start: ICAL.Time, { home, uid, line }: Of): FoundShow {
  const pad = (number: number) => String(number).padStart(2, '0')
  const date = `${String(start.year).padStart(4, '0')}-${pad(start.month)}-${pad(start.day)}`
  const time = start.isDate ? usualTime : `${pad(start.hour)}:${pad(start.minute)}`
  const property = event.component.getFirstProperty('dtstart')
  const tzid = String(property?.getParameter('tzid') ?? '')
  const isUtc = start.zone === ICAL.Timezone.utcTimezone
  const zone = start.isDate ? '' : isTimeZone(tzid) && tzid ? tzid : ''
  const url = String(event.component.getFirstPropertyValue('url') ?? '').trim()
  const place = readLocation(event.location ?? '')
  return {
    ...place,
    uid,
    line,
    written: [date, event.summary].filter(Boolean).join(', '),
    date,
    time,
    moment: isUtc
      ? `${date}T${time}:00Z`
      : zone
        ? dateTimeAt(`${date}T${time}`, zone).toISOString()
        : null,
    timeZone: '',
    home: zone || home,
    title: (event.summary ?? '').trim().slice(0, titleMax),
    link: url.length <= linkMax && safeUrl(url) !== 'about:blank' ? url : '',
  }
}
