import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { PendingItem } from '@/plugins/visual-editor/editor/save/leaving/pending-work'
import { useIsUnmounted } from '@/src/admin/ui/use-has-been-visible'
import { isEnter } from '@/src/core/is-enter'

/**
 * A text that is saved when it is left or Enter is pressed. What the server refuses stays, with the
 * reason; Escape brings back what is saved. An answer that comes late leaves alone what was typed since,
 * and a refusal that comes when the field is gone is told.
 *
 * @param check why it need not be sent at all; '' when nothing speaks against it
 * @param save answers why it was refused, '' when it is saved; told what was saved when the typing began
 * @param tidy what is meant by what was typed
 */
export function useField(
  saved: string,
  save: (value: string, base: string) => Promise<string>,
  check: (value: string) => string = () => '',
  tidy: (typed: string) => string = trimmed,
) {
  const { pendingWork, commands } = useBuilder()
  const isGone = useIsUnmounted()
  const [draft, setDraft] = useState<string | null>(null)
  const [refusal, setRefusal] = useState('')
  const value = draft ?? saved
  const problem = draft === null ? '' : check(tidy(draft)) || refusal

  /** On its way to the server; null while nothing is. */
  const sent = useRef<string | null>(null)
  const sending = useRef<Promise<void>>(Promise.resolve())
  // A field that is gone is not drawn again: what became of it is known from here.
  const newest = useRef({ draft, refusal })
  newest.current = { draft, refusal }
  const stored = useRef(saved)
  stored.current = saved
  const begun = useRef(saved)
  const put = (next: string | null, reason = '') => {
    newest.current = { draft: next, refusal: reason }
    setDraft(next)
    setRefusal(reason)
  }

  const commit = async (next = value) => {
    const meant = tidy(next)
    if (meant === (sent.current ?? stored.current)) {
      if (sent.current === null) {
        put(null)
      }
      return
    }
    if (check(meant) !== '') {
      return
    }
    sending.current = send(meant)
    await sending.current
  }
  const send = async (meant: string) => {
    sent.current = meant
    const reason = await save(meant, begun.current)
    if (!reason) {
      stored.current = meant
      begun.current = meant
    }
    if (sent.current === meant) {
      sent.current = null
    }
    if (reason && isGone.current) {
      commands.tell(reason)
    }
    const typed = newest.current.draft
    if (typed === null || tidy(typed) === meant) {
      put(reason ? meant : null, reason)
    }
  }

  // Who leaves without leaving the field first loses nothing that could be saved.
  const latestCommit = useRef(commit)
  latestCommit.current = commit
  useEffect(() => {
    const isOpen = () => {
      const typed = newest.current.draft
      return sent.current !== null || (typed !== null && tidy(typed) !== stored.current)
    }
    const finish = async (isRefusedToo: boolean) => {
      await sending.current
      if (isOpen() && (isRefusedToo || newest.current.refusal === '')) {
        await latestCommit.current()
      }
    }
    const end: PendingItem = { kind: 'typed', isOpen, finish: () => finish(true) }
    pendingWork.add(end)
    return () => {
      pendingWork.delete(end)
      void finish(false)
    }
  }, [pendingWork, tidy])

  return {
    value,
    problem,
    commit,
    input: {
      value,
      onChange: (event: { target: { value: string } }) => {
        if (newest.current.draft === null) {
          begun.current = stored.current
        }
        put(event.target.value)
      },
      onBlur: () => void commit(),
      onKeyDown: (event: KeyboardEvent) => {
        if (isEnter(event) && event.target instanceof HTMLInputElement) {
          void commit()
        }
        if (event.key === 'Escape' && draft !== null) {
          event.stopPropagation()
          put(null)
        }
      },
    },
  }
}

const trimmed = (typed: string) => typed.trim()
