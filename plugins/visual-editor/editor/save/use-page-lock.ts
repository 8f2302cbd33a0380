import { useCallback, useEffect, useRef, useState } from 'react'
import type { LockCalls } from '@/plugins/visual-editor/editor/save/calls/lock-calls'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import type { LockHolder } from '@/src/core/contracts/pages/page-calls'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const beatMs = 5000
/** Nobody looks at a hidden window; the lock lasts for minutes. */
const hiddenBeatMs = 30_000

export type PageLock = {
  /** Who else has the page; null while it is ours. */
  holder: LockHolder | null
  /** This person has it open in another window, too. */
  isOpenElsewhere: boolean
  /** It was ours before. */
  isTaken: boolean
  /** Answers why it could not be taken over, '' when it is ours. */
  takeOver: () => Promise<string>
}

/**
 * Keeps the page, or the email, to this person while the editor is open, and notices within seconds when somebody
 * takes it over: nothing is sent any more then, and what is unsaved stays in this browser.
 */
export function usePageLock(api: LockCalls, part: SavePart): PageLock {
  const [holder, setHolder] = useState<LockHolder | null>(null)
  const [isTaken, setIsTaken] = useState(false)
  const [isOpenElsewhere, setIsOpenElsewhere] = useState(false)
  const had = useRef(false)

  const ask = useCallback(
    async (takesOver = false) => {
      const answer = await api.lock(takesOver)
      if (answer === undefined) {
        return false
      }
      const { holder: other } = answer
      setIsOpenElsewhere(answer.isOpenElsewhere)
      setHolder((known) => (isSame(known, other) ? known : other))
      const isLocked = part.store.getState().save.kind === 'locked'
      if (other) {
        setIsTaken(had.current)
        part.lock()
      } else {
        had.current = true
        if (isLocked) {
          await part.catchUp()
        }
      }
      return true
    },
    [api, part],
  )

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    // Waits for each answer, so that a slow server is not asked ever more.
    const beat = async () => {
      clearTimeout(timer)
      await ask()
      clearTimeout(timer)
      if (!isOver) {
        timer = setTimeout(() => void beat(), document.hidden ? hiddenBeatMs : beatMs)
      }
    }
    void beat()
    // Payload gives the lock back with every save; a save that was refused tells of another one.
    const stop = part.store.subscribe(({ save }, before) => {
      const isNews =
        save.kind !== before.save.kind && (save.kind === 'saved' || save.kind === 'locked')
      if (isNews && !(save.kind === 'saved' && save.at === null)) {
        void beat()
      }
    })
    const close = () => void api.unlockNow()
    const look = () => document.hidden || void beat()
    window.addEventListener('pagehide', close)
    document.addEventListener('visibilitychange', look)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      stop()
      window.removeEventListener('pagehide', close)
      void api.unlock()
    }
  }, [api, part, ask])

  const takeOver = useCallback(
    async () => ((await ask(true)) ? '' : ownerMessages.editor.notTakenOver),
    [ask],
  )
  return { holder, isOpenElsewhere, isTaken, takeOver }
}

function isSame(one: LockHolder | null, other: LockHolder | null): boolean {
  return one?.name === other?.name && one?.since === other?.since
}
