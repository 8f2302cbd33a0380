import { useEffect } from 'react'

/**
 * Keeps unsaved work when someone leaves: reloading and closing ask first; going back first saves,
 * and stays here when that is not possible.
 *
 * @param isDirty whether something is not saved yet
 * @param save saves it; answers whether that worked
 */
export function useLeaveGuard(isDirty: () => boolean, save: () => Promise<boolean>): void {
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
        if (isLeaving || isSentinel(event.state)) {
          return
        }
        event.stopImmediatePropagation()
        if (isDirty()) {
          history.pushState({ ...history.state, builderSentinel: true }, '', here)
          void save().then((isSaved) => isSaved && leave(2))
        } else {
          leave(1)
        }
      },
      { capture: true, signal },
    )
    return () => listening.abort()
  }, [isDirty, save])
}

function isSentinel(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'builderSentinel' in state
}
