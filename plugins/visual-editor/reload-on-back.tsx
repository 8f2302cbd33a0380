import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'

const opened = new WeakSet<object>()

type Props = {
  /** What the server handed over: an object of its own for each answer. */
  payload: object
  children: ReactNode
}

/**
 * Opens what the server handed over a single time. On the browser's Back and Forward Next shows the answer
 * of the former visit again, as it was before anything was saved; edited further, it would be saved
 * over the newer work. So the server is asked again first.
 */
export function ReloadOnBack({ payload, children }: Props) {
  const router = useRouter()
  // Decided on opening: a refresh while the editor is open leaves it as it is.
  const [stale] = useState(() => (opened.has(payload) ? payload : null))
  const isStale = payload === stale

  useEffect(() => {
    opened.add(payload)
    if (isStale) {
      router.refresh()
    }
  }, [payload, isStale, router])

  return isStale ? null : children
}
