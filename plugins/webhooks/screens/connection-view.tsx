import { loadConnections } from '@/plugins/webhooks/measurement/connections'
import { ConnectionActions } from '@/plugins/webhooks/screens/connection-actions'
import { endpointView } from '@/plugins/webhooks/screens/endpoint-page'
import { AdminLink } from '@/src/admin/admin-link'
import { measurementPath } from '@/src/admin/studio-paths'
import { deliveryStates } from '@/src/core/contracts/webhooks/endpoints'
import { companyNames } from '@/src/core/measurement/companies'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.measurement

/** One company that the chosen site tells of purchases, and what it was sent. */
export const ConnectionView = endpointView(measurementPath, {
  load: loadConnections,
  title: ({ company }) => companyNames[company],
  states: deliveryStates,
  about: ({ endpoint: { company, pixelId }, path }) => (
    <>
      {words.of[company].id}: {pixelId} <AdminLink href={path}>{words.back}</AdminLink>
    </>
  ),
  actions: ({ endpoint, api, url, path }) => (
    <ConnectionActions
      connection={endpoint}
      url={url}
      changeUrl={`${api}/measurement/${endpoint.id}`}
      listPath={path}
    />
  ),
})
