'use client'

import { useRouter } from 'next/navigation'

/** Goes to an address the server named: softly within the site, so that music plays on. */
export function useNavigate(): (url: string) => void {
  const router = useRouter()
  return (url) => {
    const target = new URL(url, window.location.href)
    if (target.origin === window.location.origin) {
      router.push(target.pathname + target.search + target.hash)
    } else {
      window.location.assign(target.href)
    }
  }
}
