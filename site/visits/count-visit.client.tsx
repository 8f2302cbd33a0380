'use client'

import { useEffect } from 'react'
import { callApi } from '@/site/api/client'
import { readPreview } from '@/site/api/preview'
import { noteVisitSource } from '@/site/visits/visit-source'

/** Counts a visit once, by where it came from. Sends nothing about the visitor, and draws nothing. */
export function CountVisit({ profileId }: { profileId: string }) {
  useEffect(() => {
    if (readPreview()) {
      return
    }
    const source = noteVisitSource()
    if (source) {
      // A visit that is not counted is no trouble to anybody.
      callApi({
        path: '/public/visits',
        method: 'POST',
        body: { profileId, source },
        auth: false,
        keepalive: true,
      }).catch(() => undefined)
    }
  }, [profileId])
  return null
}
