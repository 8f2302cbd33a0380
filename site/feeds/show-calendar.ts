import { longText, wordsOf } from '@/site/seo/plain-text'
import type { EventDetail } from '@/src/core/contracts/events/events'
import { calendarFile } from '@/src/core/events/calendar-file'

/**
 * Shows as one calendar.
 *
 * @param url of the site, ending in a slash
 */
export function showCalendar(
  shows: readonly EventDetail[],
  { artist, url, now = new Date() }: { artist: string; url: string; now?: Date },
): string {
  return calendarFile({
    name: `${artist}: shows`,
    now,
    entries: shows.map((event) => calendarEntry(event, url)),
  })
}

/** What a calendar says of a show. */
export function calendarEntry(event: EventDetail, url: string) {
  return {
    event,
    description: wordsOf(event.description, longText),
    url: new URL(`/events/${event.id}`, url).href,
  }
}
