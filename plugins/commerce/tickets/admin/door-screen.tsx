'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { CheckInResult } from '@/plugins/commerce/tickets/admin/check-in-result'
import styles from '@/plugins/commerce/tickets/admin/door.module.css'
import { GuestSearch } from '@/plugins/commerce/tickets/admin/guest-search'
import { useDoor } from '@/plugins/commerce/tickets/admin/use-door'
import { limits } from '@/src/core/limits'
import { ticketsAnswers } from '@/src/core/messages/tickets-answers'

/**
 * Lets people in with a phone: scan a ticket, type its code, or find a name. Its title is the page's.
 *
 * @param base where the calls about the event are
 */
export function DoorScreen({ base }: { base: string }) {
  const door = useDoor(base)
  const { ask, undo } = door
  // Also the way of a name on the list, which has an id.
  const onTicket = useCallback((ticket: string) => ask({ ticket }), [ask])

  return (
    <div className={styles.door}>
      <p className={styles.counts}>
        <b>{door.counts?.in ?? '–'}</b> in of {door.counts?.total ?? '–'}
      </p>
      {!door.isOnline && (
        <p className={styles.offline} role="alert">
          No connection. Nobody can be checked in until it is back. Take names on paper meanwhile.
        </p>
      )}
      <CheckInResult
        verdict={door.verdict}
        isBusy={door.isBusy}
        onUndo={undo}
        onNext={door.clear}
      />
      <Scanner isPaused={door.isBusy} onCode={onTicket} />
      <CodeForm code={door.typed} isBusy={door.isBusy} onType={door.setTyped} onCode={onTicket} />
      <GuestSearch
        base={base}
        inside={door.counts?.in ?? 0}
        onCounts={door.setCounts}
        onCheckIn={onTicket}
        onUndo={undo}
      />
      <a className={styles.file} href={`${base}/guests/export`} download>
        Download the list of guests as CSV
      </a>
    </div>
  )
}

type CodeFormProps = {
  /** It stays until the door has answered, so that nobody types it twice. */
  code: string
  isBusy: boolean
  onType: (code: string) => void
  onCode: (code: string) => void
}

/** For tickets that no camera can read. */
function CodeForm({ code, isBusy, onType, onCode }: CodeFormProps) {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim()) {
          onCode(code)
        }
      }}
    >
      <label htmlFor="ticket-code">Code on the ticket</label>
      <div className={styles.row}>
        <input
          id="ticket-code"
          className={styles.input}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="7KQ2-M4XD-9TRB"
          value={code}
          onChange={({ target }) => onType(target.value)}
        />
        <button type="submit" className={styles.button} disabled={isBusy}>
          Check
        </button>
      </div>
    </form>
  )
}

type ScannerProps = {
  /** While the last ticket is asked about. */
  isPaused: boolean
  onCode: (code: string) => void
}

/** The phone's camera, once it is asked for. What it sees never leaves the phone. */
function Scanner({ isPaused, onCode }: ScannerProps) {
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
