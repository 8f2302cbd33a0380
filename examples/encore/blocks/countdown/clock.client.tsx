'use client'

import { useEffect, useState } from 'react'
import styles from '@/examples/encore/blocks/countdown/countdown.module.css'

const parts = ['days', 'hours', 'minutes', 'seconds'] as const

type Props = {
  /** ISO with time zone. */
  moment: string
  /** Stands here before the script runs, and for those who have none. */
  date: string
  afterwards: string
}

/** Days, hours, minutes and seconds that tick. The page itself is the same for everyone, so it starts as a date. */
export function Clock({ moment, date, afterwards }: Props) {
  const [now, setNow] = useState<number | null>(null)

  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])

  if (now === null) {
    return (
      <time className={styles.date} dateTime={moment}>
        {date}
      </time>
    )
  }
  const left = timeLeft(now, new Date(moment).getTime())
  return left ? (
    <div className={styles.clock} role="timer" aria-label={`Until ${date}`}>
      {parts.map((part) => (
        <span key={part}>
          <b>{left[part]}</b>
          {part}
        </span>
      ))}
    </div>
  ) : (
    <p className={styles.date}>{afterwards}</p>
  )
}

type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/** What is left of the time until a moment; null once it has come. Both in milliseconds. */
export function timeLeft(now: number, moment: number): TimeLeft | null {
  const total = Math.ceil((moment - now) / 1000)
  if (total <= 0) {
    return null
  }
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}
