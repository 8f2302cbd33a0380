import { zonedIso } from '@/src/core/events/event-date'
import { dateTimeAt } from '@/src/core/events/time-zone'

type When = { date: string; time: string; timeZone: string; city: string }

/** `America/Denver` as people say it: `Denver`. */
export function zoneName(timeZone: string): string {
  return timeZone.split('/').slice(1).reverse().join(', ').replaceAll('_', ' ') || timeZone
}

/** `20:00 in Denver, 04:00 the next day for you`; empty while there is no date or time. */
export function zoneLabel({ date, time, timeZone, city }: When, own: string): string {
  const moment = date && time ? dateTimeAt(`${date}T${time}`, timeZone) : null
  if (!moment || Number.isNaN(moment.getTime())) {
    return ''
  }
  const there = zonedIso(moment.toISOString(), timeZone)
  const here = zonedIso(moment.toISOString(), own)
  const said = `${there.slice(11, 16)} in ${city.trim() || zoneName(timeZone)}`
  if (here === there) {
    return `${said}, and for you`
  }
  const days = here.slice(0, 10).localeCompare(there.slice(0, 10))
  const day = days === 0 ? '' : days > 0 ? ' the next day' : ' the day before'
  return `${said}, ${here.slice(11, 16)}${day} for you`
}
