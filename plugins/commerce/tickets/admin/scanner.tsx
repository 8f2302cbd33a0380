'use client'

import { useEffect, useRef, useState } from 'react'
import styles from '@/plugins/commerce/tickets/admin/door.module.css'
import { limits } from '@/src/core/limits'
import { ticketsAnswers } from '@/src/core/messages/tickets-answers'

type Props = {
  /** While the last ticket is asked about. */
  isPaused: boolean
  onCode: (code: string) => void
}

/** The phone's camera, once it is asked for. What it sees never leaves the phone. */
export function Scanner({ isPaused, onCode }: Props) {
  const [isOn, setOn] = useState(false)
  const [problem, setProblem] = useState('')
  const video = useRef<HTMLVideoElement>(null)
  const paused = useRef(isPaused)
  // The ticket that was let in is still held up, and must not be refused for it.
  const last = useRef({ code: '', at: 0 })

  useEffect(() => {
    paused.current = isPaused
  }, [isPaused])

  useEffect(() => {
    const element = video.current
    if (!isOn || !element) {
      return
    }
    const over = new AbortController()
    const run = async () => {
      try {
        const { watchCamera } = await import('@/plugins/commerce/tickets/admin/watch-camera')
        await watchCamera(element, {
          signal: over.signal,
          onCode: (code) => {
            if (paused.current) {
              return
            }
            const { code: before, at } = last.current
            const now = Date.now()
            last.current = { code, at: now }
            if (code !== before || now - at > limits.ticket.sameScanMs) {
              paused.current = true
              onCode(code)
            }
          },
        })
      } catch (error) {
        if (!over.signal.aborted) {
          setProblem(problemOf(error))
          setOn(false)
        }
      }
    }
    void run()
    return () => over.abort()
  }, [isOn, onCode])

  return (
    <section className={styles.scanner} aria-label="Camera">
      {isOn && <video ref={video} className={styles.video} muted playsInline />}
      <button
        type="button"
        className={styles.button}
        onClick={() => {
          setProblem('')
          setOn(!isOn)
        }}
      >
        {isOn ? 'Stop the camera' : 'Scan with the camera'}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}

function problemOf(error: unknown): string {
  const { camera } = ticketsAnswers
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError') {
    return camera.refused
  }
  return name === 'NotFoundError' ? camera.none : camera.failed
}
