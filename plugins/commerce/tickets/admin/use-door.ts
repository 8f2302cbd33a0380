'use client'

import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { callDoorApi } from '@/plugins/commerce/tickets/admin/call-door-api'
import type {
  CheckInReply,
  GuestCounts,
  UndoReply,
} from '@/src/core/contracts/events/ticket-answers'
import type { CheckInBody } from '@/src/core/contracts/events/tickets'
import { ticketsAnswers } from '@/src/core/messages/tickets-answers'

/** What the door says to the last ticket; `failed` when nobody knows. */
export type CheckInResult =
  | {
      kind: 'answer'
      reply: CheckInReply
      /** It was asked about before, and the answer never came. */
      isRepeated: boolean
    }
  | { kind: 'undone'; name: string }
  | { kind: 'failed'; title: string; text: string; again: () => void }

const { door } = ticketsAnswers

/** The calls of the door, one at a time, what came of the last one, and the code that is being typed. */
export function useDoor(base: string) {
  const [verdict, setVerdict] = useState<CheckInResult | null>(null)
  const [counts, setCounts] = useState<GuestCounts | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [typed, setTyped] = useState('')
  const unanswered = useRef(new Set<string>())
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  )

  const ask = useCallback(
    async (body: CheckInBody) => {
      const { ticket } = body
      setBusy(true)
      const { answer, problem } = await callDoorApi<CheckInReply>(`${base}/check-in`, body)
      if (answer) {
        setCounts(answer.counts)
        setVerdict({ kind: 'answer', reply: answer, isRepeated: unanswered.current.delete(ticket) })
        setTyped((now) => (now === ticket ? '' : now))
      } else {
        unanswered.current.add(ticket)
        const again = () => void ask(body)
        setVerdict({ kind: 'failed', title: door.failed, text: problem, again })
      }
      navigator.vibrate?.(answer?.result === 'in' ? 80 : [80, 80, 80])
      setBusy(false)
    },
    [base],
  )
  const undo = useCallback(
    async (ticketId: string) => {
      setBusy(true)
      const { answer, problem } = await callDoorApi<UndoReply>(`${base}/check-in/undo`, {
        ticketId,
      })
      if (answer) {
        setCounts(answer.counts)
        setVerdict({ kind: 'undone', name: answer.guest.name || answer.guest.code })
      } else {
        const again = () => void undo(ticketId)
        setVerdict({ kind: 'failed', title: door.undoFailed, text: problem, again })
      }
      setBusy(false)
    },
    [base],
  )
  const clear = useCallback(() => setVerdict(null), [])

  return { verdict, counts, isBusy, isOnline, typed, setTyped, ask, undo, clear, setCounts }
}

function followNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
