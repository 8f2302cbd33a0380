'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** A moment as the viewer would say it: `14:02` today, `Fri 14:02` this week, else the day. */
export function LocalTime({ iso }: { iso: string }) {
  // The server does not know the time zone of the viewer.
  const text = useSyncExternalStore(
    never,
    () => say(new Date(iso), new Date()),
    () => iso.slice(0, 10),
  )
  return <time dateTime={iso}>{text}</time>
}

const dayMs = 86_400_000

function say(moment: Date, now: Date): string {
  const time = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (moment.toDateString() === now.toDateString()) {
    return time
  }
  if (now.getTime() - moment.getTime() < 6 * dayMs) {
    return `${moment.toLocaleDateString('en-GB', { weekday: 'short' })} ${time}`
  }
  return moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
}
