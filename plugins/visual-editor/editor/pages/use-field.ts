import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { OpenEnd } from '@/plugins/visual-editor/editor/save/open-ends'
import { useIsGone } from '@/plugins/visual-editor/editor/shell/use-is-gone'
import { isEnter } from '@/src/core/is-enter'

/**
 * A text that is saved when it is left or Enter is pressed. What the server refuses stays, with the
 * reason; Escape brings back what is saved. An answer that comes late leaves alone what was typed since,
 * and a refusal that comes when the field is gone is told.
 *
 * @param check why it need not be sent at all; '' when nothing speaks against it
 * @param save answers why it was refused, '' when it is saved
 */
export function useField(
  saved: string,
  save: (value: string) => Promise<string>,
  check: (value: string) => string = () => '',
) {
  const { openEnds, commands } = useBuilder()
  const isGone = useIsGone()
  const [draft, setDraft] = useState<string | null>(null)
  const [refusal, setRefusal] = useState('')
  const value = draft ?? saved
  const problem = draft === null ? '' : check(draft) || refusal

  /** On its way to the server; null while nothing is. */
  const sent = useRef<string | null>(null)
  const sending = useRef<Promise<void>>(Promise.resolve())
  const newest = useRef(draft)
  newest.current = draft

  const commit = async (next = value) => {
    const trimmed = next.trim()
    if (trimmed === (sent.current ?? saved)) {
      if (sent.current === null) {
        setDraft(null)
        setRefusal('')
      }
      return
    }
    if (check(trimmed) !== '') {
      return
    }
    sending.current = send(trimmed)
    await sending.current
  }
  const send = async (trimmed: string) => {
    sent.current = trimmed
    const reason = await save(trimmed)
    if (sent.current === trimmed) {
      sent.current = null
    }
    if (reason && isGone.current) {
      commands.tell(reason)
    }
    if (newest.current === null || newest.current.trim() === trimmed) {
      setRefusal(reason)
      setDraft(reason ? trimmed : null)
    }
  }

  // Who leaves without leaving the field first loses nothing that could be saved.
  const now = useRef({ isOpen: false, isRefused: false, commit })
  now.current = {
    isOpen: draft !== null && draft.trim() !== saved,
    isRefused: refusal !== '',
    commit,
  }
  useEffect(() => {
    const finish = async () => {
      await sending.current
      if (now.current.isOpen) {
        await now.current.commit()
      }
    }
    const end: OpenEnd = { kind: 'typed', isOpen: () => now.current.isOpen, finish }
    openEnds.add(end)
    return () => {
      openEnds.delete(end)
      // What was refused and read is not sent again.
      if (!now.current.isRefused) {
        void finish()
      }
    }
  }, [openEnds])

  return {
    value,
    problem,
    commit,
    input: {
      value,
      onChange: (event: { target: { value: string } }) => {
        setDraft(event.target.value)
        setRefusal('')
      },
      onBlur: () => void commit(),
      onKeyDown: (event: KeyboardEvent) => {
        if (isEnter(event) && event.target instanceof HTMLInputElement) {
          void commit()
        }
        if (event.key === 'Escape' && draft !== null) {
          event.stopPropagation()
          setDraft(null)
          setRefusal('')
        }
      },
    },
  }
}
