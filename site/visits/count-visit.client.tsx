'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { callApi } from '@/site/api/client'
import { readPreview } from '@/site/api/preview'
import { noteVisitOrigin } from '@/site/visits/visit-source'

/** Counts each page that is read, by where the visit came from. Sends nothing about the visitor, and draws nothing. */
export function CountVisit({ profileId }: { profileId: string }) {
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page counts once
  useEffect(() => whenShown(() => sendView(profileId)), [profileId, pathname])
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

function sendView(profileId: string): void {
  // Who asked not to be counted, by Do Not Track or Global Privacy Control, the server leaves out.
  const visit = readPreview() ? null : noteVisitOrigin()
  if (visit) {
    // A view that is not counted is no trouble to anybody.
    callApi({
      path: '/public/visits',
      method: 'POST',
      body: { profileId, path: location.pathname, ...visit.origin, isNew: visit.isNew },
      auth: false,
      keepalive: true,
    }).catch(() => undefined)
  }
}
