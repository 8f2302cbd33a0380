'use client'

import { useSyncExternalStore } from 'react'

/**
 * A parameter of the address, for pages that are the same for everyone: nothing while the page is
 * static HTML, its value right after. Unlike Next's hook it leaves the static HTML whole.
 */
export function useQueryParam(name: string): string | null {
  return useSyncExternalStore(
    followAddress,
    () => new URLSearchParams(window.location.search).get(name),
    () => null,
  )
}

function followAddress(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  return () => window.removeEventListener('popstate', onChange)
}
