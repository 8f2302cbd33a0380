'use client'

import { useSyncExternalStore } from 'react'
import { sayDate, sayDay, sayMoment } from '@/src/admin/dates/say-date'

const forms = {
  moment: sayMoment,
  date: sayDate,
  day: sayDay,
} as const

type Props = {
  iso: string
  /** With the time, without it, or a day that is the same for everybody. */
  form?: keyof typeof forms
}

const never = () => () => undefined

/** A moment by the clock and in the words of who looks at it: the one form of the whole admin. */
export function LocalTime({ iso, form = 'moment' }: Props) {
  const say = forms[form]
  // The server knows neither clock nor country of the reader.
  const text = useSyncExternalStore(
    never,
    () => say(iso),
    () => say(iso, { locale: 'en-GB', timeZone: 'UTC' }),
  )
  return <time dateTime={iso}>{text}</time>
}
