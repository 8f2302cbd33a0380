'use client'

import { useEffect, useState } from 'react'
import { callDoorApi } from '@/plugins/commerce/tickets/admin/call-door-api'
import styles from '@/plugins/commerce/tickets/admin/door.module.css'
import type { Guest, GuestCounts, GuestList } from '@/src/core/contracts/events/ticket-answers'
import { limits } from '@/src/core/limits'

type Props = {
  base: string
  /** How many are in: the list is read again when somebody else came. */
  inside: number
  onCounts: (counts: GuestCounts) => void
  onCheckIn: (ticketId: string) => void
  onUndo: (ticketId: string) => void
}

/** Everybody with a ticket, to be found by name and let in by hand. */
export function GuestSearch({ base, inside, onCounts, onCheckIn, onUndo }: Props) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [list, setList] = useState<GuestList | null>(null)
  const [problem, setProblem] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: `inside` asks again
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(
      async () => {
        const query = new URLSearchParams({ search, page: String(page) })
        const { answer, problem } = await callDoorApi<GuestList>(`${base}/guests?${query}`)
        if (isCurrent) {
          setProblem(problem ?? '')
          if (answer) {
            setList(answer)
            onCounts(answer.counts)
          }
        }
      },
      search ? limits.searchDebounceMs : 0,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [base, inside, search, page, onCounts])

  const pages = list ? Math.ceil(list.total / list.pageSize) : 1
  return (
    <section className={styles.form} aria-label="Guests">
      <label htmlFor="guest-search">Name, email or code</label>
      <input
        id="guest-search"
        className={styles.input}
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => {
          setSearch(target.value)
          setPage(1)
        }}
      />
      {problem && <p role="alert">{problem}</p>}
      {list?.total === 0 && <p>{search ? 'Nobody found' : 'No tickets sold yet'}</p>}
      <ul className={styles.guests}>
        {list?.guests.map((guest) => (
          <GuestRow key={guest.ticketId} guest={guest} onCheckIn={onCheckIn} onUndo={onUndo} />
        ))}
      </ul>
      {pages > 1 && (
        <div className={styles.row}>
          <button
            type="button"
            className={styles.button}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            Back
          </button>
          <span>
            {page} of {pages}
          </span>
          <button
            type="button"
            className={styles.button}
            disabled={page === pages}
            onClick={() => setPage(page + 1)}
          >
            More
          </button>
        </div>
      )}
    </section>
  )
}

type RowProps = Pick<Props, 'onCheckIn' | 'onUndo'> & { guest: Guest }

function GuestRow({ guest, onCheckIn, onUndo }: RowProps) {
  const { ticketId, name, email, kind, code, state } = guest
  const isIn = state === 'used'
  return (
    <li>
      <span>
        <b>{name || email}</b>
        <small>{[kind, code].filter(Boolean).join(', ')}</small>
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label={`${isIn ? 'Undo' : 'Let in'} ${name || email}, ${code}`}
        onClick={() => (isIn ? onUndo : onCheckIn)(ticketId)}
      >
        {isIn ? 'Undo' : 'Let in'}
      </button>
    </li>
  )
}
