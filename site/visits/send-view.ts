import { callApi } from '@/site/api/client'
import { readPreview } from '@/site/api/preview'
import { noteVisitOrigin } from '@/site/visits/visit-source'

/** Tells that the page is read, and where the visit came from; nothing about the visitor. */
export async function sendView(profileId: string): Promise<void> {
  // Who asked not to be counted, by Do Not Track or Global Privacy Control, the server leaves out.
  const visit = readPreview() ? null : noteVisitOrigin()
  if (visit) {
    await callApi({
      path: '/public/visits',
      method: 'POST',
      body: { profileId, path: location.pathname, ...visit.origin, isNew: visit.isNew },
      auth: false,
      keepalive: true,
    })
  }
}
