'use client'

import { useCallback, useState, useSyncExternalStore } from 'react'
import { askDoor } from '@/plugins/commerce/tickets/admin/ask-door'
import type {
  CheckInBody,
  CheckInReply,
  GuestCounts,
  UndoReply,
} from '@/src/core/contracts/tickets'
import { messages } from '@/src/core/messages'

/** What the door says to the last ticket; `failed` when nobody knows. */
export type Verdict =
  | { kind: 'answer'; reply: CheckInReply }
  | { kind: 'undone'; name: string }
  | { kind: 'failed'; text: string }

/** The calls of the door, one at a time, and what came of the last one. */
export function useDoor(base: string) {
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [counts, setCounts] = useState<GuestCounts | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  )

  const ask = useCallback(
    async (body: CheckInBody) => {
      setBusy(true)
      const { answer, problem } = await askDoor<CheckInReply>(`${base}/check-in`, body)
      if (answer) {
        setCounts(answer.counts)
        setVerdict({ kind: 'answer', reply: answer })
        navigator.vibrate?.(answer.result === 'in' ? 80 : [80, 80, 80])
      } else {
        setVerdict({ kind: 'failed', text: problem })
      }
      setBusy(false)
    },
    [base],
  )
  const undo = useCallback(
    async (ticketId: string) => {
      setBusy(true)
      const { answer, problem } = await askDoor<UndoReply>(`${base}/check-in/undo`, { ticketId })
      if (answer) {
        setCounts(answer.counts)
        setVerdict({ kind: 'undone', name: answer.guest.name || answer.guest.code })
      } else {
        setVerdict({ kind: 'failed', text: problem ?? messages.errors.unknown })
      }
      setBusy(false)
    },
    [base],
  )
  const clear = useCallback(() => setVerdict(null), [])

  return { verdict, counts, isBusy, isOnline, ask, undo, clear, setCounts }
}

function followNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
