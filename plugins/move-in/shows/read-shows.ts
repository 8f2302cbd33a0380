import type { FoundItem, Importer } from '@/plugins/_kit/importer'
import { refuseFile } from '@/plugins/move-in/files/refuse-file'
import type { FoundShow } from '@/plugins/move-in/shows/found-show'
import { readShowCalendar } from '@/plugins/move-in/shows/read-show-calendar'
import { readShowCsv } from '@/plugins/move-in/shows/read-show-csv'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { safeUrl } from '@/src/core/urls/safe-url'

const words = ownerMessages.shows

/** The shows in a calendar or a table. */
export const readShows: Importer['read'] = async function* (file) {
  const text = await file.text()
  if (text.length > studioLimits.shows.importBytes) {
    throw refuseFile(words.fileTooLarge)
  }
  const isCalendar = /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)
  const found = isCalendar ? readShowCalendar(text, new Date()) : await readShowCsv(text)
  const atPlace = new Map<string, string[]>()
  for (const show of found) {
    yield itemOf(show, show.uid.trim() || keyOf(show, atPlace))
  }
}

/** Without its time, which is what changes most; of several at one place on one day it is the first, second, … */
function keyOf(
  { date, written, time, moment, venue, city }: FoundShow,
  atPlace: Map<string, string[]>,
) {
  const day = [date || written, ...[venue, city].map((each) => each.trim().toLowerCase())].join(
    '\n',
  )
  const times = atPlace.get(day) ?? []
  atPlace.set(day, times)
  const at = moment ?? time
  if (!times.includes(at)) {
    times.push(at)
  }
  return `${day}\n${times.indexOf(at)}`
}

function itemOf({ line, written, uid: _, ...row }: FoundShow, key: string): FoundItem {
  const title = [row.title, written].filter(Boolean).join(', ') || `Line ${line}`
  if (row.date === '') {
    return { key, title, leaveOut: words.unreadDate }
  }
  const link = safeUrl(row.link) === 'about:blank' ? '' : row.link
  const moment = row.moment && !Number.isNaN(Date.parse(row.moment)) ? row.moment : null
  return {
    key,
    title,
    make: {
      kind: 'show',
      ...row,
      link,
      moment: moment && new Date(moment).toISOString(),
    },
  }
}
