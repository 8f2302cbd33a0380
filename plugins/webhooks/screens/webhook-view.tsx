import { endpointView } from '@/plugins/webhooks/screens/endpoint-page'
import { WebhookActions } from '@/plugins/webhooks/screens/webhook-actions'
import { loadWebhooks } from '@/plugins/webhooks/webhooks'
import { AdminLink } from '@/src/admin/admin-link'
import { webhooksPath } from '@/src/admin/studio-paths'
import { deliveryStates } from '@/src/core/contracts/webhooks/endpoints'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** One webhook of the chosen site, and what it was sent. */
export const WebhookView = endpointView(webhooksPath, {
  load: loadWebhooks,
  title: ({ url }) => url,
  // Nobody is asked for consent to it.
  states: deliveryStates.filter((state) => state !== 'withdrawn'),
  about: ({ endpoint, path }) => (
    <>
      {endpoint.events.join(' · ')} <AdminLink href={path}>{ownerMessages.webhooks.back}</AdminLink>
    </>
  ),
  actions: ({ endpoint, url, path }) => (
    <WebhookActions webhook={endpoint} url={url} listPath={path} />
  ),
})
