'use client'

import { useEffect, useState } from 'react'

/** The id behind a name in the address: of `#post-<id>` for `post-`; null where it names another thing, or none. */
export function useHashId(start: string): string | null {
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    const read = () => {
      const name = window.location.hash.slice(1)
      setId(name.startsWith(start) ? name.slice(start.length) : null)
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [start])
  return id
}
