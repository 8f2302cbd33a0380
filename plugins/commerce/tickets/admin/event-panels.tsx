'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { CancelledPanel } from '@/src/admin/shows/cancelled-panel'
import { RescheduledPanel } from '@/src/admin/shows/rescheduled-panel'

/** In the plain form of an event: what is to be done for those who have tickets. */
export function EventPanels() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { config } = useConfig()
  const eventId = id ? String(id) : null
  const isCancelled = savedDocumentData?.status === 'cancelled'
  return (
    <>
      <CancelledPanel eventId={isCancelled ? eventId : null} apiPath={config.routes.api} />
      <RescheduledPanel
        eventId={eventId}
        savedAt={String(savedDocumentData?.updatedAt)}
        apiPath={config.routes.api}
      />
    </>
  )
}
