'use client'

import { useEffect, useState } from 'react'

const options = { dateStyle: 'medium', timeStyle: 'short' } as const

/** A date and time where the artist is, which the server does not know. */
export function DateTime({ iso }: { iso: string }) {
  const [words, setWords] = useState(() => write(iso, 'UTC'))
  useEffect(() => setWords(write(iso)), [iso])
  return <time dateTime={iso}>{words}</time>
}

function write(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en', { ...options, timeZone }).format(new Date(iso))
}
