import { useEffect } from 'react'

/**
 * Keeps unsaved work when someone leaves: reloading and closing ask first; so does going back, in the
 * editor's own way.
 *
 * @param isDirty whether something is not saved yet
 * @param tryLeave saves it, then goes; does not go when that is not possible and nobody insists
 */
export function useLeaveGuard(
  isDirty: () => boolean,
  tryLeave: (go: () => void) => Promise<void>,
): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener(
      'beforeunload',
      (event) => {
        if (isDirty()) {
          event.preventDefault()
        }
      },
      { signal },
    )
    // Back is a soft navigation that nothing announces: one entry more gives a chance to save.
    const here = location.href
    if (!isSentinel(history.state)) {
      history.pushState({ ...history.state, builderSentinel: true }, '', here)
    }
    // Its own steps through the history are none to stop.
    let isLeaving = false
    const leave = (steps: number) => {
      isLeaving = true
      history.go(-steps)
    }
    window.addEventListener(
      'popstate',
      (event) => {
        // A refresh takes the mark off an entry; a second one is pushed then, and more are to leave.
        if (isLeaving && location.href === here) {
          event.stopImmediatePropagation()
          leave(1)
          return
        }
        if (isLeaving || isSentinel(event.state)) {
          return
        }
        event.stopImmediatePropagation()
        if (isDirty()) {
          history.pushState({ ...history.state, builderSentinel: true }, '', here)
          void tryLeave(() => leave(2))
        } else {
          leave(1)
        }
      },
      { capture: true, signal },
    )
    return () => listening.abort()
  }, [isDirty, tryLeave])
}

function isSentinel(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'builderSentinel' in state
}
