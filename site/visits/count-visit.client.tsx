'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Counts each page that is read, by where the visit came from. Draws nothing. */
export function CountVisit({ profileId }: { profileId: string }) {
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page counts once
  useEffect(
    () =>
      whenShown(() => {
        // Loaded once the page works. A view that is not counted is no trouble to anybody.
        import('@/site/visits/send-view')
          .then(({ sendView }) => sendView(profileId))
          .catch(() => undefined)
      }),
    [profileId, pathname],
  )
  return null
}

/** Browsers make pages in advance that nobody may ever open. */
function whenShown(run: () => void): (() => void) | undefined {
  if (!(document as Document & { prerendering?: boolean }).prerendering) {
    run()
    return
  }
  document.addEventListener('prerenderingchange', run, { once: true })
  return () => document.removeEventListener('prerenderingchange', run)
}
