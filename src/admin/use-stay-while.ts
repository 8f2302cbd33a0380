import { useEffect } from 'react'

/** Asks before the page is left while something would be lost. */
export function useStayWhile(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) {
      return
    }
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [isBusy])
}
